#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Records the transitions of a stack, reports pops and departures, and restores the bar and the first responder after
/// a cancelled transition.
///
/// Each transition that the user sees is one record, whatever call requested it.
@MainActor
final class StackRecorder {
    /// Called when UIKit has started or ended a transition, or a finger has lifted.
    var transitionDidChange: @MainActor (_ hasEnded: Bool) -> Void = { _ in }
    weak var swipe: SwipeController?

    private weak var controller: BasicNavigationController?
    private let clock: StackClock
    private let bar: BarController
    private let system: SystemObserver
    private let observers: PopObservers<PopEvent>
    /// The transition that UIKit is running or about to start.
    private(set) var current: StackTransition?
    /// The running transition that the current change interrupts.
    private var interrupted: StackTransition?
    /// Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var departures = Departures()

    init(
        of controller: BasicNavigationController, clock: StackClock, bar: BarController, system: SystemObserver,
        observers: PopObservers<PopEvent>
    ) {
        self.controller = controller
        self.clock = clock
        self.bar = bar
        self.system = system
        self.observers = observers
    }

    deinit {
        // The controller is gone, for example with its sheet, so its screens have left for good. Report them in the
        // next turn, since an observer that owns the controller may be in deallocation too.
        let (observers, departures) = (observers, departures)
        onMainActor {
            let screens = departures.unreported
            guard !screens.isEmpty, !observers.isEmpty else { return }
            NextTurn { observers.send(.didRemove(screens)) }.schedule()
        }
    }

    /// Whether UIKit is about to start the transition of a swipe's pop.
    var isStartingSwipe: Bool { current?.isSwipe == true && current?.hasStarted == false }

    /// The screen that a running pop removes; `nil` if no pop is running.
    var leavingScreen: UIViewController? {
        guard let current, current.isAnimated, current.isPop else { return nil }
        return current.origin
    }

    /// Whether the transition pops the screen of an item.
    func isPopping(_ item: UINavigationItem) -> Bool {
        current?.isPop == true && current?.origin?.navigationItem === item
    }

    /// The stack that UIKit restores before it makes a change now, because a cancelled transition is sliding back;
    /// otherwise `nil`.
    var restoredStack: [UIViewController]? {
        guard let current, current.hasStarted, clock.isCancelled else { return nil }
        return current.oldStack
    }

    /// Called when UIKit is about to make a change.
    func changeWillBegin(_ change: StackChange) {
        guard let controller else { return }
        if let current, !current.hasStarted { return current.merge(change.origin, of: controller.topViewController) }
        interrupted = current
        var departed: [UIViewController] = []
        if interrupted == nil { departed = departures.note(controller.viewControllers) }
        current = StackTransition(
            from: restoredStack ?? controller.viewControllers, by: change.origin, bars: bar.states,
            isKeyboardShown: system.isKeyboardShown)
        report(departed)
    }

    /// Called when a change is made inside another one. Screens of the outer change may leave again.
    func nestedChangeWillBegin() {
        if let controller { departures.noteArrivals(in: controller.viewControllers) }
    }

    /// Called when UIKit has made a change or deferred it.
    func changeDidEnd() {
        guard let controller, let current else { return }
        current.note(controller.viewControllers)
        departures.noteArrivals(in: controller.viewControllers)
        let changesNothing = current.newStack.isSame(as: current.oldStack)
        if let interrupted, !interrupted.isOver, changesNothing || isDeferred(current, during: interrupted) {
            // The running transition continues.
            (self.current, self.interrupted) = (interrupted, nil)
            return
        }
        follow(current)
        if let interrupted {
            self.interrupted = nil
            guard current.isAnimated || !changesNothing else { return }
            // UIKit has ended the running transition.
            end(interrupted, isCancelled: interrupted.origin.map(controller.stackContains) ?? false)
        }
        if current.isSwipe {
            announce(current)
        } else if controller.viewIfLoaded?.window == nil {
            // The user can't see the change, and UIKit has finished.
            settle()
        }
        // Any other change is announced when UIKit shows its screen: more changes may come before.
    }

    /// Whether UIKit has deferred a change until the end of a transition that slides back: the stack still lacks the
    /// returning screen, and may be the one that was requested.
    private func isDeferred(_ change: StackTransition, during running: StackTransition) -> Bool {
        !clock.isTransitionOver && change.newStack.isSame(as: running.newStack)
    }

    /// Called when UIKit is about to show a screen: the last moment at which a change of the bar animates with the
    /// transition.
    func willShow(_ screen: UIViewController, animated: Bool) {
        // A change may interrupt a transition that slides back: UIKit shows the old screen again before it makes the
        // change.
        if (interrupted ?? current)?.isCancelled(byShowing: screen) == true {
            bar.endTransition(isCancelled: true, for: screen)
            return
        }
        adoptUnknownChange()
        if let current { announce(current) }
        bar.apply(for: screen, animated: animated)
    }

    /// Called when UIKit has shown a screen.
    func didShow() {
        clock.didShow()
        if let current, current.isAnnounced, !current.isAnimated { end(current, isCancelled: false) }
    }

    /// Records a transition that UIKit has started by itself, before its `willShow`.
    func adoptStartedTransition() {
        if let top = controller?.topViewController, clock.hasTransition(to: top) { adoptUnknownChange() }
    }

    /// Records a change that was made without the controller's methods, such as a pop by UIKit.
    private func adoptUnknownChange() {
        guard let controller, current == nil, departures.differ(from: controller.viewControllers) else { return }
        let origin = swipe?.driverOfUIKitsPop.map(PopOrigin.swipe) ?? .call
        let adopted = StackTransition(
            from: departures.known, by: origin, bars: bar.states, isKeyboardShown: system.isKeyboardShown)
        adopted.note(controller.viewControllers)
        current = adopted
        if adopted.isSwipe { swipe?.popDidBegin() }
        follow(adopted)
    }

    private func follow(_ transition: StackTransition) {
        let reports = StackClock.Reports(
            didStart: { [weak self] in
                transition.hasStarted = true
                self?.transitionDidChange(false)
            },
            interactionDidChange: { [weak self] isCancelled in
                if isCancelled { self?.bar.transitionWasCancelled() }
                self?.transitionDidChange(false)
            },
            didEnd: { [weak self] isCancelled in
                guard let self else { return }
                // A change that UIKit is making now has undone the transition before it started. The change is noted
                // first.
                if clock.phase == .calling, current === transition, !transition.isAnnounced { return }
                end(transition, isCancelled: isCancelled)
                transitionDidChange(true)
            })
        transition.isAnimated = clock.follow(to: transition.newStack.last, reports)
    }

    private func announce(_ transition: StackTransition) {
        guard !transition.isAnnounced else { return }
        transition.announce(
            isSystemGesture: clock.startedInteractively && transition.origin?.usesSystemTransition == true)
        bar.beginTransition(from: transition.barsBefore)
        if let pop = transition.pop { observers.send(.willPop(pop)) }
    }

    /// Ends transitions whose end UIKit doesn't report: those without animation outside a window, and those without
    /// UIKit's last call. Reports screens that have left in other ways.
    func settle() {
        guard let controller else { return }
        adoptStartedTransition()
        if let current {
            if current.isAnimated {
                guard clock.isTransitionOver else { return }
                end(current, isCancelled: controller.stackContains(current.origin) && current.isPop)
            } else {
                current.note(controller.viewControllers)
                announce(current)
                end(current, isCancelled: false)
            }
        } else if departures.mayChange(with: controller.viewControllers) {
            report(departures.note(controller.viewControllers))
        }
    }

    /// Ends a transition once: restores what a cancelled one has changed, and reports the outcome.
    private func end(_ transition: StackTransition, isCancelled: Bool) {
        guard !transition.isOver else { return }
        if current === transition { current = nil }
        // UIKit doesn't show a screen if the controller leaves its window, for example with its tab.
        if !isCancelled { announce(transition) }
        if let origin = transition.origin { bar.endTransition(isCancelled: isCancelled, for: origin) }
        let (pop, newStack) = (transition.pop, transition.newStack)
        if isCancelled { transition.restoreFirstResponder() }
        transition.end()
        // An observer of the pop may change the stack.
        let departed = isCancelled ? [] : departures.note(newStack, present: controller?.viewControllers)
        if let pop { observers.send(isCancelled ? .didCancel(pop) : .didPop(pop)) }
        report(departed)
    }

    /// Reports screens that have left the stack for good.
    private func report(_ departed: [UIViewController]) {
        if !departed.isEmpty { observers.send(.didRemove(departed)) }
    }
}
#endif
