import UIKit

/// Asks the user for one gesture after the other.
@MainActor final class DeviceGesturePlayer {
    private let bench: DeviceBench
    private var remaining: [DeviceGesture]
    private let count: Int
    private var current: (gesture: DeviceGesture, observer: DeviceGesture.Observer)?
    private let watch = DeviceTouchWatch()
    /// Whether a gesture has been made, and its result is awaited.
    private var isWaiting = false

    /// Points that a finger moves in a drag. Less is a tap.
    private static let drag: CGFloat = 40

    init(_ gestures: [DeviceGesture], on bench: DeviceBench) {
        self.bench = bench
        remaining = gestures
        count = gestures.count
    }

    /// Shows the first gesture's instruction.
    func start() {
        watch.onBegan = { [weak self] touch in
            guard let self, !isWaiting else { return }
            current?.observer.began(touch)
        }
        watch.onMoved = { [weak self] travel, time in
            guard let self, !isWaiting else { return }
            current?.observer.moved(travel, time)
        }
        watch.onEnded = { [weak self] distance in self?.touchEnded(distance: distance) }
        bench.navigationController.view.addGestureRecognizer(watch)
        next()
    }

    /// Shows the next gesture's instruction. The present one is left out.
    func next() {
        guard !isWaiting else { return }
        current = nil
        guard !remaining.isEmpty else {
            show("That was the last one. Press Done.")
            return
        }
        let gesture = remaining.removeFirst()
        let top = show("\(count - remaining.count) of \(count): \(gesture.instruction)")
        current = (gesture, gesture.prepare(bench, top))
    }

    @discardableResult
    private func show(_ text: String) -> DeviceLoggedScreen { bench.reset(text) }

    private func touchEnded(distance: CGFloat) {
        guard let current, !isWaiting, (current.gesture.kind == .drag) == (distance >= Self.drag) else { return }
        isWaiting = true
        bench.wait(1) { [self] in
            isWaiting = false
            guard current.observer.isAsked() else { return }
            current.observer.ended()
            next()
        }
    }
}
