import UIKit

extension DemoTrial {
    @MainActor static let deviceTrials: [String: [DemoTrial]] = [
        "device-check": [
            DemoTrial("all-values", "all values", on: .beforeInterruptions, checksDevice(54), then: .stays),
            DemoTrial(
                "all-values-26", "all values, on iOS 26", on: TrialDevice(firstSystem: 26, lastSystem: 26),
                checksDevice(61, interrupts: true), then: .stays),
            DemoTrial(
                "all-values-27", "all values, from iOS 27 on", on: TrialDevice(firstSystem: 27),
                checksDevice(61, interrupts: true), then: .stays),
            DemoTrial(
                "all-values-bar-left", "all values, with a bar at the left", on: .duoUpsideDown,
                checksDevice(60, interrupts: true), then: .stays),
        ]
    ]

    /// - Parameter interrupts: Whether swipes interrupt transitions, as on iOS 26 and later.
    private static func checksDevice(_ count: Int, interrupts: Bool = false) -> [TrialStep] {
        [
            .tap(.on(.button("Check this device"))), .see("B"), .slow(from: 19, by: 120), .slow(from: 21, by: 120),
            .slow(from: 4, by: 195), .slow(from: 4, by: 215), .tap(.on(.button("Next"))),
        ] + gestures(interrupts: interrupts) + [
            .see("That was the last one. Press Done."), .tap(.on(.button("Done"))),
            .see("All \(count) values agree"), .tap(.on(.button("Copy the recording"))),
            .see("Copied: enter your name as the recorder"), .tap(.on(.button("Copy the table"))),
            .see("Copied: paste the table into an issue"),
        ]
    }

    /// The gestures for which the check asks, in their order.
    private static func gestures(interrupts: Bool) -> [TrialStep] {
        let edge = TrialStep.slow(from: 4, by: 220)
        let quick = TrialStep.touch([TrialFinger(.points(4), [.init(.by(200, 0), 0.3)])], nil)
        let content = interrupts ? [.slow(from: 150, by: 200), quick] : []
        return [edge] + content + [edge, edge] + [edge, edge, edge, edge, edge] + [
            .slow(from: 4, by: 80), .slow(from: 4, by: 60, above: 480), .tap(.on(.backButton)),
            .swipe(.on(.view("grey field")), by: 0, down: -90, nil), .swipe(.on(.slider), by: 80, nil),
            .swipe(.on(.text("The row"), dx: 90), by: -150, nil),
            .swipe(.screen(0.5, above: 330), by: 0, down: 200, nil),
        ]
    }
}

extension TrialStep {
    /// A slow drag that starts some points beside the edge and ends with a resting finger.
    fileprivate static func slow(from x: CGFloat, by distance: CGFloat, above bottom: CGFloat = 150) -> TrialStep {
        .touch([TrialFinger(.points(x, above: bottom), [.init(.by(distance, 0), 1.5), .rest(0.5)])], nil)
    }
}
