#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One transition that the user sees, from the screen that was visible to the one that is shown. Several changes that
/// are made before UIKit starts it are one transition.
@MainActor
final class StackTransition {
    /// The screen that was visible; `nil` after the end.
    private(set) var origin: UIViewController?
    /// The stack before the first change; empty after the end.
    private(set) var oldStack: [UIViewController]
    /// The stack after the last change; empty after the end.
    private(set) var newStack: [UIViewController] = []
    /// Whether the visible screen is popped: it leaves, and a screen that was below it is uncovered.
    private(set) var isPop = false
    /// The bars before the first change.
    let barsBefore: BarStates
    /// The pop that the transition is; `nil` for another transition, before it is announced, and after the end.
    private(set) var pop: PopEvent.Pop?
    /// Whether UIKit animates.
    var isAnimated = false
    /// Whether UIKit has begun to animate.
    var hasStarted = false
    private(set) var isAnnounced = false
    private(set) var isOver = false
    private(set) var popOrigin: PopOrigin
    private weak var firstResponder: UIView?

    /// Remembers the controller as it is before the first change.
    init(from stack: [UIViewController], by origin: PopOrigin, bars: BarStates, isKeyboardShown: Bool) {
        self.origin = stack.last
        oldStack = stack
        barsBefore = bars
        popOrigin = origin
        // UIKit resigns the first responder of a screen that starts to disappear, and does not always restore it when a
        // swipe is cancelled (jessesquires/JSQMessagesViewController#1174).
        if isKeyboardShown, isSwipe || self.origin?.usesSystemTransition == true {
            firstResponder = self.origin?.viewIfLoaded?.firstResponderInside
        }
    }

    /// Whether a swipe has requested the pop.
    var isSwipe: Bool { popOrigin.isSwipe }

    /// Another change is made before UIKit has started the transition.
    func merge(_ origin: PopOrigin) {
        if origin.trigger != .programmatic { popOrigin = origin }
    }

    /// Notes the stack after a change.
    func note(_ stack: [UIViewController]) {
        newStack = stack
        guard let origin, let top = newStack.last else { return isPop = false }
        isPop = !newStack.contains(instance: origin) && oldStack.contains(instance: top)
    }

    /// UIKit is about to show the new screen. Nothing merges any more.
    ///
    /// - Parameter isSystemGesture: Whether a gesture of the screen's own has started the transition, such as a zoom's.
    func announce(isSystemGesture: Bool) {
        isAnnounced = true
        guard isPop, let origin, let top = newStack.last else { return }
        // The stacks may be long, and differ at their ends.
        let kept = oldStack.commonPrefixCount(with: newStack)
        let removed = Array(oldStack.dropFirst(kept)).subtracting(Array(newStack.dropFirst(kept)))
        pop = PopEvent.Pop(
            from: origin, to: top, removed: removed,
            trigger: isSystemGesture ? .gesture : popOrigin.trigger,
            driver: isSystemGesture ? .unmanaged : popOrigin.driver)
    }

    /// Whether UIKit announces the old screen because the transition is cancelled: on iOS 18 and later UIKit announces
    /// that screen again. A change may keep its top screen, which UIKit then announces as the new one.
    func isCancelled(byShowing screen: UIViewController) -> Bool {
        isAnnounced && screen === origin && screen !== newStack.last
    }

    /// Makes the former first responder the first responder again.
    func restoreFirstResponder() {
        if firstResponder?.isFirstResponder == false { firstResponder?.becomeFirstResponder() }
    }

    /// Releases the screens: UIKit may end the transition much later.
    func end() {
        (isOver, isPop) = (true, false)
        (pop, origin, oldStack, newStack) = (nil, nil, [], [])
    }
}
#endif
