import Foundation

/// The moment for which the scroll views under a finger hold back the touches of their content: one timer for all that the
/// finger touches, however many lie inside each other.
@MainActor
final class ContentTouchDelay {
    private unowned let environment: GestureEnvironment
    private let start: TimeInterval
    private var waiting: [UIScrollViewDelayedTouchesBeganGestureRecognizer] = []
    private var count = 0
    private var timer: ScheduledWork?

    private init(in environment: GestureEnvironment) {
        self.environment = environment
        start = environment.system.clock.now
        timer = environment.system.clock.schedule(after: Calibration.Scroll.contentTouchDelay) { [weak self] in
            self?.end()
        }
    }

    /// The delay that begins now.
    static func current(in environment: GestureEnvironment) -> ContentTouchDelay {
        if let known = environment.contentTouchDelay, known.timer != nil, known.start == environment.system.clock.now {
            return known
        }
        let delay = ContentTouchDelay(in: environment)
        environment.contentTouchDelay = delay
        return delay
    }

    func add(_ recognizer: UIScrollViewDelayedTouchesBeganGestureRecognizer) {
        waiting.append(recognizer)
        count += 1
    }

    /// Nobody waits for a delay that all have left.
    func leave() {
        count -= 1
        if count == 0 { stop() }
    }

    private func end() {
        let waiting = waiting
        stop()
        environment.changeTogether {
            for recognizer in waiting { recognizer.delayIsOver(self) }
        }
    }

    private func stop() {
        timer?.cancel()
        timer = nil
        waiting = []
        if environment.contentTouchDelay === self { environment.contentTouchDelay = nil }
    }
}
