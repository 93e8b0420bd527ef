extension DemoTrial {
    /// `TouchCheckTests` of the UI tests play the gestures.
    @MainActor static let deviceTrials: [String: [DemoTrial]] = [
        "device-check": [
            DemoTrial(
                "first-prompt", "the first prompt, and back",
                [
                    .tap(.on(.button("Check this device"))), .see("B"), .tap(.on(.button("Stop"))),
                    .see("Continue the check"),
                ], then: .stays)
        ]
    ]
}
