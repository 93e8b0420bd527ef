/// The bars' movement that follows a vertical drag (fact C31).
@MainActor
final class BarHiding {
    private unowned let controller: UINavigationController
    private let hides: Bool
    private let timeline = Timeline(interactive: true)
    private let duration = Calibration.Navigation.hideShowBarDuration
    private var progress: TimeInterval = 0
    /// Whether the finger has lifted and the bars complete the movement.
    private var completes = false

    init(_ hides: Bool, of controller: UINavigationController) {
        self.hides = hides
        self.controller = controller
        timeline.perform { controller.hideBarsByGesture(hides) }
    }

    /// - Parameter travel: The finger's translation downwards.
    func move(by travel: CGFloat) {
        let distance = (hides ? -travel : travel) / Calibration.Navigation.hideBarTravel
        progress = TimeInterval(min(1, max(0, distance)))
        timeline.pause(at: progress * duration)
    }

    /// A flick decides by its direction, a finger at rest by its distance.
    func end(velocity: CGFloat) {
        let speed = hides ? -velocity : velocity
        let isFlick = abs(speed) > Calibration.Navigation.hideBarVelocity
        end(completes: isFlick ? speed > 0 : progress > 0.5)
    }

    func end(completes: Bool) {
        self.completes = completes
        let rest = (completes ? 1 - progress : progress) * duration
        timeline.run(to: completes ? duration : 0, duration: rest)
        _ = System.current.clock.schedule(after: rest) { [weak self] in self?.settle() }
    }

    /// Ends the movement at once. Unless it completes, the bars are as before.
    func settle() {
        guard controller.barHidingStorage?.running === self else { return }
        controller.barHidingStorage?.running = nil
        timeline.endAll()
        if !completes { controller.hideBarsByGesture(!hides, animated: false) }
    }
}
