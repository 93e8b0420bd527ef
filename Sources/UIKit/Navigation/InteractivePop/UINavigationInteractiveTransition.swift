/// The private object behind the pop gestures: target and delegate of the system's recognizers, and the interaction
/// controller of the pop that they drive (facts C18–C23). The name is the one that libraries meet.
final class _UINavigationInteractiveTransition: UIPercentDrivenInteractiveTransition {
    /// Not retained: it says when it ends.
    nonisolated(unsafe) private(set) unowned(unsafe) var controller: UINavigationController?
    let edgeRecognizer: UIScreenEdgePanGestureRecognizer
    let contentRecognizer: UIPanGestureRecognizer?
    private let recognizers: [UIPanGestureRecognizer]
    /// A system may have lost some of these parts; what it has is settled when the controller is made.
    let parts: PrivateParts
    private var gate: PopGestureGate?
    /// The recognizer whose finger moves the pop.
    private var driver: UIPanGestureRecognizer?
    private var progressAtGrab: CGFloat = 0
    /// How far the finger goes for the whole way, in points.
    private var wholeTravel = Inherited<CGFloat>()
    @exclusivity(unchecked)
    private var decision = PopDecision()
    var animatingDelegate: (object: WeakReference, suppliesAnimators: Bool)?

    /// While the gesture calls the controller's pop: the transition made now is its own.
    private(set) var isBeginning = false
    /// While that is somebody else's recognizer: it cannot interrupt a transition, not even on iOS 26.
    private(set) var isBeginningFromOutside = false
    /// Whether that call has led to a transition, which may be over already.
    var hasMadeTransition = false
    /// Whether that call has popped anything.
    private var hasPopped = false
    /// The interaction has begun and has no transition that could end it: it blocks every later one (facts C22, C23).
    private(set) var isDangling = false

    init(controller: UINavigationController) {
        self.controller = controller
        parts = System.current.configuration.privateParts
        edgeRecognizer = EdgePopGestureRecognizer(target: nil, action: nil)
        contentRecognizer =
            System.current.configuration.systemVersion >= 26
            ? ContentPopGestureRecognizer(target: nil, action: nil) : nil
        recognizers = [edgeRecognizer, contentRecognizer].compactMap { $0 }
        super.init()
        let action = parts.contains(.handlerAnswers) ? Self.action : Self.renamedAction
        if !parts.contains(.handlerIsDelegate) { gate = PopGestureGate(handler: self) }
        for recognizer in recognizers {
            recognizer.addTarget(self, action: action)
            recognizer.delegate = gate ?? self
        }
    }

    nonisolated func controllerEnded() {
        controller = nil
    }

    func attach(to view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    override var releaseCurve: TimingFunction { Calibration.Navigation.releaseCurve }

    // MARK: - The gesture

    func handle(_ sender: AnyObject?) {
        // Nearly always.
        if let driver, driver === sender { return follow(driver) }
        guard let pan = sender as? UIPanGestureRecognizer else {
            Exception.raise(
                .invalidArgument,
                "-[\(type(of: sender)) translationInView:]: unrecognized selector sent to instance"
            )
        }
        follow(pan)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed where pan === driver: move(pan)
        case .ended where pan === driver: letGo()
        case .cancelled where pan === driver: abort()
        case .possible, .changed, .ended, .cancelled, .failed: break
        }
    }

    /// Calls the overridable pop and ignores its result (fact C19). What comes of it is the transition just made.
    private func begin(_ pan: UIPanGestureRecognizer) {
        guard let controller, !isDangling else { return }
        let isOwn = recognizers.has(pan)
        if isOwn, grabRunningPop(of: controller, with: pan) { return }
        hasMadeTransition = false
        hasPopped = false
        isBeginning = true
        isBeginningFromOutside = !isOwn
        controller.popViewController(animated: true)
        isBeginning = false
        isBeginningFromOutside = false
        // Nothing was popped: one controller only, or a transition was in the way (facts C22, C23). A pop off the screen is
        // over at once, and leaves nothing to wait for.
        guard hasMadeTransition, hasMovedForward(pan, isOwn: isOwn) else {
            isDangling = hasMadeTransition || !hasPopped
            return
        }
        driver = pan
        progressAtGrab = 0
        decision = PopDecision()
        move(pan)
    }

    /// The controller has popped; perhaps in the gesture's call.
    func notePop() {
        if isBeginning { hasPopped = true }
    }

    /// Without any movement in the pop direction the transition starts and never ends (fact C23).
    private func hasMovedForward(_ pan: UIPanGestureRecognizer, isOwn: Bool) -> Bool {
        let travel = forward(pan.translation(in: pan.view))
        if travel != 0 { return travel > 0 }
        // At the exact hysteresis the velocity tells; the system's own recognizers have asked it before they began.
        return (isOwn || pan.translation(in: pan.view).y == 0) && forward(pan.velocity(in: pan.view)) > 0
    }

    /// From iOS 26 on a pop of the system's own looks can be grabbed again while it runs (fact F2).
    func runningPop(of controller: UINavigationController) -> ViewControllerTransition? {
        guard controller.isInterruptible, let running = controller.navigationTransition,
            let context = running.context, context.phase == .running, running.change.operation == .pop,
            context.animator is NavigationAnimator
        else { return nil }
        return context
    }

    private func grabRunningPop(of controller: UINavigationController, with pan: UIPanGestureRecognizer) -> Bool {
        guard let context = runningPop(of: controller) else { return false }
        transition = context
        context.grab()
        driver = pan
        progressAtGrab = context.percentComplete
        decision = PopDecision()
        move(pan)
        return true
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        let progress = progress(of: pan)
        decision.add(progress: progress, at: System.current.clock.now)
        update(progress)
    }

    private func letGo() {
        driver = nil
        let (finishes, speed) = decision.release(
            progress: percentComplete,
            width: width,
            duration: Calibration.Navigation.duration,
            at: System.current.clock.now
        )
        completionSpeed = speed
        if finishes { finish() } else { cancel() }
    }

    private func abort() {
        driver = nil
        completionSpeed = 1
        cancel()
    }

    private var width: CGFloat { max(controller?.viewIfLoaded?.bounds.width ?? 0, 1) }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        let whole = wholeTravel.current ?? wholeTravel.remember(findWholeTravel())
        return progressAtGrab + pan.translation(in: pan.view).x / whole
    }

    /// Negative in right to left (fact H2).
    private func findWholeTravel() -> CGFloat { controller?.isMirrored == true ? -width : width }

    /// Leftwards in right to left (fact H2).
    func forward(_ vector: CGPoint) -> CGFloat {
        controller?.isMirrored == true ? -vector.x : vector.x
    }
}
