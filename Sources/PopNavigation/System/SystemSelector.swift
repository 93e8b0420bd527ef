#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Names of public methods that UIKit calls, and of the library's own actions. Linux has no `#selector`.
@MainActor
enum SystemSelector {
    // Methods of UINavigationControllerDelegate that change UIKit's behaviour by being implemented.
    static let animationController = NSSelectorFromString(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:")
    static let interactionController = NSSelectorFromString(
        "navigationController:interactionControllerForAnimationController:")
    static let supportedOrientations = NSSelectorFromString("navigationControllerSupportedInterfaceOrientations:")
    static let preferredOrientation = NSSelectorFromString(
        "navigationControllerPreferredInterfaceOrientationForPresentation:")

    // Delegate methods that UINavigationController implements without declaring them.
    static let navigationBarShouldPop = NSSelectorFromString("navigationBar:shouldPopItem:")
    static let shouldBegin = NSSelectorFromString("gestureRecognizerShouldBegin:")
    static let shouldReceiveEvent = NSSelectorFromString("gestureRecognizer:shouldReceiveEvent:")
    static let shouldReceiveTouch = NSSelectorFromString("gestureRecognizer:shouldReceiveTouch:")
    static let shouldRecognizeSimultaneously =
        NSSelectorFromString("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")

    // The library's own.
    static let popRecognizerChanged = NSSelectorFromString("popNavigation_recognizerChanged")
    static let nextTurn = NSSelectorFromString("popNavigation_nextTurn")
}
#endif
