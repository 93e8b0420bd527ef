import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Client code in the Swift 5 mode, as in many apps")
struct ClientTests {
    private func screens(_ count: Int) -> [UIViewController] {
        (0..<count).map { index in
            let screen = UIViewController()
            screen.title = "Screen \(index)"
            return screen
        }
    }

    @Test("Each way of reaching the system's own transition makes a full-width pan pop", arguments: Bridge.allCases)
    func bridges(bridge: Bridge) {
        let device = SimulatedDevice()
        let navigation = FullscreenPopController()
        navigation.bridge = bridge
        navigation.viewControllers = screens(3)
        device.show(navigation)
        device.fingerDrag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        device.fingerDrag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 190, y: 400), duration: 0.6)
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        device.fingerDrag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.3)
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(!device.isHung)
    }

    @Test("A percent-driven transition with a custom animator and a subclassed pan pops and cancels")
    func customTransition() {
        let device = SimulatedDevice()
        let navigation = UINavigationController()
        navigation.viewControllers = screens(2)
        let popper = SlidePopper(navigation)
        device.show(navigation)
        device.fingerDrag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 200, y: 410), duration: 0.6)
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(popper.log == ["animating", "ended false"])
        device.fingerDrag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 410), duration: 0.3)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(popper.log == ["animating", "ended false", "animating", "ended true"])
        #expect(popper.pan.states.contains(.began) && popper.pan.states.contains(.ended))
    }

    @Test(
        "Main queue work and coordinator completions run as the simulated device lets time pass"
    )
    func waiting() {
        let device = SimulatedDevice()
        let navigation = UINavigationController()
        navigation.viewControllers = screens(1)
        device.show(navigation)
        let top = screens(1)[0]
        var log: [String] = []
        navigation.pushViewController(top, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in log.append("alongside") }) { _ in
            log.append("complete")
        }
        UIView.animate(withDuration: 0) {
        } completion: { _ in
            log.append("next turn")
        }
        #expect(log.isEmpty)
        device.wait(0)
        #expect(log.contains("next turn") && log.contains("alongside"))
        #expect(!log.contains("complete"))
        device.settle()
        #expect(log.last == "complete")
    }
}
