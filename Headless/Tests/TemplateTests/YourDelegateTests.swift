import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Your own delegate")
struct YourDelegateTests {
    /// A simulated phone that shows your controller.
    @MainActor
    private struct YourPhone {
        let device: SimulatedDevice
        let navigation = UINavigationController(rootViewController: UIViewController())
        let delegate: YourDelegate

        init(iOS version: Int) {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            device = SimulatedDevice(configuration)
            // UIKit sets its own delegate when the view loads.
            navigation.loadViewIfNeeded()
            delegate = YourDelegate(of: navigation)
            navigation.setNavigationBarHidden(true, animated: false)
            device.show(navigation)
            device.settle()
        }

        func push() {
            navigation.pushViewController(UIViewController(), animated: true)
            device.settle()
        }

        func swipe() {
            device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
            device.settle()
        }
    }

    @Test("A swipe from the edge pops without a bar", arguments: [15, 18, 26, 27])
    func pops(version: Int) {
        let phone = YourPhone(iOS: version)
        phone.push()
        phone.swipe()
        #expect(phone.navigation.viewControllers.count == 1)
    }

    @Test("A swipe at the root doesn't freeze the app", arguments: [15, 18, 26, 27])
    func root(version: Int) {
        let phone = YourPhone(iOS: version)
        phone.swipe()
        phone.push()
        #expect(phone.navigation.viewControllers.count == 2)
        #expect(!phone.device.isHung)
    }
}
