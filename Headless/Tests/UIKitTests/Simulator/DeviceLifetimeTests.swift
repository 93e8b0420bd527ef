import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The end of a simulated device")
struct DeviceLifetimeTests {
    private struct Remains {
        weak var device: SimulatedDevice?
        weak var window: UIWindow?
        weak var root: UIViewController?
        weak var presented: UIViewController?
    }

    private func use(_ script: (SimulatedDevice, UINavigationController) -> UIViewController? = { _, _ in nil })
        -> Remains
    {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        let presented = script(device, navigation)
        return Remains(device: device, window: device.window, root: navigation, presented: presented)
    }

    private func expectNothing(of remains: Remains) {
        // The last device's system stays current until another one replaces it.
        SimulatedDevice().activate()
        #expect(remains.device == nil)
        #expect(remains.window == nil)
        #expect(remains.root == nil)
        #expect(remains.presented == nil)
    }

    @Test("A released device at rest deallocates its app")
    func atRest() {
        expectNothing(of: use())
    }

    @Test("A device released during a transition and a touch deallocates its app")
    func inTheMiddle() {
        expectNothing(
            of: use { device, navigation in
                device.fingerDown(at: CGPoint(x: 4, y: 400))
                device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
                return nil
            })
        expectNothing(
            of: use { device, navigation in
                let screen = UIViewController()
                navigation.present(screen, animated: true)
                device.wait(0.1)
                return screen
            })
    }

    @Test("Dismissed and popped screens are deallocated")
    func dismissed() {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            weak var presented: UIViewController?
            do {
                let screen = UIViewController()
                screen.modalPresentationStyle = style
                presented = screen
                navigation.present(screen, animated: true)
            }
            device.settle()
            #expect(presented != nil)
            navigation.dismiss(animated: true)
            device.settle()
            #expect(presented == nil)
        }
    }

    @Test("A stack changes on its window's device, whichever device's code ran last")
    func twoDevices() {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 18
        let old = SimulatedDevice(configuration)
        configuration.systemVersion = 26
        let new = SimulatedDevice(configuration)
        for (device, other) in [(old, new), (new, old)] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            navigation.pushViewController(UIViewController(), animated: true)
            device.wait(0.1)
            other.activate()
            // On iOS 26 the pop interrupts the push, on iOS 18 it waits.
            navigation.popViewController(animated: true)
            #expect(navigation.viewControllers.count == (device === new ? 1 : 2))
            device.settle()
            #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
        }
    }

    @Test("A window that outlives its device still works on its own")
    func window() {
        let window = SimulatedDevice().window
        let view = UIView()
        window.addSubview(view)
        #expect(view.window === window)
    }
}
