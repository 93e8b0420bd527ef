import UIKit

extension DemoTrial {
    @MainActor static let changeTrials: [String: [DemoTrial]] = [
        "escape": [
            DemoTrial(
                "declined", "declined", [.tap(.on(.button("Escape"))), .see("The escape is handled")], then: .stays),
            DemoTrial(
                "accepted", "accepted", [.tap(.on(.button("This screen declines"))), .tap(.on(.button("Escape")))],
                then: .menu),
        ],
        "minimized-bar": [
            DemoTrial(
                "halfway", "minimized, halfway, and let go", on: .system27, [.scrollDown, .halfway(.cancelled)],
                then: .stays),
            DemoTrial(
                "all-the-way", "minimized, all the way", on: .system27, [.scrollDown, .thirdToEnd(.popped)], then: .menu
            ),
        ],
        "bar-update": [
            DemoTrial(
                "changed-in-swipe", "changed in the middle of a swipe",
                [
                    .tap(.on(.button("Hide the bar in 2 s")), thenWait: 1.4),
                    .touch(
                        [
                            TrialFinger(
                                .screen(0.2),
                                [.init(.spot(.screen(0.5)), 0.4), .rest(0.6), .init(.spot(.screen(0.22)), 0.6)])
                        ], .cancelled),
                ], then: .stays(barHidden: true))
        ],
        "swipe-rows": [
            DemoTrial("closed-row", "a closed row", on: .system27, [.openRow, .see("Pin")], then: .stays),
            DemoTrial(
                "open-row-left", "an open row, to the left", on: .system27,
                [.openRow, .see("Pin"), .swipe(.row("Row 2"), by: -120, in: 0.3, nil), .miss("Pin")], then: .stays),
            DemoTrial(
                "open-row-right", "an open row, to the right", on: .system27, [.openRow, .openRow, .see("Pin")],
                then: .stays),
            DemoTrial("below-rows", "below the rows", on: .system27, [.thirdToEnd(above: 110, .popped)], then: .menu),
        ],
        "undimmed-sheet": [
            DemoTrial(
                "above-sheet", "above the sheet",
                [
                    .tap(.on(.button("Present a half sheet"))), .see("Dismiss"), .thirdToEnd(above: 560, .popped),
                    .see("Dismiss"), .tap(.on(.button("Dismiss"))), .miss("Dismiss"),
                ], then: .menu),
            DemoTrial(
                "on-sheet", "on the sheet",
                [
                    .tap(.on(.button("Present a half sheet"))), .thirdToEnd(.stayed), .see("Dismiss"),
                    .tap(.on(.button("Dismiss"))), .miss("Dismiss"),
                ], then: .stays),
        ],
        "modal": [
            DemoTrial(
                "all-the-way", "all the way, then back to the menu",
                [.see("Close"), .thirdToEnd(nil), .miss("Close"), .thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "let-go-early", "slowly, and let go early",
                [
                    .swipe(.screen(0.2), by: 86, in: 1, nil), .see("Close"), .tap(.on(.button("Close"))),
                    .miss("Close"),
                ], then: .stays),
            DemoTrial(
                "from-middle", "from the middle, then closed and presented again",
                [
                    .swipe(.screen(0.5), to: .screen(0.95), .refused(.outsideArea)), .tap(.on(.button("Close"))),
                    .tap(.on(.button("Present it again"))), .see("Close"), .thirdToEnd(nil), .miss("Close"),
                ], then: .stays),
        ],
        "queue": [
            DemoTrial(
                "two-pushes", "two pushes", [.tap(.on(.button("Push two"))), .see("Second screen")],
                then: .on("queue", "first", "second")),
            DemoTrial(
                "push-and-replace", "a push and a replacement",
                [.tap(.on(.button("Push, and replace"))), .see("Third screen")],
                then: .on("queue", "third")),
        ],
    ]
}

extension TrialDevice {
    fileprivate static let system27 = TrialDevice(firstSystem: 27)
}

extension TrialStep {
    /// A drag to the right on the second row.
    fileprivate static let openRow = swipe(.row("Row 2"), by: 140, in: 0.3, .refused(.otherGesture))
    fileprivate static let scrollDown = swipe(.screen(0.5, above: 200), by: 0, down: -240, in: 0.8, nil)
}
