extension DemoTrial {
    @MainActor static let duoTrials: [String: [DemoTrial]] = [
        "vertical-bar": [
            DemoTrial("beside-bar", "beside the bar", on: .duo, [.thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "bar-left-behind-third", "behind the third, with the bar at the left", on: .duoUpsideDown,
                [.swipe(.points(222), by: 200, .refused(.outsideArea))], then: .stays),
            DemoTrial(
                "bar-left-in-third", "in the third, with the bar at the left", on: .duoUpsideDown,
                [.swipe(.points(200), by: 230, .popped)], then: .menu),
            DemoTrial(
                "on-left-bar", "on the bar at the left", on: .duoUpsideDown,
                [.swipe(.points(50), by: 230, .popped)],
                then: .menu),
            DemoTrial(
                "unfolded-in-swipe", "unfolded in the middle of a swipe", on: .unfoldingDuo,
                [.swipe(.screen(0.2), to: .screen(0.85), in: 0.6, .popped)], then: .menu),
            DemoTrial("phone", "on a phone without such bars", [.thirdToEnd(.popped)], then: .menu),
        ]
    ]
}
