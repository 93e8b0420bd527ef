import UIKit

extension DemoTrial {
    @MainActor static let deviceTrials: [String: [DemoTrial]] = [
        "device-check": [
            DemoTrial("all-values", "all values", checksDevice(19), then: .stays),
            DemoTrial(
                "all-values-26", "all values, from iOS 26 on", on: TrialDevice(firstSystem: 26), checksDevice(19),
                then: .stays),
            DemoTrial(
                "all-values-27", "all values, from iOS 27 on", on: TrialDevice(firstSystem: 27), checksDevice(19),
                then: .stays),
            DemoTrial(
                "all-values-bar-left", "all values, with a bar at the left", on: .duoUpsideDown, checksDevice(20),
                then: .stays),
        ]
    ]

    private static func checksDevice(_ count: Int) -> [TrialStep] {
        [
            .tap(.on(.button("Check this device"))), .see("B"), .slow(from: 19, by: 120), .slow(from: 21, by: 120),
            .slow(from: 4, by: 195), .slow(from: 4, by: 215), .tap(.on(.button("Done"))),
            .see("All \(count) values agree"), .tap(.on(.button("Copy the table"))),
            .see("Copied: paste the table into an issue"),
        ]
    }
}

extension TrialStep {
    /// A slow drag that starts some points beside the edge and ends with a resting finger.
    fileprivate static func slow(from x: CGFloat, by distance: CGFloat) -> TrialStep {
        .touch([TrialFinger(.points(x), [.init(.by(distance, 0), 1.5), .rest(0.5)])], nil)
    }
}
