import Foundation

/// The time for which scroll views delay the touches of their content. All scroll views under a finger share one timer.
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

    /// The delay that begins at the current time.
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

    /// Removing the last recognizer stops the timer.
    func removeRecognizer() {
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
