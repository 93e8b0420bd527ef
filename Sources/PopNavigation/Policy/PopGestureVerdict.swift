#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A decision about a drag that moved far enough to be a swipe back.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureVerdict: Hashable, Sendable {
    /// The drag pops the top screen. Whether the pop completes depends on the finger.
    case allowed

    /// The drag isn't a swipe back, for the given reason.
    case refused(PopGestureRefusal)
}

/// The reason why a drag didn't pop.
///
/// The cases are in the order in which `PopGestureRules` checks them: if several reasons apply, the first one is
/// reported. Some rules imitate UIKit, and bind only the controller's own pan. Where UIKit's recognizers pop
/// nevertheless, no reason is reported.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureRefusal: Hashable, Sendable, CaseIterable {
    /// The app has switched the swipe off.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` is `false`, or the app has disabled
    /// ``BasicNavigationController/popRecognizer``, or has disabled or removed UIKit's recognizer for the place.
    case disabled

    /// The app's delegate of UIKit's recognizer for the place has refused the drag.
    ///
    /// Where UIKit has no recognizer in the content, the controller's own pan asks the delegate of
    /// `interactivePopGestureRecognizer`, or the controller if it is that delegate, about a drag that nothing else
    /// refuses. It passes UIKit's recognizer, which doesn't follow the finger: a delegate that reads the recognizer's
    /// location, translation or velocity refuses for that reason. Where UIKit's own recognizer asks, a refusal is
    /// reported as ``otherGesture``.
    case delegateDeclined

    /// The stack has one screen or none.
    ///
    /// With ``BasicNavigationController/dismissesFromRoot``, also: the controller isn't presented in full screen, or a
    /// swipe can't replace the way in which it is presented.
    case nothingToPop

    /// A transition of the controller, or of a container around it, is running: a push, a pop, a presentation or a
    /// rotation.
    ///
    /// On iOS 26 and later, UIKit's recognizers interrupt a push, a pop or a set where they do so on a plain
    /// controller.
    case transitioning

    /// A presentation or dismissal is running, or the top screen presents another view controller. For a dismissal of
    /// the controller, an active search counts too: `dismiss` would end the search.
    case presenting

    /// The top screen's view isn't in a window, or not yet: a change of the stack waits for its layout. UIKit cancels
    /// the touches of a view that leaves its window, so this is rare.
    case offWindow

    /// The top screen's ``PopPreferences/isGestureEnabled`` is `false`.
    case disabledByScreen

    /// The bar is visible, its back button is hidden, and there is no leading item in its place.
    ///
    /// UIKit's own gesture refuses such a screen too. ``PopPreferences/isGestureEnabled`` set to `true` allows the
    /// swipe.
    case noWayBack

    /// The item in the bar has a `backAction` (iOS 16): the back button performs it instead of a pop.
    ///
    /// UIKit's own gestures pop such a screen. ``PopPreferences/isGestureEnabled`` set to `true` allows the swipe. A
    /// screen that adopts ``PopConfirming`` or ``AsyncPopConfirming`` is asked instead.
    case backAction

    /// The top screen has a `preferredTransition` (iOS 18) with its own gestures, which don't follow the screen's
    /// preferences. Reported only if those gestures haven't popped.
    case systemTransition

    /// A navigation controller inside the top screen, with more than one screen, handles the touch.
    case innerNavigation

    /// The touch began outside the ``PopGestureArea``.
    case outsideArea

    /// The touch began in a navigation bar, a toolbar or a tab bar.
    case inBar

    /// The touch began in an excluded view or rectangle, in a control that follows the finger, such as a slider, or in
    /// a text with a caret or a selection.
    case excludedView

    /// The finger moves towards the leading side.
    case wrongDirection

    /// The finger moves up or down at least as much as sideways, and has moved far enough for its direction to be
    /// clear.
    case tooSteep

    /// A scroll view under the finger uses the drag.
    case scrollViewOwnsDrag

    /// A search of the top screen is active and hides the navigation bar.
    case searchActive

    /// UIKit's own delegate refused the swipe for a reason that only UIKit knows, such as a keyboard that is moving.
    case uiKitDeclined

    /// Another gesture recognizer won the drag, such as the pan of a map.
    ///
    /// Also reported for a drag that the rules allow and UIKit's recognizer doesn't take, such as a very short one, and
    /// where the navigation delegate returns an animator that only the app can drive.
    case otherGesture

    /// The top screen or one of its modifiers declined, or needs time to answer.
    ///
    /// ``PopConfirming/shouldPop(for:)`` or ``BasicNavigationController/shouldPop(_:for:)`` returned `false`, the
    /// screen changed the stack or presented when it was asked, or a question that needs time has been asked or is
    /// still open (``AsyncPopConfirming``). A yes to that question pops the screen later; this drag doesn't.
    ///
    /// At the root of a controller that a swipe dismisses, also: `isModalInPresentation` is set, the presentation's
    /// delegate has refused in `presentationControllerShouldDismiss`, or `dismiss(animated:)` has started nothing.
    case screenDeclined
}
#endif
