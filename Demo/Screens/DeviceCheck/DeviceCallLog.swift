import UIKit

/// The callbacks of screens and of a navigation delegate, in order.
@MainActor final class DeviceCallLog: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    /// The times of the last willShow and didShow, in seconds.
    private(set) var willShowTime: TimeInterval = 0
    private(set) var didShowTime: TimeInterval = 0
    var onWillShow: (() -> Void)?
    var onDidShow: (() -> Void)?

    var text: String { calls.joined(separator: " ") }

    func clear() { calls = [] }

    func add(_ call: String) { calls.append(call) }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        willShowTime = CACurrentMediaTime()
        add("willShow(\(viewController.title ?? ""))")
        onWillShow?()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        didShowTime = CACurrentMediaTime()
        add("didShow(\(viewController.title ?? ""))")
        onDidShow?()
    }
}
