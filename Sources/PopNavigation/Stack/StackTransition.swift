#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One transition that the user sees, from the visible screen to the new one. Changes that are made before UIKit starts
/// the transition become part of it.
@MainActor
final class StackTransition {
    /// The screen that was visible; `nil` after the end.
    private(set) var origin: UIViewController?
    /// The stack before the first change; empty after the end.
    private(set) var oldStack: [UIViewController]
    /// The stack after the last change; empty after the end.
    private(set) var newStack: [UIViewController] = []
    /// Whether the transition pops the visible screen: the screen leaves the stack and uncovers one that was below it.
    private(set) var isPop = false
    /// The bars before the first change.
    let barsBefore: BothBarStates
    /// The transition's pop; `nil` if the transition isn't a pop, before it is announced, and after the end.
    private(set) var pop: PopEvent.Pop?
    /// Whether UIKit animates the transition.
    var isAnimated = false
    /// Whether UIKit has begun to animate.
    var hasStarted = false
    private(set) var isAnnounced = false
    private(set) var isOver = false
    private(set) var popOrigin: PopOrigin
    private weak var firstResponder: UIView?

    /// Records the controller before the first change.
    init(from stack: [UIViewController], by origin: PopOrigin, bars: BothBarStates, isKeyboardShown: Bool) {
        self.origin = stack.last
        oldStack = stack
        barsBefore = bars
        popOrigin = origin
        // UIKit resigns the first responder of a screen that starts to disappear, and doesn't always restore it when a
        // swipe is cancelled (jessesquires/JSQMessagesViewController#1174).
        if isKeyboardShown, isSwipe || self.origin?.usesSystemTransition == true {
            firstResponder = self.origin?.viewIfLoaded?.firstResponderInside
        }
    }

    /// Whether a swipe has requested the pop.
    var isSwipe: Bool { popOrigin.isSwipe }

    /// Adds a change that is made before UIKit has started the transition. The user goes back from the visible screen
    /// only if no earlier change has removed it or covered it.
    func merge(_ origin: PopOrigin, of top: UIViewController?) {
        if origin.isSwipe || origin.trigger != .programmatic && top === self.origin { popOrigin = origin }
    }

    /// Notes the stack after a change.
    func note(_ stack: [UIViewController]) {
        newStack = stack
        isPop =
            origin.map { !stack.contains(instance: $0) } == true && stack.last.map(oldStack.contains(instance:)) == true
    }

    /// Called when UIKit is about to show the new screen. No further change can be added.
    ///
    /// - Parameter isSystemGesture: Whether the screen's own gesture, such as a zoom's, has started the transition.
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

    /// Whether `willShow(screen)` reports a cancellation. On iOS 18 and later, UIKit calls `willShow` for the old top
    /// screen when a pop is cancelled. For a change that keeps the top screen, the call isn't a cancellation.
    func isCancelled(byShowing screen: UIViewController) -> Bool {
        isAnnounced && screen === origin && screen !== newStack.last
    }

    func restoreFirstResponder() {
        if firstResponder?.isFirstResponder == false { firstResponder?.becomeFirstResponder() }
    }

    /// Releases the screens. UIKit may keep the transition's handlers, and so this object, much longer.
    func end() {
        (isOver, isPop) = (true, false)
        (pop, origin, oldStack, newStack) = (nil, nil, [], [])
    }
}
#endif
