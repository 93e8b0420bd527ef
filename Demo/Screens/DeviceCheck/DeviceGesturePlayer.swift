import UIKit

/// Asks the user for one gesture after the other.
@MainActor final class DeviceGesturePlayer {
    private let bench: DeviceBench
    /// The gestures that are still to be made, with their numbers.
    private var remaining: [(number: Int, gesture: DeviceGesture)]
    private let count: Int
    private let onEnd: () -> Void
    private var current: (gesture: DeviceGesture, observer: DeviceGesture.Observer)?
    /// Whether a gesture has been made, and its result is awaited.
    private var isWaiting = false

    /// Points that a finger moves in a drag. Less is a tap.
    private static let drag: CGFloat = 40

    /// - Parameter isMeasured: Whether an earlier check has measured a gesture's facts.
    init(
        _ gestures: [DeviceGesture], on bench: DeviceBench, isMeasured: (DeviceGesture) -> Bool,
        onEnd: @escaping () -> Void
    ) {
        self.bench = bench
        self.onEnd = onEnd
        count = gestures.count
        remaining = gestures.enumerated().filter { !isMeasured($1) }.map { ($0 + 1, $1) }
    }

    /// Shows the first gesture's instruction.
    func start() {
        let watch = bench.watch
        watch.onBegan = { [weak self] touch in
            guard let self, !isWaiting else { return }
            current?.observer.began(touch)
        }
        watch.onMoved = { [weak self] travel, time in
            guard let self, !isWaiting else { return }
            current?.observer.moved(travel, time)
        }
        watch.onEnded = { [weak self] distance in self?.touchEnded(distance: distance) }
        bench.stage.view.addGestureRecognizer(watch)
        next()
    }

    /// Shows the next gesture's instruction. The present one is left out.
    func next() {
        guard !isWaiting else { return }
        current = nil
        guard !remaining.isEmpty else { return onEnd() }
        let (number, gesture) = remaining.removeFirst()
        let isByHand = number <= DeviceGesture.countByHand
        let progress = isByHand ? "\(number) of \(DeviceGesture.countByHand)" : "\(number) of \(count), if you like"
        let top = bench.reset("\(progress): \(gesture.instruction)")
        top.prompt = gesture.name
        current = (gesture, gesture.prepare(bench, top))
    }

    private func touchEnded(distance: CGFloat) {
        guard let current, !isWaiting, current.gesture.isTap == (distance < Self.drag) else { return }
        // A tap may have been on "Skip".
        isWaiting = !current.gesture.isTap
        bench.wait(1) { [self] in
            isWaiting = false
            guard self.current?.gesture.name == current.gesture.name, current.observer.isAsked() else { return }
            current.observer.ended()
            next()
        }
    }
}
