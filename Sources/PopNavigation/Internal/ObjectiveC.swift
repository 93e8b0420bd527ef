#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// What needs the Objective-C runtime, and what stands for it where there is none.

#if canImport(ObjectiveC)

extension BasicNavigationController {
    /// UIKit's own answer to a delegate question that its navigation controller implements without declaring it; nil where
    /// this version of UIKit does not. Swift cannot call an undeclared method of `super`.
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        guard let method = class_getInstanceMethod(UINavigationController.self, question) else { return nil }
        let implementation = method_getImplementation(method)
        guard let second else {
            typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Function.self)(self, question, first)
        }
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: Function.self)(self, question, first, second)
    }
}

extension BasicNavigationController {
    // For Interface Builder, which knows neither Swift enums nor properties that Objective-C does not see.

    /// ``popGestureRecognizerEnabled``.
    @IBInspectable var popGestureEnabled: Bool {
        get { popGestureRecognizerEnabled }
        set { popGestureRecognizerEnabled = newValue }
    }

    /// ``popGestureArea`` as a share of the width, from 0 to 1.
    @IBInspectable var popGestureFraction: CGFloat {
        get { popGestureArea.extent(inWidth: 1) }
        set { popGestureArea = .leadingFraction(newValue) }
    }

    /// ``appliesNavigationBarPreferences``.
    @IBInspectable var appliesBarPreferences: Bool {
        get { appliesNavigationBarPreferences }
        set { appliesNavigationBarPreferences = newValue }
    }

    /// VoiceOver's two-finger scrub goes back, also where a custom item or a hidden bar leaves no back button to press.
    open override func accessibilityPerformEscape() -> Bool {
        // Main thread, which the declaration does not say on every SDK.
        MainActor.assumeIsolated { goBackByEscape() } || super.accessibilityPerformEscape()
    }
}

extension PercentDrivenDriver {
    static var registerAction: Void { () }

    @objc(dragged:)
    private func receiveDrag(_ recognizer: UIPanGestureRecognizer) {
        dragged(recognizer)
    }
}

extension NavigationDelegateRelay: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        controller?.willShow(viewController, animated: animated)
        appDelegate?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let appAnimator = appDelegate?.navigationController?(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        return animator(for: operation, appAnimator: appAnimator ?? nil)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let interaction = interaction(for: animationController) { return interaction }
        return appDelegate?.navigationController?(navigationController, interactionControllerFor: animationController)
            ?? nil
    }

    /// Whether the app's delegate brings animators of its own.
    var appSuppliesAnimators: Bool {
        appDelegate?.responds(to: SystemSelector.animationController) ?? false
    }

    // UIKit asks on the main thread, which NSObject's declarations do not say.

    nonisolated override func responds(to selector: Selector!) -> Bool {
        appDelegate?.responds(to: selector) == true
            || super.responds(to: selector) && MainActor.assumeIsolated { answersItself(selector) }
    }

    private func answersItself(_ selector: Selector) -> Bool {
        popInteraction != nil
            || selector != SystemSelector.animationController && selector != SystemSelector.interactionController
    }

    /// What the relay does not implement goes to the app's delegate, private questions included.
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        appDelegate
    }
}

#else

extension BasicNavigationController {
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        nil
    }
}

extension PercentDrivenDriver {
    static let registerAction: Void = {
        let action: @MainActor (AnyObject, Any?) -> Void = { driver, recognizer in
            guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
            (driver as? PercentDrivenDriver)?.dragged(recognizer)
        }
        class_addMethod(
            PercentDrivenDriver.self, OwnSelector.percentDrivenDrag, imp_implementationWithBlock(action), nil)
    }()
}

// Without forwarding each member is handed on by hand. What the app's delegate lacks, its protocol's defaults answer.
extension NavigationDelegateRelay: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        controller?.willShow(viewController, animated: animated)
        appDelegate?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        appDelegate?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        (appDelegate ?? Self.absent).navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        (appDelegate ?? Self.absent).navigationControllerPreferredInterfaceOrientationForPresentation(
            navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if popInteraction != nil, !appSuppliesAnimators { return animator(for: operation, appAnimator: nil) }
        let appAnimator = (appDelegate ?? Self.absent).navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        if appAnimator != nil { hasSeenAppAnimator = true }
        return animator(for: operation, appAnimator: appAnimator)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction(for: animationController)
            ?? appDelegate?.navigationController(navigationController, interactionControllerFor: animationController)
    }

    /// Without the runtime it shows only when the delegate has brought one.
    var appSuppliesAnimators: Bool {
        hasSeenAppAnimator || appDelegate?.responds(to: SystemSelector.animationController) == true
    }

    /// Stands for an app without a delegate.
    private static let absent = AbsentDelegate()

    private final class AbsentDelegate: NSObject, UINavigationControllerDelegate {}
}

#endif
#endif
