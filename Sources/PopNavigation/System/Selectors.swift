#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Names of public methods that UIKit calls, and of the library's own actions. Linux has no `#selector`.
enum SystemSelector {
    // Methods of UINavigationControllerDelegate that change UIKit's behaviour by being implemented.
    static var animationController: Selector {
        sel_registerName("navigationController:animationControllerForOperation:fromViewController:toViewController:")
    }
    static var interactionController: Selector {
        sel_registerName("navigationController:interactionControllerForAnimationController:")
    }
    static var supportedOrientations: Selector {
        sel_registerName("navigationControllerSupportedInterfaceOrientations:")
    }
    static var preferredOrientation: Selector {
        sel_registerName("navigationControllerPreferredInterfaceOrientationForPresentation:")
    }

    // Delegate methods that UINavigationController implements without declaring them.
    static var navigationBarShouldPop: Selector { sel_registerName("navigationBar:shouldPopItem:") }
    static var shouldBegin: Selector { sel_registerName("gestureRecognizerShouldBegin:") }
    static var shouldReceiveEvent: Selector { sel_registerName("gestureRecognizer:shouldReceiveEvent:") }
    static var shouldReceiveTouch: Selector { sel_registerName("gestureRecognizer:shouldReceiveTouch:") }
    static var shouldRequireFailure: Selector {
        sel_registerName("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    }
    static var shouldBeRequiredToFail: Selector {
        sel_registerName("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
    }
    static var shouldRecognizeSimultaneously: Selector {
        sel_registerName("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    }

    // The library's own.
    static var popRecognizerChanged: Selector { sel_registerName("popNavigation_recognizerChanged") }
    static var nextTurn: Selector { sel_registerName("popNavigation_nextTurn") }
}
#endif
