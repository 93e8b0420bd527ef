/// One transition of a navigation controller, from the layout pass that starts it to its last callback.
@MainActor
package final class NavigationTransition {
    private unowned let controller: UINavigationController
    let change: ChildrenChange
    let from: UIViewController?
    let to: UIViewController
    /// Nil if the transition is not animated.
    package private(set) var context: ViewControllerTransition?
    /// The coordinator that the app has received for a transition that is made without animation (facts C30, C40).
    private var unusedCoordinator: ViewControllerTransition?
    let hidBottomBar: Bool
    private let barMove: NavigationBarMove
    /// Whether callbacks are running. Changes that they request are queued.
    private(set) var isMakingCalls = false
    private(set) var hasStarted = false
    /// Whether the requested visibility of the bars has been applied. Later requests apply at once (fact C26).
    private(set) var hasAppliedBarVisibility = false
    /// Whether `willShow` is being called, where a change of a bar may come too late to move with the transition.
    private(set) var isAnnouncing = false
    /// Whether a cancelled transition has restored the bars. The callbacks that follow may move them.
    private(set) var hasRestoredBars = false

    init(
        controller: UINavigationController,
        change: ChildrenChange,
        from: UIViewController?,
        to: UIViewController,
        hidBottomBar: Bool,
        context: ViewControllerTransition?,
        replacing earlier: NavigationTransition?
    ) {
        self.controller = controller
        self.change = change
        self.from = from
        self.to = to
        self.context = context
        self.hidBottomBar = hidBottomBar
        barMove = NavigationBarMove(
            controller: controller, operation: change.operation, bottomBarWasShown: !hidBottomBar
        )
        earlier?.detach()
        guard let context else {
            unusedCoordinator = earlier?.coordinator
            return
        }
        if let replaced = earlier?.coordinator { context.inherit(from: replaced) }
        controller.transitionStorage = context
        // The callbacks below may release the controller's last owner.
        context.onCompletion = { [weak self] completed in
            guard let self else { return }
            withExtendedLifetime(self.controller) { completed ? self.complete() : self.cancel() }
        }
    }

    private var isAnimated: Bool { context != nil }
    /// Whether the screens are being exchanged without animation. A view that leaves may cancel recognizers for which a
    /// swipe has waited.
    var isJumping: Bool { hasStarted && !isAnimated }
    private var coordinator: ViewControllerTransition? { context ?? unusedCoordinator }
    var isInteractivePop: Bool { change.operation == .pop && context?.initiallyInteractive == true }
    /// The first responder of the screen that an interactive pop removes.
    private var focus: PopFocus?

    /// Whether the new screen is loading its view in the layout pass.
    private var isLoading = false

    /// Whether the app's further changes become part of this transition: until its first appearance call, and never if
    /// it is interactive (fact C40).
    var isOpenForChanges: Bool { (!hasStarted || isLoading) && context?.initiallyInteractive != true }

    /// True during the calls that precede the animation: viewDidLoad, viewWillDisappear, viewWillAppear and willShow.
    var isMakingStartCalls: Bool { isMakingCalls && context?.phase == .waiting }

    /// The second step: the container's layout pass (fact C7).
    func start() {
        withExtendedLifetime(controller) { begin() }
    }

    private func begin() {
        hasStarted = true
        if context?.mayStart == false { omitAnimation() }
        unusedCoordinator?.abandon()
        load()
        // A change that the new screen has requested in `viewDidLoad` replaces this transition.
        guard controller.navigationTransition === self else { return }
        make(TransitionCall.start)
        guard let context else { return jump() }
        hasAppliedBarVisibility = true
        barMove.prepare(change)
        // The bars determine the frame of the new screen at rest. The old screen keeps its frame.
        let place = controller.restingFrame(of: to)
        context.frames = (from?.view.frame ?? .zero, .zero, .zero, place)
        to.restingFrame = place
        from?.restingFrame = from?.view.frame
        controller.place(to)
        context.animateAlongsideTransition(in: nil, animation: { [barMove] _ in barMove.animate() }, completion: nil)
        if isInteractivePop, let from { focus = PopFocus(from: from, to: to, isMirrored: controller.isMirrored) }
        focus?.transitionWillStart(context)
        context.start()
        focus?.transitionDidStart()
        if CoveredFocus.current == .returnsWithView { to.returnCoveredFocus() }
    }

    private func load() {
        isMakingCalls = true
        isLoading = true
        to.loadViewIfNeeded()
        controller.place(to)
        isLoading = false
        isMakingCalls = false
    }

    /// Animations are disabled (fact C30).
    private func omitAnimation() {
        detachCoordinator()
        unusedCoordinator = context
        context = nil
    }

    /// The transition without animation.
    private func jump() {
        hasAppliedBarVisibility = true
        barMove.jump(change)
        removeView(from)
        controller.install(to)
        to.returnCoveredFocus()
        to.coveredFocus = nil
        unusedCoordinator?.runAlongsideAnimations()
        make(TransitionCall.completion)
        end()
    }

    private func complete() {
        focus?.transitionDidEnd(isCancelled: false)
        removeView(from)
        controller.install(to)
        if CoveredFocus.current == .returnsAfterPop { to.returnCoveredFocus() }
        to.coveredFocus = nil
        barMove.finish(completed: true)
        make(TransitionCall.completion)
        end()
    }

    private func cancel() {
        removeView(to)
        focus?.transitionDidEnd(isCancelled: true)
        controller.restoreChildren(change)
        if let from { controller.install(from) }
        barMove.finish(completed: false)
        hasRestoredBars = true
        make(TransitionCall.cancellation(systemVersion: System.current.configuration.systemVersion))
        end()
    }

    private func removeView(_ child: UIViewController?) {
        for child in [from, to] { child?.restingFrame = nil }
        // A cancelled pop covers the screen again.
        child?.noteCoveredFocus()
        child?.viewIfLoaded?.removeFromSuperview()
    }

    /// Ends a transition that never starts, and so releases the changes that wait for its end.
    func endWithoutStart() {
        detach()
        coordinator?.abandon()
        coordinator?.runCompletions()
    }

    /// Updates the screens to the controller's appearance, and makes the queued calls.
    private func end() {
        controller.followAppearance()
        controller.writeEdgeEnabled()
        controller.runQueuedCalls()
    }

    private func make(_ calls: [TransitionCall]) {
        isMakingCalls = true
        for call in calls { make(call) }
        isMakingCalls = false
    }

    private func make(_ call: TransitionCall) {
        switch call {
        case .fromWillDisappear: beginAppearance(of: from, isAppearing: false)
        case .fromDidDisappear: endAppearance(of: from)
        case .fromWillAppear: beginAppearance(of: from, isAppearing: true)
        case .fromDidAppear: endAppearance(of: from)
        case .toWillAppear: beginAppearance(of: to, isAppearing: true)
        case .toDidAppear: if !controllerIsAppearing { endAppearance(of: to) }
        case .toWillDisappear: beginAppearance(of: to, isAppearing: false)
        case .toDidDisappear: endAppearance(of: to)
        case .willShowTo:
            isAnnouncing = true
            controller.willShow(to, animated: isAnimated)
            isAnnouncing = false
        case .didShowTo: if !controllerIsAppearing { controller.didShow(to, animated: isAnimated) }
        case .willShowFrom: if let from { controller.willShow(from, animated: isAnimated) }
        case .didShowFrom: if let from { controller.didShow(from, animated: isAnimated) }
        case .didMoveOut: controller.finishRemovals(change)
        case .didMoveIn:
            controller.finishAdditions(change)
            // After an animated push the new screen is laid out once more (fact C8).
            if isAnimated, contains(change.added, to) { to.viewIfLoaded?.setNeedsLayout() }
        case .didMoveBack: controller.finishCancelledMoves(change)
        case .coordinatorCompletions:
            detach()
            coordinator?.runCompletions()
        case .animationEnded: context?.notifyAnimator()
        }
    }

    private func beginAppearance(of child: UIViewController?, isAppearing: Bool) {
        guard let child else { return }
        withContainmentPhase(child, isAppearing: isAppearing) {
            child.beginAppearanceTransition(isAppearing, animated: isAnimated)
        }
    }

    private func endAppearance(of child: UIViewController?) {
        guard let child else { return }
        withContainmentPhase(child, isAppearing: child.appearance == .appearing) { child.endAppearanceTransition() }
    }

    /// A child's `isMovingToParent` and `isMovingFromParent` are true only during the callback (fact C11).
    private func withContainmentPhase(_ child: UIViewController, isAppearing: Bool, _ call: () -> Void) {
        let isMoving =
            child === from ? contains(change.removed, child) : contains(change.added, child)
        if isMoving { child.containmentPhase = isAppearing ? .movingToParent : .movingFromParent }
        call()
        child.containmentPhase = .none
    }

    /// Whether the controller itself is appearing. The child's last callbacks then follow the controller's own.
    private var controllerIsAppearing: Bool { controller.appearance == .appearing }

    /// Removes the transition from the controller. No transition is running afterwards.
    private func detach() {
        detachCoordinator()
        if controller.navigationTransition === self { controller.navigationTransition = nil }
    }
    private func detachCoordinator() {
        if controller.transitionStorage === context { controller.transitionStorage = nil }
    }
}
