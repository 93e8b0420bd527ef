#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The names by which UIKit is asked for what its headers do not declare, in one place.
@MainActor
enum SystemSelector {
    /// The action of the system's interactive pop, on iOS 7 to 26. Takes the pan recognizer that drives it.
    static let handleNavigationTransition = NSSelectorFromString("handleNavigationTransition:")

    /// Whether a navigation controller is in a transition, on iOS 7 to 26. Also true in the moments before and after, in
    /// which there is no transition coordinator.
    static let isTransitioning = NSSelectorFromString("_isTransitioning")

    // What makes a navigation delegate one that animates by itself.
    static let animationController = NSSelectorFromString(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:")
    static let interactionController = NSSelectorFromString(
        "navigationController:interactionControllerForAnimationController:")

    // Questions that UIKit's own navigation controller answers, as delegate of its bar and of some recognizers.
    static let navigationBarShouldPop = NSSelectorFromString("navigationBar:shouldPopItem:")
    static let shouldBegin = NSSelectorFromString("gestureRecognizerShouldBegin:")
    static let shouldReceiveTouch = NSSelectorFromString("gestureRecognizer:shouldReceiveTouch:")
    static let shouldRecognizeSimultaneously =
        NSSelectorFromString("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
}
#endif
