#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Why a drag was not taken for a swipe back.
///
/// If several reasons hold, the one reported is the first in the order of `PopGestureRules`.
public enum PopGestureRefusal: Hashable, Sendable, CaseIterable {
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` is `false`.
    case disabled

    /// The top screen's ``PopGestureConfigurable/isPopGestureEnabled`` is `false`.
    case disabledByScreen

    /// The stack holds one screen, or none.
    case nothingToPop

    /// A transition of the controller is running, or one around it: a presentation, a rotation.
    case transitioning

    /// A view controller is presented over the controller or its top screen.
    case presenting

    /// The controller's view is in no window. UIKit cancels the touches of such a view, so this is hardly ever seen.
    case offWindow

    /// The finger went down outside the ``PopGestureArea``.
    case outsideArea

    /// The finger moves towards the leading side, where a swipe back does not go.
    case wrongDirection

    /// The finger moves up or down at least as much as sideways.
    case tooSteep

    /// The finger went down in a navigation bar, a toolbar or a tab bar.
    case inBar

    /// The finger went down in an excluded view, or in a control that tracks it, such as a slider.
    case excludedView

    /// A scroll view under the finger can use the drag itself.
    case scrollViewOwnsDrag

    /// A search of the top screen is active, in the bar or in the screen itself.
    case searchActive

    /// The keyboard is moving in or out.
    case keyboardMoving

    /// The top screen answered ``PopGestureConfigurable/shouldPop(for:)`` with `false`.
    case screenDeclined
}
#endif
