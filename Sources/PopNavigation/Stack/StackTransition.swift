#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A change of the stack on its way through UIKit: the controller before it, the transition, and the pop.
@MainActor
final class StackTransition {
    /// The pop; `nil` for another change, and after the report.
    private(set) var pop: PopEvent.Pop?
    /// The top screen before the change; `nil` after the report.
    private(set) var oldTop: UIViewController?
    /// The stack before and after the change; empty after the report.
    private(set) var oldStack: [UIViewController]
    private(set) var newStack: [UIViewController] = []
    /// UIKit's coordinator. Weak: it ends with the transition.
    private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit has made its appearance calls and animates.
    var hasStarted = false
    /// Whether the outcome has been reported.
    private(set) var isReported = false
    /// Whether the user sees anything of the change.
    private(set) var isVisible = false
    /// Whether the app's own animator runs the transition.
    let isAnimatedByApp: Bool

    private let change: StackChange
    private weak var formerCoordinator: (any UIViewControllerTransitionCoordinator)?
    private weak var firstResponder: UIView?

    /// Remembers the controller as it is before the change.
    init(
        _ change: StackChange, in controller: UINavigationController, from stack: [UIViewController],
        isKeyboardShown: Bool
    ) {
        self.change = change
        oldTop = stack.last
        oldStack = stack
        formerCoordinator = controller.transitionCoordinator
        isAnimatedByApp = controller.delegateSuppliesAnimators
        // UIKit resigns the first responder of a screen that starts to disappear, and does not always restore it when a
        // swipe is cancelled (jessesquires/JSQMessagesViewController#1174).
        if isKeyboardShown, change.origin.trigger == .gesture || oldTopUsesSystemTransition {
            firstResponder = oldTop?.viewIfLoaded?.firstResponderInside
        }
    }

    /// Notes what UIKit has made of the change.
    ///
    /// - Parameter popped: The screens that UIKit has popped.
    func noteResult(in controller: UINavigationController, popped: [UIViewController]) {
        newStack = controller.viewControllers
        let current = controller.transitionCoordinator
        // The controller's coordinator may be that of a presentation or of a new size.
        let isOwn = current !== formerCoordinator && current?.viewController(forKey: .to) === newStack.last
        coordinator = isOwn ? current : nil
        // UIKit may animate a change that keeps the top screen if an earlier change has not been shown yet.
        guard let oldTop, let top = newStack.last, top !== oldTop || coordinator != nil else { return }
        isVisible = true
        guard change.wasPop(from: oldTop, to: top, in: oldStack) else { return }
        // A screen with the system's own transition has a gesture of its own, which calls the controller's pop.
        let isZoomGesture = coordinator?.initiallyInteractive == true && oldTopUsesSystemTransition
        pop = PopEvent.Pop(
            from: oldTop, to: top, removed: change.kind.isPop ? popped : oldStack.subtracting(newStack),
            trigger: isZoomGesture ? .gesture : change.origin.trigger,
            driver: isZoomGesture ? .unmanaged : change.origin.driver)
    }

    /// The stack that the change leads to.
    var stackAfterChange: [UIViewController] { change.result(from: oldStack) }

    /// Whether UIKit has left the stack as it was. It calls the controller's method again in this turn of the run loop.
    func isPutOff(in controller: UINavigationController) -> Bool {
        controller.viewControllers.isSame(as: oldStack) && !stackAfterChange.isSame(as: oldStack)
    }

    /// Whether the old top screen has a transition of the system's own.
    var oldTopUsesSystemTransition: Bool { oldTop?.usesSystemTransition == true }

    /// Whether UIKit announces the old top screen because the transition is cancelled: from iOS 18 on UIKit announces
    /// that screen again. A change may keep its top screen, which UIKit then announces as the new one.
    func isCancelled(byShowing screen: UIViewController) -> Bool { screen === oldTop && screen !== newStack.last }

    /// Whether the transition has been cancelled, and runs back.
    var isCancelled: Bool { coordinator?.isCancelled == true }

    /// Whether UIKit has ended the transition. The coordinator decides, not a flag cleared in `didShow`, which systems
    /// before iOS 18 do not send after a cancelled swipe.
    func isOver(in controller: UINavigationController) -> Bool {
        guard let current = controller.transitionCoordinator, let coordinator else { return true }
        // After the report, a different coordinator belongs to a newer transition.
        return isReported && current !== coordinator
    }

    /// Makes the former first responder the first responder again.
    func restoreFirstResponder() {
        if firstResponder?.isFirstResponder == false { firstResponder?.becomeFirstResponder() }
    }

    /// Marks the outcome as reported, and releases the screens: UIKit may end the transition much later.
    func didReport() {
        isReported = true
        (pop, oldTop, oldStack, newStack) = (nil, nil, [], [])
    }
}

/// Finds the screens that have left the stack, by comparison with the stack as last noted.
///
/// UIKit's own array is not kept: the headless UIKit would copy a shared array in its next change. A note replaces only
/// the screens from the first difference on.
@MainActor
struct Departures {
    /// The stack at the last note.
    private(set) var known: [UIViewController] = []

    /// Notes the stack.
    ///
    /// - Returns: The screens that have left since the last note, in stack order. Each screen is returned once.
    mutating func note(_ stack: [UIViewController]) -> [UIViewController] {
        let kept = known.commonPrefixCount(with: stack)
        let (former, present) = (Array(known.dropFirst(kept)), Array(stack.dropFirst(kept)))
        known.replaceSubrange(kept..., with: present)
        return former.subtracting(present)
    }

    /// Notes the stack between two changes.
    ///
    /// A collapsing split view, for example, changes the stack without the controller's methods. The top screen or the
    /// depth shows such a change.
    mutating func noteBetweenChanges(_ stack: [UIViewController]) -> [UIViewController] {
        known.count == stack.count && known.last === stack.last ? [] : note(stack)
    }
}

extension UIView {
    /// The first responder, if it is this view or inside it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }
}

/// The phase of the stack.
enum StackPhase {
    /// Nothing moves.
    case atRest
    /// UIKit is inside the call of a change, or the change is being reported.
    case applying
    /// UIKit has accepted a change, and makes its appearance calls in the next layout pass, before the animation.
    case starting
    /// UIKit lays the view out in a transition. Each layout pass counts if UIKit does not report transitions.
    case layingOut
    /// A transition runs to its end by itself, or back.
    case sliding
    /// A finger drives a transition.
    case driven
    /// UIKit is in a transition of the stack that has no coordinator, shortly before it begins or after it has ended.
    case settling
    /// UIKit runs a transition that is none of the stack's: a presentation or a rotation.
    case elsewhere
}
#endif
