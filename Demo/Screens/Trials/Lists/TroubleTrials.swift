extension DemoTrial {
    @MainActor static let troubleTrials: [String: [DemoTrial]] = [
        "keyboard": [
            DemoTrial(
                "keyboard-moving", "while the keyboard moves", on: .beforeContentRecognizer,
                [
                    .tap(.on(.textField), thenWait: 0.05),
                    .swipe(
                        .screen(0.2, above: 480), to: .screen(0.9, above: 480), in: 0.3, .popped),
                ], then: .menu),
            DemoTrial(
                "keyboard-moving-26", "while the keyboard moves, on iOS 26 and later", on: .withContentRecognizer,
                [
                    .tap(.on(.textField), thenWait: 0.05),
                    .swipe(
                        .screen(0.2, above: 480), to: .screen(0.9, above: 480), in: 0.3, .refused(.uiKitDeclined)),
                    .thirdToEnd(above: 480, .popped),
                ], then: .menu),
            DemoTrial(
                "keyboard-up-let-go-early", "with the keyboard up, let go early",
                [.tap(.on(.textField)), .swipe(.screen(0.2, above: 480), by: 86, in: 1, .cancelled)], then: .stays),
            DemoTrial(
                "keyboard-up", "with the keyboard up", [.tap(.on(.textField)), .thirdToEnd(above: 480, .popped)],
                then: .menu),
        ],
        "search": [
            DemoTrial(
                "search-active", "while the search is active",
                [
                    .tap(.on(.searchField)), .thirdToEnd(above: 420, .refused(.searchActive)), .type("an"),
                    .see("Mango"), .miss("Apple"),
                ], then: .stays),
            DemoTrial(
                "search-beginning", "as the search begins",
                [
                    .tap(.on(.searchField), thenWait: 0.1),
                    .swipe(
                        .screen(0.2, above: 420), to: .screen(0.85, above: 420), in: 0.15, .refused(.searchActive)),
                ], then: .stays),
            DemoTrial(
                "search-cancelled", "the search cancelled",
                [.tap(.on(.searchField)), .tap(.on(.button("Cancel"))), .thirdToEnd(.popped)], then: .menu),
        ],
        "sheet": [
            DemoTrial(
                "sheet-under-finger", "a sheet comes under a resting finger", on: .beforeInterruptions,
                [
                    .tap(.on(.button("Present a sheet in 2 s")), thenWait: 1.2),
                    .touch(
                        [
                            TrialFinger(
                                .screen(0.2, above: 110), [.rest(1.6), .init(.spot(.screen(0.8, above: 110)), 0.3)])
                        ], .refused(.presenting)),
                    .tap(.on(.button("Dismiss"))), .miss("Dismiss"),
                ], then: .stays),
            DemoTrial(
                "on-sheet", "on the sheet",
                [
                    .tap(.on(.button("Present a sheet in 2 s"))), .see("Dismiss"),
                    // Drags on the sheet in front do not reach the screen behind it.
                    .thirdToEnd(.stayed), .see("Dismiss"), .tap(.on(.button("Dismiss"))), .miss("Dismiss"),
                ], then: .stays),
            DemoTrial(
                "dismissed", "once it is dismissed",
                [
                    .tap(.on(.button("Present a sheet in 2 s"))), .tap(.on(.button("Dismiss"))), .thirdToEnd(.popped),
                ], then: .menu),
        ],
        "hang": hangTrials,
    ]

    @MainActor private static let hangTrials = [
        DemoTrial(
            "at-root", "at the root",
            [.tap(.on(.backButton)), .swipe(.screen(0.1), to: .screen(0.9), .refused(.nothingToPop)), .open("hang")]
                + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "downwards", "downwards",
            [.swipe(.screen(0.2, above: 400), by: 0, down: 250, .refused(.tooSteep))] + .stillWorks(depth: 1),
            then: .stays),
        DemoTrial(
            "to-left", "to the left",
            [.swipe(.screen(0.3), to: .screen(0.02), .refused(.wrongDirection))] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "landscape", "held sideways", on: .landscape,
            [.swipe(.screen(0.45), to: .screen(0.9), .refused(.outsideArea))] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "second-finger", "with a second finger on the way",
            [
                .touch(
                    [
                        TrialFinger(
                            .screen(0.2),
                            [.init(.spot(.screen(0.5)), 0.3), .rest(0.2), .init(.spot(.screen(0.9)), 0.3)]),
                        TrialFinger(
                            .screen(0.3, above: 110), after: 0.3,
                            [.init(.spot(.screen(0.1, above: 110)), 0.2), .rest(0.4)]),
                    ], .popped)
            ], then: .menu),
        DemoTrial(
            "two-fingers", "with two fingers at once",
            [
                // A pan of one finger follows the first one.
                .touch(
                    [
                        TrialFinger(.screen(0.2), [.init(.spot(.screen(0.8)), 0.6)]),
                        TrialFinger(.screen(0.25, above: 110), [.init(.spot(.screen(0.85, above: 110)), 0.6)]),
                    ], .popped), .open("hang"),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "during-push", "while a screen comes", on: .beforeInterruptions,
            [
                .tap(.on(.button("Push")), thenWait: 0.1),
                .swipe(.screen(0.2), to: .screen(0.9), in: 0.15, .refused(.transitioning)), .see("Depth 2"),
            ] + .stillWorks(depth: 2), then: .on("hang", "hang-2")),
        DemoTrial(
            "during-pop", "while a screen goes", on: .beforeInterruptions,
            [
                .tap(.on(.button("Push"))), .tap(.on(.button("Pop")), thenWait: 0.1),
                .swipe(.screen(0.2), to: .screen(0.9), in: 0.15, .refused(.transitioning)), .see("Try to hang it"),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "second-swipe", "again, before the swipe has settled", on: .beforeInterruptions,
            [
                .tap(.on(.button("Push"))),
                .touch([TrialFinger(.screen(0.2), [.init(.spot(.screen(0.7)), 0.2)])], nil, thenWait: 0.05),
                .swipe(.screen(0.2), to: .screen(0.9), in: 0.1, .refused(.transitioning)),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "push-interrupted", "while a screen comes, which goes again", on: .withInterruptions,
            [
                .tap(.on(.button("Push")), thenWait: 0.1), .swipe(.screen(0.2), to: .screen(0.9), in: 0.15, .popped),
                .see("Try to hang it"),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "pop-interrupted", "while a screen goes, and the next goes too", on: .withInterruptions,
            [
                .tap(.on(.button("Push"))), .tap(.on(.button("Pop")), thenWait: 0.1),
                .swipe(.screen(0.2), to: .screen(0.9), in: 0.15, .popped), .open("hang"),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "swipe-interrupted", "again, before the swipe has settled, and the next goes too", on: .withInterruptions,
            [
                .tap(.on(.button("Push"))),
                .touch([TrialFinger(.screen(0.2), [.init(.spot(.screen(0.7)), 0.2)])], nil, thenWait: 0.05),
                .swipe(.screen(0.2), to: .screen(0.9), in: 0.1, .popped), .open("hang"),
            ] + .stillWorks(depth: 1), then: .stays),
        DemoTrial(
            "switched-off", "switched off in mid-drag, which ends as the finger says",
            [
                .tap(.on(.button("Switch the gesture off in 2 s, for 1 s")), thenWait: 1.4),
                .touch(
                    [
                        TrialFinger(
                            .screen(0.2), [.init(.spot(.screen(0.5)), 0.4), .init(.spot(.screen(0.9)), 0.6)])
                    ], .popped),
            ], then: .menu),
    ]
}

extension [TrialStep] {
    /// Checks that the app does not hang: a button works, and so do a push and a pop with a finger.
    fileprivate static func stillWorks(depth: Int) -> [TrialStep] {
        [
            .tap(.on(.button("Alive: 0"))), .see("Alive: 1"), .tap(.on(.button("Push"))), .see("Depth \(depth + 1)"),
            .thirdToEnd(.popped),
        ]
    }
}
