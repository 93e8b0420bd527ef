extension DemoTrial {
    @MainActor static let decisionTrials: [String: [DemoTrial]] = [
        "refuses": [
            DemoTrial(
                "with unsaved changes",
                [.thirdToEnd(.refused(.screenDeclined)), .see("Unsaved changes · asked 1×")], then: .stays),
            DemoTrial(
                "by the back button", [.tap(.on(.backButton)), .see("Unsaved changes · asked 1×")], then: .stays),
            DemoTrial("after saving", [.tap(.on(.button("Save"))), .thirdToEnd(.popped)], then: .menu),
        ],
        "switch": [
            DemoTrial(
                "switched off", [.tap(.on(.button("Swipe back"))), .thirdToEnd(.refused(.disabled))], then: .stays),
            DemoTrial(
                "switched off, from the edge",
                [.tap(.on(.button("Swipe back"))), .edgeToEnd(.refused(.disabled))], then: .stays),
            DemoTrial(
                "switched off and on",
                [.tap(.on(.button("Swipe back"))), .tap(.on(.button("Swipe back"))), .thirdToEnd(.popped)],
                then: .menu),
        ],
        "off": [
            DemoTrial("from inside the third", [.thirdToEnd(.refused(.disabledByScreen))], then: .stays),
            DemoTrial("from the edge", [.edgeToEnd(.refused(.disabledByScreen))], then: .stays),
            DemoTrial("the back button", [.tap(.on(.backButton))], then: .menu),
        ],
        "drawing": [
            DemoTrial(
                "on the pad", [.swipe(.on(.view("pad")), by: 150, in: 0.3, .refused(.excludedView))], then: .stays),
            DemoTrial(
                "below the pad",
                [.swipe(.screen(0.5, above: 110), to: .screen(0.98, above: 110), in: 0.2, .popped)], then: .menu),
        ],
        "container": [
            DemoTrial(
                "the first child, from the middle",
                [.swipe(.screen(0.5), to: .screen(0.98), in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "the second child, from the third",
                [.tap(.on(.button("Show the other child"))), .thirdToEnd(.refused(.outsideArea))], then: .stays),
            DemoTrial(
                "the second child, from the edge",
                [
                    .tap(.on(.button("Show the other child"))),
                    .swipe(.points(5, above: 204), to: .screen(0.85), .popped),
                ], then: .menu),
        ],
        "custom-left-item": [
            DemoTrial("from inside the third", [.thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "from the edge, let go early", [.swipe(.points(6, above: 244), by: 94, in: 1, .cancelled)],
                then: .stays),
            DemoTrial("the item itself", [.tap(.on(.button("Done")))], then: .menu),
        ],
    ]
}

extension TrialStep {
    /// A drag from the strip of UIKit's edge gesture to the opposite side.
    static func edgeToEnd(_ outcome: TrialOutcome) -> TrialStep {
        .swipe(.points(4, above: 244), to: .screen(0.9), outcome)
    }
}
