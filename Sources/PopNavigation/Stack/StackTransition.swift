#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A change of the stack on its way through UIKit: the controller before it, the transition, and the pop, if it is one.
@MainActor
final class StackTransition {
    /// How far the reports about the transition have come.
    private enum Progress {
        /// Its begin is being reported. The transition is not over, whatever an observer does.
        case announcing
        case running
        /// Its outcome has been reported.
        case reported
    }

    /// The pop; `nil` for another change, and after the report.
    private(set) var pop: PopEvent.Pop?
    /// The bar before the change; `nil` if the app manages the bar.
    let bar: BarPreferences.Snapshot?
    /// UIKit's coordinator; before the change, that of an older transition. Weak: it ends with the transition.
    private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit has made its appearance calls and animates.
    var hasStarted = false

    private var progress = Progress.announcing
    private let change: StackChange
    private var oldTop: UIViewController?
    /// Empty unless the change is a set: UIKit would have to copy a deep stack.
    private var oldStack: [UIViewController]
    /// The screens that the change has removed.
    private var removed: [UIViewController] = []
    private weak var firstResponder: UIView?

    /// Remembers the controller as it is before the change.
    init(_ change: StackChange, in controller: BasicNavigationController) {
        self.change = change
        oldTop = controller.topViewController
        oldStack = if case .set = change.kind { controller.viewControllers } else { [] }
        bar = controller.bar.snapshot()
        coordinator = controller.transitionCoordinator
        // UIKit resigns the first responder of a screen that starts to disappear, and does not always restore it when a swipe is
        // cancelled (jessesquires/JSQMessagesViewController#1174).
        if change.trigger == .gesture, controller.system.isKeyboardShown {
            firstResponder = oldTop?.viewIfLoaded?.firstResponderInside
        }
    }

    /// Finds out what the change was, after UIKit has performed it.
    ///
    /// - Returns: Whether the user sees anything of it.
    func begin(in controller: UINavigationController, removing popped: [UIViewController]) -> Bool {
        // UIKit may animate a change that keeps the top screen, together with an earlier one that it has not shown.
        let current = controller.transitionCoordinator
        let new = current === coordinator ? nil : current
        guard let oldTop, let top = controller.topViewController, top !== oldTop || new != nil else { return false }
        coordinator = new
        removed = popped
        if change.wasPop(from: oldTop, to: top, in: oldStack) {
            if case .set(let screens) = change.kind {
                for screen in oldStack where !screens.contains(instance: screen) { removed.append(screen) }
            }
            // A screen with the system's own transition has a gesture of its own, which calls the controller's pop.
            let isZoomGesture = new?.initiallyInteractive == true && leavesSystemTransition
            pop = PopEvent.Pop(
                from: oldTop, to: top, removed: removed, trigger: isZoomGesture ? .gesture : change.trigger)
        }
        return true
    }

    /// Whether the old top screen has a transition of the system's own.
    var leavesSystemTransition: Bool { oldTop?.usesSystemTransition == true }

    /// Whether the controller's recognizer, or one of UIKit's that the library can cancel, has begun the pop.
    var isSwipe: Bool { pop?.trigger == .gesture && !leavesSystemTransition }

    func didAnnounce() {
        if progress == .announcing { progress = .running }
    }

    var isReported: Bool { progress == .reported }

    /// Marks the outcome as reported, and releases the screens: UIKit may end the transition much later.
    ///
    /// - Returns: The pop; `nil` if there is none, or its outcome has been reported before.
    func claimReport() -> PopEvent.Pop? {
        defer { (progress, pop, oldTop, oldStack, removed) = (.reported, nil, nil, [], []) }
        return pop
    }

    /// Makes the former first responder the first responder again.
    func restoreFirstResponder() {
        if firstResponder?.isFirstResponder == false { firstResponder?.becomeFirstResponder() }
    }

    /// The stack after a cancellation of the transition, unless UIKit has restored it already.
    func stackIfCancelled(_ stack: [UIViewController]) -> [UIViewController] {
        switch change.kind {
        case .push(let screen): return stack.last === screen ? stack.part(0..<stack.count - 1) : stack
        case .pop, .popTo, .popToRoot:
            var restored = stack
            if stack.last !== removed.last { for screen in removed { restored.append(screen) } }
            return restored
        // On iOS 26 a finger may take over the transition of a set as well.
        case .set: return oldStack
        }
    }

    /// Whether UIKit has ended the transition. The coordinator decides, not a flag cleared in `didShow`, which systems before
    /// iOS 18 do not send after a cancelled swipe.
    func isOver(in controller: UINavigationController) -> Bool {
        guard progress != .announcing else { return false }
        guard let current = controller.transitionCoordinator, let coordinator else { return true }
        // After the report, a different coordinator belongs to a newer transition.
        return isReported && current !== coordinator
    }
}
#endif
