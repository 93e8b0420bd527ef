#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The priority between the controller's recognizer and all others, for one touch.
@MainActor
struct PopArbitration {
    let touch: PopTouch
    /// Whether the touch may become a swipe, by the rules that apply at touch-down.
    let mayBecomeSwipe: Bool
    /// The controller's view, whose sides and layout direction count.
    let view: UIView
    let systemRecognizers: SystemRecognizers

    /// Whether the swipe waits until the other recognizer has failed.
    func waits(for other: UIGestureRecognizer) -> Bool {
        if touch.isPreceded(byRecognizersOf: other.view) { return !other.needsSecondFinger }
        // At the leading edge the swipe comes first, also over rows.
        return !touch.facts.startsAtLeadingEdge && PrivateAPI.swipesRow(other)
    }

    /// Whether the other recognizer waits until the swipe has failed. Only for a touch that may become a swipe.
    func precedes(_ other: UIGestureRecognizer) -> Bool {
        guard mayBecomeSwipe, !systemRecognizers.contains(other), !touch.isPreceded(byRecognizersOf: other.view) else {
            return false
        }
        if touch.facts.startsAtLeadingEdge {
            // Nearly every recognizer waits for UIKit's edge gesture. Only recognizers of drags wait for the swipe:
            // taps, presses and SwiftUI's buttons would come late under a finger that rests.
            return other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer
        }
        // Without the requirement a scroll view would win: of two recognizers that begin together, UIKit prefers the
        // one in the deeper view.
        guard let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer,
            !touch.views.isUsedByScrollView, let scroll = SidewaysScroll(of: scrollView, in: view)
        else { return false }
        return scroll.isPossible && scroll.isAtLimit
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
