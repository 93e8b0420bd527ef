/// The private object behind the pop gestures: the target and delegate of UIKit's recognizers, and the interaction
/// controller of their pop (facts C18–C23). Libraries find UIKit's object under this name.
final class _UINavigationInteractiveTransition: UIPercentDrivenInteractiveTransition {
    /// Unowned: the controller clears the reference when it is deallocated.
    nonisolated(unsafe) private(set) unowned(unsafe) var controller: UINavigationController?
    let edgeRecognizer: _UIParallaxTransitionPanGestureRecognizer
    let contentRecognizer: _UIParallaxTransitionPanGestureRecognizer?
    let recognizers: [_UIParallaxTransitionPanGestureRecognizer]
    /// The private parts of this system, fixed when the controller is created.
    let parts: PrivateParts
    /// Whether the delegate refuses in the undeclared question. Fixed likewise.
    let refusesEvents: Bool
    /// Whether the delegate answers the public question about recognizers that must fail first: on iOS 16 and later.
    nonisolated let answersFailureQuestion: Bool
    private var conditionsDelegate: InteractivePopDelegate?
    /// The delegate that UIKit sets on its recognizers.
    var ownDelegate: any UIGestureRecognizerDelegate { conditionsDelegate ?? self }
    /// The recognizer that drives the pop.
    private var driver: UIPanGestureRecognizer?

    private var initialProgress: CGFloat = 0
    /// The translation that corresponds to the whole transition, in points. Negative in right to left.
    private var wholeTravel = CachedByLayout<CGFloat>()
    @exclusivity(unchecked)
    private var motion = ReleaseMotion()

    /// True while the gesture calls the controller's pop. A transition created meanwhile belongs to the gesture.
    private(set) var isBeginning = false
    /// True while a foreign recognizer makes that call. It cannot interrupt a running pop (fact F2).
    private(set) var isBeginningFromOutside = false
    /// The controller whose screen the gesture pops: this one, or one nested in it.
    @Weak
    private var popping: UINavigationController?
    /// Whether that call has created a transition, which may already be over.
    var hasMadeTransition = false
    /// Whether that call has popped a screen.
    private var hasPopped = false
    /// Whether the interaction has begun and cannot end. It blocks every later transition (facts C22, C23, C29).
    private(set) var hasNoEnd = false
    /// Whether that is a pop of one of UIKit's recognizers, to which UIKit has agreed (fact C23).
    private(set) var hangsByItself = false

    init(controller: UINavigationController) {
        self.controller = controller
        parts = System.current.configuration.privateParts
        refusesEvents = System.current.switches.popRefusal == .inShouldReceiveEvent
        answersFailureQuestion = System.current.configuration.systemVersion >= 16
        edgeRecognizer = _UIParallaxTransitionPanGestureRecognizer()
        contentRecognizer =
            System.current.configuration.hasGlass
            ? _UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true) : nil
        recognizers = [edgeRecognizer] + (contentRecognizer.map { [$0] } ?? [])
        contentRecognizer?.require(toFail: edgeRecognizer)
        super.init()
        let action = parts.contains(.handlerAnswers) ? Self.action : Self.renamedAction
        if !parts.contains(.handlerIsDelegate) { conditionsDelegate = InteractivePopDelegate(handler: self) }
        for recognizer in recognizers {
            recognizer.addTarget(self, action: action)
            recognizer.delegate = ownDelegate
            recognizer.interaction = self
        }
    }

    nonisolated func controllerEnded() {
        controller = nil
    }

    func attach(to view: UIView) {
        for recognizer in recognizers {
            recognizer.delegate = ownDelegate
            view.addGestureRecognizer(recognizer)
        }
    }

    /// The timing of the animation after the last release.
    private var curveAfterRelease: TimingFunction?

    override var releaseCurve: TimingFunction { curveAfterRelease ?? Calibration.Navigation.releaseCurve }

    func handle(_ sender: AnyObject?) {
        // The usual case.
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
        case .ended where pan === driver: endInteraction()
        case .cancelled where pan === driver: cancel(isDisabled: !pan.isEnabled)
        case .possible, .changed, .ended, .cancelled, .failed: break
        }
    }

    /// Calls the overridable pop and ignores its result (fact C19).
    /// The gesture drives the transition that the call makes.
    private func begin(_ pan: UIPanGestureRecognizer) {
        guard let controller = controllerToPop, !hasNoEnd else { return }
        popping = controller
        let isOwn = recognizers.has(pan)
        if isOwn, takeOverRunningPop(of: controller, with: pan) { return }
        hasMadeTransition = false
        hasPopped = false
        isBeginning = true
        isBeginningFromOutside = !isOwn
        controller.popViewController(animated: true)
        isBeginning = false
        isBeginningFromOutside = false
        guard hasMadeTransition, isOwn || hasMoved(pan) else {
            // A pop outside a window creates no transition and leaves nothing to wait for. Without a pop, or with a
            // foreign pan that has not moved, the interaction never ends (facts C22, C23).
            hasNoEnd = hasMadeTransition || !hasPopped
            hangsByItself = hasNoEnd && own(pan)?.agreement.isUIKits == true
            return
        }
        driver = pan
        initialProgress = 0
        motion = ReleaseMotion()
        move(pan)
    }

    /// Whether a foreign pan has moved along the axis of the pop. A pan begins with a translation of zero if it has
    /// been delayed (fact A12) or has moved by exactly the hysteresis (fact A19), so its velocity decides.
    private func hasMoved(_ pan: UIPanGestureRecognizer) -> Bool {
        let translation = pan.translation(in: pan.view)
        if translation.x != 0 { return true }
        return translation.y == 0 && pan.velocity(in: pan.view).x != 0
    }

    /// Records that a controller has popped, possibly in the gesture's own call.
    func notePop(of controller: UINavigationController) {
        if isBeginning(in: controller) { hasPopped = true }
    }

    /// Whether the gesture is calling this controller's pop.
    func isBeginning(in controller: UINavigationController) -> Bool { isBeginning && popping === controller }

    /// The cancelled pop that a finger can take over: on iOS 26 and later, one with the system's own animation (fact
    /// F2).
    func runningPop(of controller: UINavigationController) -> ViewControllerTransition? {
        guard controller.isInterruptible, let running = controller.navigationTransition,
            let context = running.context, context.phase == .running, running.change.operation == .pop,
            context.isCancelled,
            context.animator is NavigationAnimator, !context.isCrossFade
        else { return nil }
        return context
    }

    private func takeOverRunningPop(of controller: UINavigationController, with pan: UIPanGestureRecognizer) -> Bool {
        guard let context = runningPop(of: controller) else { return false }
        transition = context
        context.takeOver()
        driver = pan
        initialProgress = context.percentComplete
        motion = ReleaseMotion()
        move(pan)
        return true
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        let progress = progress(of: pan)
        motion.add(progress: progress, at: System.current.clock.now)
        update(progress)
    }

    private func endInteraction() {
        let isAtEdge = driver === edgeRecognizer
        driver = nil
        let rule =
            PopMotion.isRecorded
            ? FinishRule.recorded(isAtEdge: isAtEdge, width: width) : FinishRule.analyzed(width: width)
        end(motion.release(at: percentComplete, by: rule, time: System.current.clock.now))
    }

    private func end(_ release: ReleaseMotion.Release) {
        completionSpeed = release.speed
        curveAfterRelease = release.curve
        if release.finishes { finish() } else { cancel() }
    }

    /// Disabling the recognizer during the first appearance callbacks of the transition leaves the interaction without
    /// an end, and real apps freeze (fact C29).
    private func cancel(isDisabled: Bool) {
        driver = nil
        if isDisabled, System.current.switches.freezesOnDisablingInWillAppear,
            popping?.navigationTransition?.isMakingStartCalls == true
        {
            hasNoEnd = true
            return
        }
        end(.init(finishes: false, speed: 1, velocity: 0, remaining: percentComplete))
    }

    private var width: CGFloat { max(controller?.viewIfLoaded?.bounds.width ?? 0, 1) }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        let whole = wholeTravel.current ?? wholeTravel.remember(findWholeTravel())
        return initialProgress + pan.translation(in: pan.view).x / whole
    }

    /// Negative in right to left (fact H2).
    private func findWholeTravel() -> CGFloat { controller?.isMirrored == true ? -width : width }

    /// The component in the pop direction, which is leftwards in right to left (fact H2).
    func forward(_ vector: CGPoint) -> CGFloat {
        controller?.isMirrored == true ? -vector.x : vector.x
    }
}
