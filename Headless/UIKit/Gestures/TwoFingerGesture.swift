/// A pinch or a rotation: a continuous gesture of the first two fingers (fact A27).
@MainActor
protocol TwoFingerGesture: UIGestureRecognizer {
    var pair: FingerPair { get set }
}

extension TwoFingerGesture {
    func fingersBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in tracked.dropFirst(2) { ignore(touch, for: event) }
        guard tracked.count == 2, touches.contains(where: { tracked.has($0) }) else { return }
        if isRunning || isBlocked {
            pair.shift(to: tracked)
        } else {
            pair.start(at: tracked, time: event.timestamp)
        }
    }

    func fingersMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count == 2 else { return }
        if isRunning || isBlocked {
            pair.move(to: tracked, time: event.timestamp)
            state = .changed
        } else if pair.begins(at: tracked, time: event.timestamp) {
            state = .began
        }
    }

    func fingersLifted(_ touches: Set<UITouch>, last: UIGestureRecognizer.State) {
        guard tracked.count == touches.count else { return }
        state = isRunning || isBlocked ? last : .failed
    }
}
