#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The priority between a pop recognizer and the app's recognizers, for one touch.
@MainActor
struct FailureRequirements {
    let touch: PopTouch
    /// The controller's view, which defines the sides and the layout direction.
    let view: UIView

    /// Whether the screen wants the other recognizer before the swipe, so that the swipe waits until it has failed.
    ///
    /// A recognizer that needs a second finger and the pan of a list that scrolls only up and down neither begin nor
    /// fail under a sideways drag. A swipe that waited for them would begin as the finger lifts.
    func isPreceded(by other: UIGestureRecognizer) -> Bool {
        touch.isPreceded(byRecognizersOf: other.view) && !other.needsSecondFinger
            && sideways(of: other)?.isPossible != false
    }

    /// Whether the own pan waits until the other recognizer has failed: one that the screen wants first, and
    /// outside the strip one that swipes a row.
    func ownPanWaits(for other: UIGestureRecognizer) -> Bool {
        if touch.isPreceded(byRecognizersOf: other.view) { return isPreceded(by: other) }
        return !touch.facts.place.isAtLeadingEdge && PrivateAPI.swipesRow(other)
    }

    /// Whether the other recognizer waits until the swipe has failed: it belongs to a scroll view at its leading limit,
    /// or to one around the controller. Otherwise UIKit would prefer the recognizer in the deeper view.
    func precedesScroll(of other: UIGestureRecognizer) -> Bool {
        guard !touch.isPreceded(byRecognizersOf: other.view), !touch.facts.place.isUsedByScrollView,
            let scroll = sideways(of: other), scroll.isPossible
        else { return false }
        // The innermost goes back first, even if the controller is a page of a pager.
        return scroll.isAtLimit || other.view.map(view.isDescendant(of:)) == true
    }

    private func sideways(of other: UIGestureRecognizer) -> SidewaysScroll? {
        guard let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer else {
            return nil
        }
        return SidewaysScroll(of: scrollView, in: view)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer needs two fingers to begin. Under one finger it stays undecided until the finger lifts.
    fileprivate var needsSecondFinger: Bool {
        if let pan = self as? UIPanGestureRecognizer { return pan.minimumNumberOfTouches > 1 }
        return self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
    }
}
#endif
