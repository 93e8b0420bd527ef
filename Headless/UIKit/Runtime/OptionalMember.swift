/// The optional members of delegate protocols that `responds(to:)` knows: their selectors, and their names in Swift.
///
/// Without the Objective-C runtime they are requirements with default implementations. A class responds to a member if
/// it implements the method itself. UIKit asks where the absence of a member has another effect than its default. The
/// names are those of symbols, which omit `_` if no parameter has a label.
enum OptionalMember {
    static func isImplemented(_ selector: Selector, by type: AnyClass) -> Bool {
        guard let method = methods[selector] else { return false }
        return SwiftMethods.isImplemented(method, by: type)
    }

    private static let methods: [Selector: String] = [
        .willShow:
            "navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)",
        .didShow:
            "navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)",
        .animationController:
            "navigationController(_: UINavigationController, animationControllerFor: UINavigationController.Operation, "
            + "from: UIViewController, to: UIViewController)",
        .interactionController:
            "navigationController(_: UINavigationController, "
            + "interactionControllerFor: UIViewControllerAnimatedTransitioning)",
        .supportedOrientations: "navigationControllerSupportedInterfaceOrientations(UINavigationController)",
        .preferredOrientation:
            "navigationControllerPreferredInterfaceOrientationForPresentation(UINavigationController)",

        "navigationBar:shouldPushItem:": "navigationBar(_: UINavigationBar, shouldPush: UINavigationItem)",
        "navigationBar:didPushItem:": "navigationBar(_: UINavigationBar, didPush: UINavigationItem)",
        .navigationBarShouldPop: "navigationBar(_: UINavigationBar, shouldPop: UINavigationItem)",
        "navigationBar:didPopItem:": "navigationBar(_: UINavigationBar, didPop: UINavigationItem)",

        .shouldBegin: "gestureRecognizerShouldBegin(UIGestureRecognizer)",
        .shouldReceiveEvent: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent)",
        .shouldReceiveTouch: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch)",
        .shouldRequireFailure:
            "gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer)",
        .shouldBeRequiredToFail:
            "gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer)",
        .shouldRecognizeSimultaneously:
            "gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer)",

        "animationEnded:": "animationEnded(Bool)",
        "interruptibleAnimatorForTransition:": "interruptibleAnimator(using: UIViewControllerContextTransitioning)",

        "tabBarController:shouldSelectViewController:":
            "tabBarController(_: UITabBarController, shouldSelect: UIViewController)",
        "tabBarController:didSelectViewController:":
            "tabBarController(_: UITabBarController, didSelect: UIViewController)",
    ]
}
