#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// This file is longer than 300 lines: it contains the whole way of a change, from the request to the report.

/// Passes changes of the stack to UIKit, and reports pops. Owns all state about changes and transitions.
///
/// Up to iOS 18 changes are passed one after the other. From iOS 26 on UIKit interrupts a transition, so a change goes
/// to UIKit at once, unless a finger drives the transition or UIKit is inside a change.
@MainActor
final class StackQueue {
    weak var swipe: (any SwipeControl)?

    private weak var controller: BasicNavigationController?
    private let bar: BarController
    private let system: SystemObserver
    private let observers: PopObservers
    /// UIKit's transition.
    private var transition: StackTransition?
    /// The change that is inside the call of `super`, or whose begin is being reported. Changes requested meanwhile
    /// wait.
    private var applying: StackTransition?
    private var isApplying: Bool { applying != nil }
    /// The change that UIKit has been passed and has not performed yet.
    private var unperformed: StackChange?
    private var waiting = WaitingChanges()
    /// A requested update of the bar that waits; the value says whether it is animated.
    private var waitingBarUpdate: Bool?
    /// The number of layout passes of the controller's view that run, one inside of the other. UIKit starts transitions
    /// and sends appearance callbacks during layout.
    private var layoutDepth = 0
    private var isInLayout: Bool { layoutDepth > 0 }
    /// The origin of the next pop; `nil` for a mere call.
    private var origin: PopOrigin?
    private var departures = Departures()
    private lazy var nextTurn = NextTurn { [weak self] in self?.turn() }

    init(
        of controller: BasicNavigationController, bar: BarController, system: SystemObserver, observers: PopObservers
    ) {
        self.controller = controller
        self.bar = bar
        self.system = system
        self.observers = observers
    }

    /// The phase now.
    var phase: StackPhase {
        if isApplying { return .applying }
        // `nil` if UIKit does not answer.
        let isTransitioning = controller.flatMap { PrivateAPI.isTransitioning($0) }
        if let transition, let coordinator = transition.coordinator {
            if !transition.hasStarted { return .starting }
            if isInLayout { return .layingOut }
            return coordinator.isInteractive ? .driven : .sliding
        }
        if isTransitioning == true { return isInLayout ? .starting : .settling }
        if isInLayout, isTransitioning == nil { return .layingOut }
        return controller?.transitionCoordinator == nil ? .atRest : .elsewhere
    }

    /// Whether UIKit accepts a change now.
    private var isUIKitReady: Bool {
        switch phase {
        case .atRest, .settling, .elsewhere: unperformed == nil
        case .sliding: unperformed == nil && SystemVersion.interruptsTransitions
        case .applying, .starting, .layingOut, .driven: false
        }
    }

    /// Whether a change would be performed now, and not wait.
    var performsNow: Bool { waiting.isEmpty && isUIKitReady }

    /// Whether a swipe may begin now, as far as transitions are concerned. It may interrupt a transition from iOS 26
    /// on, but not an animation of the app.
    var allowsSwipes: Bool {
        switch phase {
        case .atRest: waiting.isEmpty
        case .sliding: performsNow && transition?.isAnimatedByApp != true
        case .applying, .starting, .layingOut, .driven, .settling, .elsewhere: false
        }
    }

    /// Whether the back button may pop now. During a pop it does nothing, so that a double tap pops once.
    var allowsGoingBack: Bool {
        switch phase {
        case .atRest: waiting.isEmpty
        case .sliding: performsNow && transition?.pop == nil
        case .applying, .starting, .layingOut, .driven, .settling, .elsewhere: false
        }
    }

    /// Whether a pop of the item's screen has begun. Any item counts inside of a change, since no other pop begins
    /// there.
    func hasBegunPop(of item: UINavigationItem) -> Bool {
        isApplying || transition?.pop?.from.navigationItem === item
    }

    /// Whether a recognizer may be disabled now. Apps that disabled one while UIKit started its transition have frozen.
    var allowsCancellingSwipes: Bool { ![.applying, .starting, .layingOut].contains(phase) }

    /// Performs a change, or keeps it until UIKit accepts it.
    ///
    /// - Returns: The screens that the change removes, top last.
    @discardableResult
    func submit(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController] {
        releaseFinishedTransition()
        // A pop inside of UIKit's call of a pop, or inside of an event, is an app's request.
        let isFromApp = (isApplying && kind.isPop) || observers.isSending
        if let unperformed, unperformed.isRepeated(by: kind), unperformed.animated == animated, !isFromApp {
            return repeatCall(of: unperformed)
        }
        let change = StackChange(kind, animated: animated, origin: takeOrigin(of: kind))
        // UIKit calls the swipe's pop when the gesture begins. A pop that waits would leave the gesture without a
        // transition.
        let isSwipe = change.origin.trigger == .gesture
        if isSwipe {
            swipe?.popDidBegin()
        } else if performsNow {
            // The drag would pop a screen that was not asked.
            swipe?.cancelAllowedDrag()
        }
        guard isSwipe || performsNow else { return wait(change) }
        defer { run() }
        return apply(change)
    }

    /// From iOS 26 on UIKit may put off a change that interrupts a transition, and call the controller's method once
    /// more.
    private func repeatCall(of change: StackChange) -> [UIViewController] {
        guard isApplying, let controller else { return apply(change) }
        defer { controller.applyViaSuper(change) }
        return change.popped(from: controller.viewControllers)
    }

    /// Performs a body that pops by a method of the controller, and notes the origin of the pop.
    ///
    /// - Returns: Whether the body has called the method. An app's override of the method may not call `super`.
    @discardableResult
    func performPop(as origin: PopOrigin, _ body: () -> Void) -> Bool {
        self.origin = origin
        body()
        defer { self.origin = nil }
        return self.origin == nil
    }

    /// The next pop in this turn of the run loop is the back button's. Since iOS 13 UIKit may pop after the bar's
    /// delegate has answered.
    func expectBackButton() {
        origin = .backButton
        nextTurn.schedule()
    }

    /// No pop of the back button follows.
    func forgetBackButton() {
        origin = nil
    }

    private func takeOrigin(of kind: StackChange.Kind) -> PopOrigin {
        guard kind.isPop else { return .call }
        // A tap on the back button pops once; an observer of the event may pop again.
        defer { origin = nil }
        if let origin { return origin }
        // A pop inside of a change is an app's request. So is a pop while a finger drives: UIKit's recognizer has
        // requested its own pop before.
        guard !isApplying, transition?.coordinator?.isInteractive != true, let driver = swipe?.driverOfUIKitsPop
        else { return .call }
        return .swipe(driver)
    }

    /// Updates the bar for the top screen, after a running transition: during one it would tear.
    func updateBar(animated: Bool) {
        releaseFinishedTransition()
        if isBarAtRest {
            bar.apply(animated: animated)
        } else {
            waitingBarUpdate = animated
        }
    }

    /// UIKit is about to show a screen: the last moment at which a change of the bar animates with the transition.
    func willShow(_ screen: UIViewController, animated: Bool) {
        if transition?.isCancelled(byShowing: screen) == true {
            bar.endTransition(isCancelled: true, for: screen)
        } else {
            bar.apply(for: screen, animated: animated)
        }
    }

    /// The view begins a layout pass. Changes that are requested during the pass wait until it ends.
    func layoutWillStart() {
        layoutDepth += 1
        nextTurn.schedule()
    }

    func layoutDidEnd() {
        layoutDepth = max(0, layoutDepth - 1)
        bar.enforce()
        settle()
    }

    /// Runs what waits in the next turn of the run loop.
    func scheduleTurn() {
        nextTurn.schedule()
    }

    /// The next turn of the run loop. It is needed if no layout pass follows, or if a subclass omits the call that ends
    /// a pass.
    private func turn() {
        origin = nil
        unperformed = nil
        // A subclass may omit the call that ends a pass.
        if !isStartingTransition { layoutDepth = 0 }
        settle()
    }

    /// Whether UIKit starts a transition now, in an appearance call or in layout. An app may turn the run loop inside
    /// of an appearance call, when UIKit is not ready for a change.
    private var isStartingTransition: Bool { [.applying, .starting].contains(phase) }

    /// Runs what waits. At rest reports screens that have left in other ways, and updates the recognizers.
    private func settle() {
        releaseFinishedTransition()
        guard !isStartingTransition else { return }
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            run()
            swipe?.cancelIfPostponed()
            guard transition == nil, let controller else { return }
            report(departures.noteBetweenChanges(controller.viewControllers))
            swipe?.update()
        }
    }

    /// Performs the changes that wait, until UIKit accepts no more; then the update of the bar that waits.
    private func run() {
        while isUIKitReady, !waiting.isEmpty { apply(waiting.removeFirst()) }
        guard let animated = waitingBarUpdate, isBarAtRest else { return }
        waitingBarUpdate = nil
        bar.apply(animated: animated)
    }

    /// Whether no transition moves the bar, and none is about to.
    private var isBarAtRest: Bool { [.atRest, .elsewhere].contains(phase) }

    /// Drops a transition that UIKit has ended, also one whose end UIKit has not reported.
    func releaseFinishedTransition() {
        guard let controller, let transition, transition.isOver(in: controller) else { return }
        self.transition = nil
        end(transition, isCancelled: controller.stackContains(transition.pop?.from))
    }

    private func wait(_ change: StackChange) -> [UIViewController] {
        let stack = stackToCome
        waiting.add(change)
        nextTurn.schedule()
        // The app's change comes before a swipe.
        swipe?.cancel()
        return change.popped(from: stack)
    }

    /// The stack after all waiting changes, and after the cancellation of the running swipe.
    private var stackToCome: [UIViewController] {
        var stack = controller?.viewControllers ?? []
        if let transition, willBeCancelled(transition) { stack = transition.oldStack }
        if let applying, applying !== transition, !applying.isReported {
            stack = applying.stackAfterChange
        } else if let unperformed {
            stack = unperformed.result(from: stack)
        }
        return waiting.result(from: stack)
    }

    /// Whether the transition is cancelled, or driven by a finger whose swipe the next change cancels.
    private func willBeCancelled(_ transition: StackTransition) -> Bool {
        // After the report the stack is final.
        guard !transition.isReported, let coordinator = transition.coordinator else { return false }
        if coordinator.isCancelled { return true }
        // The library cancels neither an interactive transition of the app nor the gesture of a zoom transition.
        return coordinator.isInteractive && swipe?.isSwiping == true
    }

    @discardableResult
    private func apply(_ change: StackChange) -> [UIViewController] {
        guard let controller else { return [] }
        let interrupted = transition?.isReported == false ? transition : nil
        let isInterruptedCancelled = interrupted?.isCancelled == true
        // UIKit restores the old stack of a cancelled transition before UIKit interrupts the transition.
        let restored = isInterruptedCancelled ? interrupted?.oldStack : nil
        guard change.isPossible(from: restored ?? controller.viewControllers) else { return [] }
        defer {
            applying = nil
            // Changes requested inside of UIKit's call wait for the turn.
            nextTurn.schedule()
        }
        let barBefore = bar.state
        let departed = interrupted == nil ? departures.note(controller.viewControllers) : []
        let oldStack = interrupted == nil ? departures.known : restored ?? controller.viewControllers
        let next = StackTransition(
            change, in: controller, from: oldStack, isKeyboardShown: system.isKeyboardShown)
        applying = next
        report(departed)
        let changeForUIKit = restored.map(change.forUIKit) ?? change
        if transition != nil { unperformed = changeForUIKit }
        controller.applyViaSuper(changeForUIKit)
        if !next.isPutOff(in: controller) { unperformed = nil }
        let popped = change.popped(from: next.oldStack)
        next.noteResult(in: controller, popped: popped)
        guard next.isVisible else {
            // The end of a running transition reports the screens that have left.
            let isTransitionRunning = interrupted?.isReported == false
            if !isTransitionRunning { report(departures.note(next.newStack)) }
            return popped
        }
        if let interrupted {
            // UIKit has ended the running transition, at the latest now.
            end(interrupted, isCancelled: isInterruptedCancelled)
            bar.beginTransition(from: bar.state)
        } else {
            bar.beginTransition(from: barBefore)
        }
        // The touches of the old screen were left to UIKit's recognizers.
        if next.oldTopUsesSystemTransition { swipe?.takeTouches() }
        begin(next)
        return popped
    }

    private func begin(_ transition: StackTransition) {
        let coordinator = transition.coordinator
        self.transition = coordinator == nil ? nil : transition
        if let coordinator { follow(transition, with: coordinator) }
        if let pop = transition.pop { observers.send(.willPop(pop)) }
        guard coordinator == nil else { return }
        // Not animated, or not visible: UIKit has already finished.
        end(transition, isCancelled: false)
        // UIKit announces no screen if several changes in a row lead back to the visible one.
        waitingBarUpdate = waitingBarUpdate ?? false
    }

    private func follow(_ transition: StackTransition, with coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            if context.isCancelled { self?.bar.transitionWasCancelled() }
            // From iOS 26 on what waited for the finger interrupts the rest of the transition.
            self?.nextTurn.schedule()
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                transition.hasStarted = true
                self?.nextTurn.schedule()
            },
            completion: { [weak self] context in self?.didComplete(transition, isCancelled: context.isCancelled) })
    }

    /// UIKit has made its last call about a transition.
    private func didComplete(_ transition: StackTransition, isCancelled: Bool) {
        end(transition, isCancelled: isCancelled)
        // UIKit finishes after its last completion.
        nextTurn.schedule()
    }

    /// Restores what a cancelled transition has changed, and reports the outcome, once.
    private func end(_ transition: StackTransition, isCancelled: Bool) {
        guard !transition.isReported else { return }
        if let oldTop = transition.oldTop { bar.endTransition(isCancelled: isCancelled, for: oldTop) }
        let (pop, newStack) = (transition.pop, transition.newStack)
        if isCancelled { transition.restoreFirstResponder() }
        transition.didReport()
        // An observer of the pop may change the stack.
        let departed = isCancelled ? [] : departures.note(newStack)
        if let pop { observers.send(isCancelled ? .didCancel(pop) : .didPop(pop)) }
        report(departed)
    }

    /// Reports screens that have left the stack for good.
    private func report(_ departed: [UIViewController]) {
        if !departed.isEmpty { observers.send(.didRemove(departed)) }
    }
}
#endif
