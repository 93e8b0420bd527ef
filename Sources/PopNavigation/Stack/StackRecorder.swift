#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Records the transitions of a stack, reports pops and departures, and keeps the bar and the first responder right.
///
/// Each transition that the user sees is one record, whoever has requested it and by whatever call.
@MainActor
final class StackRecorder {
    /// Called when UIKit has started or ended a transition, or a finger has lifted.
    var transitionDidChange: @MainActor (_ hasEnded: Bool) -> Void = { _ in }
    weak var swipe: (any SwipeControl)?

    private weak var controller: BasicNavigationController?
    private let clock: StackClock
    private let bar: BarController
    private let system: SystemObserver
    private let observers: PopObservers<PopEvent>
    /// The transition that UIKit is to start, or runs.
    private(set) var current: StackTransition?
    /// The running transition that the change interrupts which UIKit makes now.
    private var interrupted: StackTransition?
    /// Read by the deinitializer, which has no isolation.
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
        // The controller is gone, for example with its sheet: its screens have left for good. Not now, since an
        // observer that owns the controller may be deallocated, too.
        let (observers, departures) = (observers, departures)
        onMainActor {
            let screens = departures.unreported
            guard !screens.isEmpty, !observers.isEmpty else { return }
            NextTurn { observers.send(.didRemove(screens)) }.schedule()
        }
    }

    /// Whether a swipe has requested the pop of the transition that UIKit is to start.
    var isStartingSwipe: Bool { current?.isSwipe == true && current?.hasStarted == false }

    /// The screen that a running pop removes; `nil` without one.
    var leavingScreen: UIViewController? {
        guard let current, current.isAnimated, current.isPop else { return nil }
        return current.origin
    }

    /// Whether the transition pops the screen of an item.
    func isPopping(_ item: UINavigationItem) -> Bool {
        current?.isPop == true && current?.origin?.navigationItem === item
    }

    /// The stack that UIKit restores first if a change is made now: a cancelled transition slides back.
    var restoredStack: [UIViewController]? {
        guard let current, current.hasStarted, clock.isCancelled else { return nil }
        return current.oldStack
    }

    /// UIKit is about to make a change.
    func changeWillBegin(_ change: StackChange) {
        guard let controller else { return }
        if let current, !current.hasStarted { return current.merge(change.origin) }
        interrupted = current
        var departed: [UIViewController] = []
        if interrupted == nil { departed = departures.note(controller.viewControllers) }
        current = StackTransition(
            from: restoredStack ?? controller.viewControllers, by: change.origin, bars: bar.states,
            isKeyboardShown: system.isKeyboardShown)
        report(departed)
    }

    /// A change is made inside of UIKit's call of another one, whose screens may leave again.
    func nestedChangeWillBegin() {
        if let controller { departures.noteArrivals(in: controller.viewControllers) }
    }

    /// UIKit has made a change, or put it off.
    func changeDidEnd() {
        guard let controller, let current else { return }
        current.note(controller.viewControllers)
        departures.noteArrivals(in: controller.viewControllers)
        let changesNothing = current.newStack.isSame(as: current.oldStack)
        if let interrupted, !interrupted.isOver, changesNothing || isPutOff(current, during: interrupted) {
            // The running transition goes on.
            (self.current, self.interrupted) = (interrupted, nil)
            return
        }
        follow(current)
        if let interrupted {
            self.interrupted = nil
            guard current.isAnimated || !changesNothing else { return }
            // UIKit has ended the running transition, now or before.
            end(interrupted, isCancelled: interrupted.origin.map(controller.stackContains) ?? false)
        }
        if current.isSwipe {
            announce(current)
        } else if !current.isAnimated, controller.viewIfLoaded?.window == nil {
            // The user sees nothing of it, and UIKit has finished.
            settle()
        }
        // Any other change is announced when UIKit shows its screen: more of them may come before.
    }

    /// Whether UIKit has put a change off until the end of a transition that slides back: the stack still lacks the
    /// screen that returns, and may be the one that was requested.
    private func isPutOff(_ change: StackTransition, during running: StackTransition) -> Bool {
        !clock.isTransitionOver && change.newStack.isSame(as: running.newStack)
    }

    /// UIKit is about to show a screen: the last moment at which a change of the bar animates with the transition.
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

    /// UIKit has shown a screen.
    func didShow() {
        clock.didShow()
        if let current, current.isAnnounced, !current.isAnimated { end(current, isCancelled: false) }
    }

    /// Adopts a transition that UIKit has started by itself, before its `willShow`.
    func adoptStartedTransition() {
        if let top = controller?.topViewController, clock.hasTransition(to: top) { adoptUnknownChange() }
    }

    /// A change that has not passed the controller's methods, for example a pop that UIKit makes by itself.
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
                // A change that UIKit makes now has undone the transition before its start. The change is noted first.
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

    /// Ends transitions whose end UIKit does not report: those without animation that no window shows, and those of
    /// which UIKit has made no last call. Reports screens that have left in other ways.
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

    /// Restores what a cancelled transition has changed, and reports the outcome, once.
    private func end(_ transition: StackTransition, isCancelled: Bool) {
        guard !transition.isOver else { return }
        if current === transition { current = nil }
        // UIKit shows no screen of a controller that leaves its window, for example with its tab.
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
