#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The priority between the controller's recognizer and all others.
extension PopGestures {
    /// Whether the swipe waits until the other recognizer has failed.
    func waits(for other: UIGestureRecognizer) -> Bool {
        beginTrackpadSession()
        if isInPrecedingView(other.view) { return !other.needsSecondFinger }
        // At the leading edge the swipe comes first, also over rows.
        return !startsAtLeadingEdge && PrivateAPI.swipesRow(other)
    }

    /// Whether the other recognizer waits until the swipe has failed. Only for a touch that may become a swipe.
    func precedes(_ other: UIGestureRecognizer) -> Bool {
        beginTrackpadSession()
        guard let session, other !== controller.contentPopRecognizer else { return false }
        if startsAtLeadingEdge {
            // As with UIKit's edge gesture, but only what drags. A finger that rests would delay taps, presses and SwiftUI's buttons.
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer else { return false }
        } else {
            // Without the requirement a scroll view would win: of two recognizers that begin together, UIKit prefers the one in
            // the deeper view.
            guard let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer,
                scrollView.scrollsSideways, !session.isUsedByScrollView,
                SidewaysScroll(of: scrollView, in: layoutDirection).isAtLimit
            else { return false }
        }
        return mayBecomeSwipe() && !isInPrecedingView(other.view)
    }

    /// Whether both may recognize: only UIKit's content recognizer beside the own one, which decides for it.
    ///
    /// Two recognizers that handle one drag would both move the screen.
    func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        other === controller.contentPopRecognizer
    }

    /// Whether the touch is in a view whose recognizers precede the swipe.
    var touchIsInPrecedingView: Bool { isInPrecedingView(session?.view) }

    private func isInPrecedingView(_ view: UIView?) -> Bool {
        view?.isDescendant(ofAny: PopPreferences(of: controller.topViewController).precedingViews) == true
    }

    private var startsAtLeadingEdge: Bool {
        guard let session, !session.isOnTrackpad else { return false }
        return PopGestureFrame(of: controller, .edge).isAtLeadingEdge(session.point)
    }

    private var layoutDirection: UIUserInterfaceLayoutDirection {
        controller.view.effectiveUserInterfaceLayoutDirection
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
