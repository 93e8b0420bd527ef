import UIKit

extension DemoTrial {
    @MainActor static let arbitrationTrials: [String: [DemoTrial]] = [
        "leading-edge": [
            DemoTrial("over-cards", "over the cards in their middle", [.edge(over: "cards", .popped)], then: .menu),
            DemoTrial("over-second-page", "over the second page", [.edge(over: "pages", .popped)], then: .menu),
            DemoTrial("over-map", "over the map", [.edge(over: "map", .popped)], then: .menu),
            DemoTrial(
                "on-cards", "further in, on the cards",
                [.swipe(.on(.view("cards")), by: 150, .refused(.scrollViewOwnsDrag))],
                then: .stays),
        ],
        "map": [
            DemoTrial(
                "on-map", "on the map", [.swipe(.on(.view("map")), by: 120, .refused(.otherGesture)), .see("Moved")],
                then: .stays),
            DemoTrial("below-map", "below the map", [.swipe(.screen(0.3, above: 110), by: 220, .popped)], then: .menu),
            DemoTrial("edge-over-map", "from the edge, over the map", [.edge(over: "map", .popped)], then: .menu),
        ],
        "inner-navigation": [
            DemoTrial(
                "two-screens", "inside, with two screens", on: TrialDevice(lastSystem: 18),
                [.swipe(.screen(0.3, above: 120), by: 200, .refused(.innerNavigation)), .see("Inner second screen")],
                then: .stays),
            DemoTrial(
                "two-screens-26", "inside, with two screens, on iOS 26 and later", on: TrialDevice(firstSystem: 26),
                [.swipe(.screen(0.3, above: 120), by: 240, .refused(.innerNavigation)), .see("Inner first screen")],
                then: .stays),
            DemoTrial(
                "from-edge", "from the edge, inside",
                [.swipe(.points(4, above: 120), by: 320, .refused(.innerNavigation)), .see("Inner first screen")],
                then: .stays),
            DemoTrial(
                "one-screen", "inside, with one screen left",
                [
                    .swipe(.points(4, above: 120), by: 320, .refused(.innerNavigation)),
                    .swipe(.screen(0.3, above: 120), by: 220, .popped),
                ], then: .menu),
        ],
        "zoom": [
            // UIKit's own gesture pops. The library reports only the drags that this gesture does not take.
            DemoTrial(
                "all-the-way", "all the way", on: TrialDevice(firstSystem: 18), [.thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "let-go-early", "slowly, and let go early", on: TrialDevice(firstSystem: 18),
                [.swipe(.screen(0.2), by: 60, in: 1, .cancelled)], then: .stays),
            DemoTrial(
                "forwards", "the wrong way", on: TrialDevice(firstSystem: 18),
                [.swipe(.screen(0.3), to: .screen(0.02), .refused(.systemTransition))], then: .stays),
        ],
        "zoomed-pad": [
            DemoTrial(
                "on-pad", "on the pad", on: TrialDevice(firstSystem: 18),
                [.swipe(.on(.view("pad")), by: 150, in: 0.3, .refused(.excludedView))], then: .stays),
            DemoTrial(
                "pulled-on-pad", "a pull on the pad", on: TrialDevice(firstSystem: 18),
                [.swipe(.on(.view("pad")), by: 0, down: 200, in: 0.3, .refused(.excludedView))], then: .stays),
            DemoTrial(
                "below-pad", "below the pad", on: TrialDevice(firstSystem: 18),
                [.thirdToEnd(above: 110, .popped)], then: .menu),
        ],
        "trackpad": [
            DemoTrial("from-middle", "from the middle", [.trackpad(.screen(0.5), by: 250, .popped)], then: .menu),
            DemoTrial("from-far-side", "from the far side", [.trackpad(.screen(0.9), by: 250, .popped)], then: .menu),
            DemoTrial(
                "wrong-way", "the wrong way", [.trackpad(.screen(0.5), by: -150, .stayed)],
                then: .stays),
            DemoTrial(
                "one-finger", "one finger, from the middle", [.swipe(.screen(0.5), by: 150, .refused(.outsideArea))],
                then: .stays),
        ],
        "unsaved": [
            DemoTrial(
                "discarded", "discarded",
                [
                    .thirdToEnd(.refused(.screenDeclined)), .see("Discard the changes?"),
                    .tap(.on(.button("Discard"))),
                ], then: .menu),
            DemoTrial(
                "kept", "kept, then the back button",
                [
                    .thirdToEnd(.refused(.screenDeclined)), .tap(.on(.button("Keep editing"))),
                    .miss("Discard the changes?"), .tap(.on(.backButton)), .see("Discard the changes?"),
                ], then: .stays),
        ],
        "payment": [
            DemoTrial("from-third", "from inside the third", [.thirdToEnd(.refused(.noWayBack))], then: .stays),
            DemoTrial("from-edge", "from the edge", [.edgeToEnd(.refused(.noWayBack))], then: .stays),
            DemoTrial("finished", "when it is finished", [.tap(.on(.button("Finish the payment")))], then: .menu),
        ],
    ]
}

extension TrialStep {
    /// A scroll with two fingers on a trackpad, with the pointer at `start`.
    fileprivate static func trackpad(
        _ start: TrialSpot, by x: CGFloat, _ outcome: TrialOutcome
    ) -> TrialStep {
        .touch([TrialFinger(start, onTrackpad: true, [.init(.by(x, 0), 0.35)])], outcome)
    }

    /// A drag from the strip of UIKit's edge gesture, at the height of a view.
    fileprivate static func edge(over view: String, _ outcome: TrialOutcome) -> TrialStep {
        .swipe(.on(.view(view), x: 0, dx: 6), by: 300, outcome)
    }
}
