// Members of delegate protocols that are optional, or that a class of UIKit implements without declaring them.
extension Selector {
    package static var animationController: Selector {
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"
    }
    static var interactionController: Selector {
        "navigationController:interactionControllerForAnimationController:"
    }
    static var willShow: Selector { "navigationController:willShowViewController:animated:" }
    static var didShow: Selector { "navigationController:didShowViewController:animated:" }
    static var supportedOrientations: Selector { "navigationControllerSupportedInterfaceOrientations:" }
    static var preferredOrientation: Selector {
        "navigationControllerPreferredInterfaceOrientationForPresentation:"
    }

    package static var navigationBarShouldPop: Selector { "navigationBar:shouldPopItem:" }

    package static var shouldBegin: Selector { "gestureRecognizerShouldBegin:" }
    package static var shouldReceiveEvent: Selector { "gestureRecognizer:shouldReceiveEvent:" }
    /// UIKit's undeclared question, before all public ones (fact A11).
    package static var undeclaredShouldReceiveEvent: Selector { "_gestureRecognizer:shouldReceiveEvent:" }
    /// UIKit's undeclared question about its own priority (fact A24).
    package static var undeclaredShouldBeRequiredToFail: Selector {
        "_gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
    }
    /// UIKit's undeclared question about recognizers that its own waits for (fact A24).
    package static var undeclaredShouldRequireFailure: Selector {
        "_gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
    }
    static var undeclaredShouldBegin: Selector { "_gestureRecognizerShouldBegin:" }
    static var undeclaredShouldReceiveTouch: Selector { "_gestureRecognizer:shouldReceiveTouch:" }
    static var undeclaredShouldRecognizeSimultaneously: Selector {
        "_gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    }
    package static var shouldReceiveTouch: Selector { "gestureRecognizer:shouldReceiveTouch:" }
    package static var shouldRequireFailure: Selector { "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:" }
    package static var shouldBeRequiredToFail: Selector {
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
    }
    package static var shouldRecognizeSimultaneously: Selector {
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    }
}
