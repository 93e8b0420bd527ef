extension DemoTrial {
    @MainActor static let decisionTrials: [String: [DemoTrial]] = [
        "refuses": [
            DemoTrial(
                "unsaved", "with unsaved changes",
                [.thirdToEnd(.refused(.screenDeclined)), .see("Unsaved changes · asked 1×")], then: .stays),
            DemoTrial(
                "back-button", "by the back button", [.tap(.on(.backButton)), .see("Unsaved changes · asked 1×")],
                then: .stays),
            DemoTrial("saved", "after saving", [.tap(.on(.button("Save"))), .thirdToEnd(.popped)], then: .menu),
        ],
        "switch": [
            DemoTrial(
                "off", "switched off", [.tap(.on(.button("Swipe back"))), .thirdToEnd(.refused(.disabled))],
                then: .stays),
            DemoTrial(
                "off-from-edge", "switched off, from the edge",
                [.tap(.on(.button("Swipe back"))), .edgeToEnd(.refused(.disabled))], then: .stays),
            DemoTrial(
                "off-and-on", "switched off and on",
                [.tap(.on(.button("Swipe back"))), .tap(.on(.button("Swipe back"))), .thirdToEnd(.popped)],
                then: .menu),
        ],
        "off": [
            DemoTrial("from-third", "from inside the third", [.thirdToEnd(.refused(.disabledByScreen))], then: .stays),
            DemoTrial("from-edge", "from the edge", [.edgeToEnd(.refused(.disabledByScreen))], then: .stays),
            DemoTrial("back-button", "the back button", [.tap(.on(.backButton))], then: .menu),
        ],
        "drawing": [
            DemoTrial(
                "on-pad", "on the pad", [.swipe(.on(.view("pad")), by: 150, in: 0.3, .refused(.excludedView))],
                then: .stays),
            DemoTrial(
                "on-pad-from-edge", "on the pad, from the edge",
                [.swipe(.on(.view("pad"), x: 0, dx: 4), by: 250, in: 0.3, .refused(.excludedView))], then: .stays),
            DemoTrial(
                "below-pad-from-edge", "below the pad, from the edge",
                [.swipe(.points(4, above: 110), to: .screen(0.9, above: 110), in: 0.3, .popped)], then: .menu),
            DemoTrial(
                "below-pad", "below the pad",
                [.swipe(.screen(0.5, above: 110), to: .screen(0.98, above: 110), in: 0.2, .popped)], then: .menu),
        ],
        "container": [
            DemoTrial(
                "first-child", "the first child, from the middle",
                [.swipe(.screen(0.5), to: .screen(0.98), in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "second-child-from-third", "the second child, from the third",
                [.tap(.on(.button("Show the other child"))), .thirdToEnd(.refused(.outsideArea))], then: .stays),
            DemoTrial(
                "second-child-from-edge", "the second child, from the edge",
                [
                    .tap(.on(.button("Show the other child"))),
                    .swipe(.points(5, above: 204), to: .screen(0.85), .popped),
                ], then: .menu),
        ],
        "back-action": [
            DemoTrial(
                "from-third", "from inside the third", on: .withBackActions, [.thirdToEnd(.refused(.backAction))],
                then: .stays),
            DemoTrial(
                "from-edge", "from the edge", on: .withBackActions, [.edgeToEnd(.refused(.backAction))],
                then: .stays),
            DemoTrial(
                "back-button", "by the back button", on: .withBackActions,
                [.tap(.on(.backButton)), .see("Draft saved: you may leave")], then: .stays),
            DemoTrial(
                "saved", "after saving", on: .withBackActions, [.tap(.on(.backButton)), .thirdToEnd(.popped)],
                then: .menu),
        ],
        "custom-left-item": [
            DemoTrial("from-third", "from inside the third", [.thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "edge-let-go-early", "from the edge, let go early",
                [.swipe(.points(6, above: 244), by: 94, in: 1, .cancelled)],
                then: .stays),
            DemoTrial("item", "the item itself", [.tap(.on(.button("Done")))], then: .menu),
        ],
    ]
}

extension TrialStep {
    /// A drag from the strip of UIKit's edge gesture to the opposite side.
    static func edgeToEnd(_ outcome: TrialOutcome) -> TrialStep {
        .swipe(.points(4, above: 244), to: .screen(0.9), outcome)
    }
}
