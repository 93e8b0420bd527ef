/// Pops a zoomed screen: a drag down or in the pop direction, from anywhere in the screen's own view (fact C33).
package final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var screen: UIViewController?
    private let interaction = ZoomInteraction()
    private var motion = ReleaseMotion()

    init(of screen: UIViewController) {
        self.screen = screen
        super.init(target: nil, action: nil)
        name = "UIViewController.zoomSwipe"
        maximumNumberOfTouches = 1
    }

    private var controller: UINavigationController? { screen?.enclosingStack(ofPopped: true) }

    /// The larger of the movements down and in the pop direction, as a fraction.
    private func progress(_ vector: CGPoint) -> CGFloat {
        guard let view else { return 0 }
        let forward = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -vector.x : vector.x
        return max(forward, vector.y) / max(view.bounds.width, 1)
    }

    package override func evaluate(_ travel: CGPoint) -> Decision {
        guard abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis else { return .wait }
        return progress(travel) > 0 && isReady ? .begin : .fail
    }

    /// Whether the screen is on top of a stack that can be popped now.
    private var isReady: Bool {
        guard let screen, let controller, controller.topViewController === screen else { return false }
        return controller.appearance == .appeared && controller.childStorage.count > 1
            && controller.navigationTransition == nil && !controller.hasQueuedChanges
    }

    override func willCallTargets() {
        switch state {
        case .began: begin()
        case .changed: move()
        case .ended: release(isCancelled: false)
        case .cancelled: release(isCancelled: true)
        case .possible, .failed: break
        }
    }

    /// A failure requirement can delay the recognizer, so the stack may have changed since `shouldBegin`.
    private func begin() {
        guard isReady, let controller else { return }
        motion = ReleaseMotion()
        interaction.wantsInteractiveStart = System.current.switches.zoomsBeginInteractive
        controller.popByZoom(interaction)
        move()
    }

    private func move() {
        // The translation is in the window's coordinates, since the transition scales the view.
        let progress = progress(translation(in: nil))
        motion.add(progress: progress, at: System.current.clock.now)
        if !interaction.wantsInteractiveStart { interaction.pause() }
        interaction.update(progress)
    }

    private func release(isCancelled: Bool) {
        let release = motion.release(
            at: interaction.percentComplete, by: .analyzed(width: max(view?.bounds.width ?? 0, 1)),
            time: System.current.clock.now)
        interaction.completionSpeed = isCancelled ? 1 : release.speed
        if release.finishes, !isCancelled { interaction.finish() } else { interaction.cancel() }
    }
}

/// The interaction controller of a pop that a zoomed screen's own recognizer drives.
final class ZoomInteraction: UIPercentDrivenInteractiveTransition {
    override var releaseCurve: TimingFunction { Calibration.Navigation.releaseCurve }
}

extension UIViewController {
    /// Called when the screen is on a navigation controller's stack, above another one.
    final func addZoomPan() {
        guard zoom != nil, zoomPan == nil, let view = viewIfLoaded else { return }
        let pan = ZoomPanGestureRecognizer(of: self)
        zoomPan = pan
        view.addGestureRecognizer(pan)
    }

    final func removeZoomPan() {
        guard let pan = zoomPan else { return }
        zoomPan = nil
        pan.view?.removeGestureRecognizer(pan)
    }
}

extension UINavigationController {
    /// Pops with a transition that belongs to the gesture of a zoomed screen.
    func popByZoom(_ interaction: ZoomInteraction) {
        zoomInteraction = interaction
        popViewController(animated: true)
        zoomInteraction = nil
    }
}
