extension DemoTrial {
    @MainActor static let barTrials: [String: [DemoTrial]] = [
        "bar-hidden": [
            DemoTrial("all-the-way", "all the way", [.thirdToEnd(.popped)], then: .menu),
            DemoTrial("halfway", "halfway, and let go", [.halfway(.cancelled)], then: .stays(barHidden: true)),
        ],
        "bar-shown": [
            DemoTrial(
                "all-the-way", "all the way", [.thirdToEnd(.popped)], then: .on("below-bar-shown", barHidden: true)),
            DemoTrial("halfway", "halfway, and let go", [.halfway(.cancelled)], then: .stays),
            DemoTrial(
                "there-back-there", "there, back, and there again", [.halfway(.cancelled), .thirdToEnd(.popped)],
                then: .on("below-bar-shown", barHidden: true)),
        ],
        "bar-style": [
            DemoTrial(
                "scrolled", "scrolled", [.swipe(.screen(0.5, above: 200), by: 0, down: -240, in: 0.8, nil)],
                then: .stays),
            DemoTrial("halfway", "halfway, and let go", [.halfway(.cancelled)], then: .stays),
            DemoTrial("all-the-way", "all the way", [.thirdToEnd(.popped)], then: .menu),
        ],
        "tabs": [
            DemoTrial(
                "halfway-then-all-the-way", "halfway and let go, then all the way",
                [
                    .tap(.on(.button("Open the tabs"))), .see("In a tab"), .see("Second"),
                    .tap(.on(.button("Push without the tab bar"))), .see("No tab bar"), .miss("Second"),
                    .touch(
                        [TrialFinger(.screen(0.2), [.init(.by(98, 0), 1), .rest(0.2)])], nil),
                    .see("No tab bar"), .miss("Second"),
                    .swipe(.screen(0.2), to: .screen(0.85), nil), .see("Second"),
                    .tap(.on(.button("Close the tabs"))), .miss("Second"),
                ], then: .stays)
        ],
    ]
}
