@testable import UIKit
@testable import UIKitSimulator

/// A device with a plain navigation controller: what the library is compared with.
@MainActor
final class PlainStage: FingerStage {
    let device: SimulatedDevice
    let controller: UINavigationController

    /// Shows a stack of screens, one for each letter, the last on top.
    ///
    /// - Parameters:
    ///   - controller: Makes the controller to show, on the device's system; nil makes one.
    ///   - setUp: Prepares each screen as it is made.
    ///   - switches: Sets what this UIKit does in one way or in another, before the controller's view loads.
    init(
        _ names: String = "AB", on version: Int = 18, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        controller: @autoclosure () -> UINavigationController? = nil, showing views: UIView...,
        setUp: (TestScreen) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) {
        device = SimulatedDevice(.init(.init(on: version), direction))
        switches(&device.system.switches)
        self.controller = controller() ?? UINavigationController()
        self.controller.viewControllers = names.map {
            let screen = TestScreen(String($0))
            setUp(screen)
            return screen
        }
        device.settle(showing: self.controller)
        for view in views { top.view.addSubview(view) }
    }
}
