/// One operation, repeated for a profiler that counts instructions.
@MainActor
enum Workload: String, CaseIterable {
    case touch, gate, touchDown, decision, swipe, systemArea, plain, views, recognizers, scrollViews

    func run(count: Int) {
        switch self {
        case .touch: decide(.noDecision, count)
        case .gate: decide(.minimalGate, count)
        case .touchDown: decide(.touchDownOnly, count)
        case .decision: decide(.library, count)
        case .swipe: swipe(SwipeTracks.library(), count)
        case .systemArea: swipe(SwipeTracks.library(.system), count)
        case .plain: swipe(SwipeTracks.plain(), count)
        case .views: swipe(.views, count)
        case .recognizers: swipe(.recognizers, count)
        case .scrollViews: swipe(.scrollViews, count)
        }
    }

    private func decide(_ decider: DecisionMoment.Decider, _ count: Int) {
        let moment = DecisionMoment()
        for _ in 0..<count { moment.touch(decider) }
    }

    private func swipe<Controller>(_ track: SwipeTrack<Controller>, _ count: Int) {
        track.fill(to: count + 1)
        track.swipe(count)
    }

    private func swipe(_ crowd: Crowd, _ count: Int) {
        let subject = DeepSubject(depth: 3, under: crowd, 50).subject
        for _ in 0..<count { _ = subject.time(1) }
    }
}
