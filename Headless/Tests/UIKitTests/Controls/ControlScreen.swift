import UIKit
import UIKitSimulator

/// A device whose screen contains one control.
@MainActor
enum ControlScreen {
    static func show(_ control: UIControl, frame: CGRect = CGRect(x: 100, y: 400, width: 200, height: 44))
        -> SimulatedDevice
    {
        let device = SimulatedDevice()
        let controller = UIViewController()
        control.frame = frame
        controller.view.addSubview(control)
        device.show(controller)
        return device
    }

    /// The middle of a control with the default frame.
    static let middle = CGPoint(x: 200, y: 422)
}
