#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The arbitration between the controller's recognizer and all others.
///
/// UIKit makes a navigation controller the delegate of recognizers of its own as well (`hidesBarsOnSwipe`), so what is asked
/// about any other recognizer goes to UIKit's implementation.
extension BasicNavigationController: UIGestureRecognizerDelegate {
    /// Takes note of where the finger goes down. An inner navigation controller that can pop gets the touch to itself.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === gestures.recognizer else {
            return uiKitAnswer(to: SystemSelector.shouldReceiveTouch, gestureRecognizer, touch) ?? true
        }
        // A second finger changes nothing about where the first one went down.
        guard gestureRecognizer.numberOfTouches == 0 else { return true }
        releaseFinishedTransition()
        gestures.update()
        return gestures.take(touch, in: view, of: self)
    }

    /// Decides about a drag. Asked once for a drag, as it has moved far enough, and never for a tap.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let gestures = gestures
        guard gestureRecognizer === gestures.recognizer else {
            return uiKitAnswer(to: SystemSelector.shouldBegin, gestureRecognizer) ?? true
        }
        return gestures.decide(about: gestures.recognizer, for: self) == .allowed
    }

    /// Keeps the verdict and tells about a refusal.
    func report(_ verdict: PopGestureVerdict) {
        lastPopGestureVerdict = verdict
        if case .refused(let refusal) = verdict { onPopEvent?(.refused(refusal)) }
    }

    /// The swipe waits for recognizers that the screen puts before it.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === gestures.recognizer else { return false }
        return screenYields(to: otherGestureRecognizer) || isPopOfInnerController(otherGestureRecognizer)
            || otherGestureRecognizer.swipesRow
    }

    /// A scroll view that has nothing left to scroll sideways waits for the swipe.
    ///
    /// Otherwise it would win: of two recognizers that begin together, UIKit favours the one in the deeper view.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === gestures.recognizer, let touchDown = gestures.touchDown,
            let scrollView = otherGestureRecognizer.view as? UIScrollView,
            otherGestureRecognizer === scrollView.panGestureRecognizer,
            scrollView.scrollsSideways, !touchDown.isSpentOnScrollView,
            SidewaysScroll(of: scrollView, in: view.effectiveUserInterfaceLayoutDirection).isAtLimit
        else { return false }
        // A touch that cannot pop keeps nobody waiting.
        return gestures.mayBecomeSwipe() && !screenYields(to: otherGestureRecognizer)
    }

    /// The swipe goes along with nothing but the system's content recognizer, which pops in its stead.
    ///
    /// Two at work on one drag would tear the screen between them.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === gestures.recognizer { return otherGestureRecognizer === contentPopRecognizer }
        return uiKitAnswer(to: SystemSelector.shouldRecognizeSimultaneously, gestureRecognizer, otherGestureRecognizer)
            ?? false
    }

    private func screenYields(to recognizer: UIGestureRecognizer) -> Bool {
        topViewController?.popPreferences?.popGestureShouldYield(to: recognizer) ?? false
    }

    /// Whether the screen puts any recognizer of a view, or of those around it, before the swipe.
    func screenYields(inside view: UIView?) -> Bool {
        var current = view
        while let view = current {
            if view.gestureRecognizers?.contains(where: screenYields(to:)) == true { return true }
            current = view.superview
        }
        return false
    }

    /// Whether the recognizer pops another navigation controller inside this one: the innermost that can pop wins.
    private func isPopOfInnerController(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let inner = recognizer.view?.next as? UINavigationController, inner !== self else { return false }
        return recognizer === inner.interactivePopGestureRecognizer || recognizer === inner.contentPopRecognizer
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer swipes a row of a table or a list to its actions.
    ///
    /// UIKit does not hand it out. On iOS 11 to 26 it is a `_UISwipeActionPanGestureRecognizer` on the scroll view. Without
    /// the requirement a swipe back may be the first to begin, and rows cannot be swiped (Enricoza/EZCustomNavigation#5).
    /// Only that one, by name: other pans of UIKit on scroll views stay undecided for as long as the finger is down.
    fileprivate var swipesRow: Bool {
        guard self is UIPanGestureRecognizer, let scrollView = view as? UIScrollView else { return false }
        return self !== scrollView.panGestureRecognizer && "\(type(of: self))".contains("SwipeAction")
    }
}
#endif
