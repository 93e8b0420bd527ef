#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The priority between a recognizer that pops and the app's recognizers, for one touch.
@MainActor
struct PopArbitration {
    let touch: PopTouch
    /// The controller's view, whose sides and layout direction count.
    let view: UIView

    /// Whether the screen wants the other recognizer before the swipe, so that the swipe waits until it has failed.
    func isPreceded(by other: UIGestureRecognizer) -> Bool {
        touch.isPreceded(byRecognizersOf: other.view) && !other.needsSecondFinger
    }

    /// Whether the own pan waits until the other recognizer has failed: one that the screen wants first, and beside the
    /// leading edge one that swipes a row.
    func ownPanWaits(for other: UIGestureRecognizer) -> Bool {
        if touch.isPreceded(byRecognizersOf: other.view) { return isPreceded(by: other) }
        return !touch.facts.startsAtLeadingEdge && PrivateAPI.swipesRow(other)
    }

    /// Whether the other recognizer scrolls a scroll view that rests at its leading limit, or one around the
    /// controller, and therefore waits until the swipe has failed. Of two recognizers that begin together, UIKit
    /// prefers the one in the deeper view.
    func precedesScroll(of other: UIGestureRecognizer) -> Bool {
        guard !touch.isPreceded(byRecognizersOf: other.view), !touch.views.isUsedByScrollView,
            let scroll = sideways(of: other), scroll.isPossible
        else { return false }
        // The innermost goes back first, also if the controller is a page of a pager.
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
    /// Whether one finger cannot make the recognizer begin. Under one finger it stays undecided until the finger lifts.
    fileprivate var needsSecondFinger: Bool {
        if let pan = self as? UIPanGestureRecognizer { return pan.minimumNumberOfTouches > 1 }
        return self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
    }
}
#endif
