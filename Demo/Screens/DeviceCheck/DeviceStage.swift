import UIKit

/// Shows the navigation controller under test, a new one for each measurement: if one hangs, the next one is not
/// disturbed.
final class DeviceStage: UIViewController {
    private(set) var subject = DeviceNavigationController()

    /// Replaces the controller by a new one with this screen.
    func show(_ screen: UIViewController, delegate: any UINavigationControllerDelegate) {
        let former = subject
        // UIKit may call the methods while it deallocates the controller.
        (former.onPop, former.onBackButton) = (nil, nil)
        remove(former)
        subject = DeviceNavigationController()
        subject.viewControllers = [screen]
        subject.delegate = delegate
        addChild(subject)
        subject.view.frame = view.bounds
        subject.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(subject.view)
        subject.didMove(toParent: self)
    }

    /// Shows the controller in a page sheet. The sheet moves with a finger, and can't be dismissed.
    func presentSubject() {
        remove(subject)
        subject.modalPresentationStyle = .pageSheet
        subject.isModalInPresentation = true
        present(subject, animated: false)
    }

    private func remove(_ controller: UIViewController) {
        if presentedViewController === controller { dismiss(animated: false) }
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// UIKit's controller, with reports of two methods that UIKit calls.
final class DeviceNavigationController: UINavigationController, UINavigationBarDelegate {
    /// Called when a screen is popped, by UIKit or by a check.
    var onPop: (() -> Void)?
    /// Called when the back button asks whether it may pop.
    var onBackButton: (() -> Void)?

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        onPop?()
        return super.popViewController(animated: animated)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        onBackButton?()
        return true
    }
}
