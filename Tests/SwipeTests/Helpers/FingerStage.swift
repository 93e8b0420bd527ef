import UIKit
import UIKitSimulator

/// A device with a navigation controller, which simulated fingers swipe: the library's controller, or a plain one.
@MainActor
protocol FingerStage: AnyObject {
    var device: SimulatedDevice { get }
    var controller: UINavigationController { get }
}

extension FingerStage {
    var width: CGFloat { device.window.bounds.width }
    var stack: String { controller.viewControllers.map(\.description).joined() }
    /// The top screen.
    var top: TestScreen { controller.topViewController as! TestScreen }
    /// UIKit's recognizer at the leading edge.
    var edge: UIGestureRecognizer { controller.interactivePopGestureRecognizer! }
    /// UIKit's recognizer in the content; `nil` on iOS 18 and earlier.
    var content: UIGestureRecognizer? { controller.interactiveContentPopGestureRecognizer }

    /// Whether a finger moves the transition between two screens.
    var isSwiping: Bool { controller.transitionCoordinator?.isInteractive == true }
}

extension SimulatedDevice {
    /// Shows a controller in the window, and waits until nothing moves any more.
    func settle(showing controller: UIViewController) {
        show(controller)
        settle()
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is in the middle of a continuous gesture.
    var hasBegun: Bool { state == .began || state == .changed }
}
