/// The pop of a zoomed screen by its own gestures, which are on the screen's view (fact C33).
@MainActor
final class ZoomDismissal {
    /// A moment of a gesture, for the question of the app's options.
    struct Moment {
        /// In the window's coordinates.
        var place: CGPoint
        var velocity = CGVector.zero
        /// Whether a scroll view under the fingers scrolls with the same movement.
        var isScroll = false
    }

    private weak var screen: UIViewController?
    private let interaction = ZoomInteraction()
    private(set) lazy var pan = ZoomPanGestureRecognizer(of: self)
    private(set) lazy var pinch = ZoomPinchGestureRecognizer(of: self)

    init(of screen: UIViewController) {
        self.screen = screen
    }

    private var recognizers: [UIGestureRecognizer] { [pan, pinch] }

    func attach(to view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    func detach() {
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    private var controller: UINavigationController? { screen?.enclosingStack(ofPopped: true) }
    private var question: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)? {
        screen?.zoom?.options?.interactiveDismissShouldBegin
    }

    /// Whether the app's options are asked before a gesture begins.
    var hasQuestion: Bool { question != nil }

    /// Whether the screen is on top of a stack that can be popped now.
    private var isReady: Bool {
        guard let screen, let controller, controller.topViewController === screen else { return false }
        return controller.appearance == .appeared && controller.childStorage.count > 1
            && controller.navigationTransition == nil && !controller.hasQueuedChanges
    }

    /// Whether a gesture may begin: as the app's options answer, or else unless a scroll view uses the movement.
    /// Without a screen to pop, none begins.
    func mayBegin(_ moment: Moment) -> Bool {
        let (isReady, willBegin) = (isReady, isReady && !moment.isScroll)
        return answer(moment, willBegin: willBegin) && isReady
    }

    private func answer(_ moment: Moment, willBegin: Bool) -> Bool {
        guard let question, let view = screen?.viewIfLoaded, let window = view.window else { return willBegin }
        let isInWindow = System.current.switches.locatesZoomsInWindow
        let location = isInWindow ? moment.place : view.convert(moment.place, from: window)
        return question(.init(location: location, velocity: moment.velocity, willBegin: willBegin))
    }

    /// A failure requirement can delay a recognizer, so the stack may have changed since it was asked.
    func begin() {
        guard isReady, let controller else { return }
        interaction.wantsInteractiveStart = System.current.switches.zoomsBeginInteractive
        controller.popByZoom(interaction)
    }

    func update(_ progress: CGFloat) {
        if !interaction.wantsInteractiveStart { interaction.pause() }
        interaction.update(progress)
    }

    var percentComplete: CGFloat { interaction.percentComplete }

    func end(finishes: Bool, speed: CGFloat) {
        interaction.completionSpeed = speed
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}

/// The interaction controller of a pop that a zoomed screen's own recognizer drives.
final class ZoomInteraction: UIPercentDrivenInteractiveTransition {
    override var releaseCurve: TimingFunction { Calibration.Navigation.releaseCurve }
}

extension UIViewController {
    /// Called when the screen is on a navigation controller's stack, above another one.
    final func addZoomGestures() {
        guard zoom != nil, zoomDismissal == nil, let view = viewIfLoaded else { return }
        let dismissal = ZoomDismissal(of: self)
        zoomDismissal = dismissal
        dismissal.attach(to: view)
    }

    final func removeZoomGestures() {
        zoomDismissal?.detach()
        zoomDismissal = nil
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
