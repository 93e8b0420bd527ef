import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The app's navigation delegate")
struct DelegateTests {
    /// Records the calls that it receives.
    final class RelayedDelegate: NSObject, UINavigationControllerDelegate {
        var log: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.append("willShow \(viewController) \(animated) \(type(of: navigationController))")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.append("didShow \(viewController) \(animated) \(type(of: navigationController))")
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            .landscape
        }
    }

    @Test("willPop is sent before the app's willShow", .covers(.popEvents), arguments: TestedSwipe.all, [true, false])
    func willPopFirst(swipe: TestedSwipe, isSwipe: Bool) {
        let stage = Stage("AB", swipe)
        let delegate = RelayedDelegate()
        stage.navigation.delegate = delegate
        stage.observe { if case .willPop = $0 { delegate.log.append("willPop") } }
        if isSwipe { stage.swipe() } else { stage.navigation.popViewController(animated: true) }
        stage.device.settle()
        #expect(delegate.log.map { $0.prefix(7) } == ["willPop", "willSho", "didShow"])
    }

    @Test(
        "The delegate that the app set is read back, and receives every call that it implements",
        .covers(.barVisibility),
        arguments: TestedSwipe.all
    )
    func relayed(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        let delegate = RelayedDelegate()
        stage.navigation.delegate = delegate
        #expect(stage.navigation.delegate === delegate)
        stage.push("B")
        stage.swipe()
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        let by = "BasicNavigationController"
        #expect(
            delegate.log == [
                "willShow B true \(by)", "didShow B true \(by)", "willShow A true \(by)", "didShow A true \(by)",
                "willShow C false \(by)", "didShow C false \(by)",
            ])
        #expect(stage.navigation.supportedInterfaceOrientations == .landscape)
        #expect(stage.navigation.delegate === delegate)
        stage.navigation.delegate = nil
        #expect(stage.navigation.delegate == nil)
        #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "The delegate receives the same calls as with a plain navigation controller", .covers(.barVisibility),
        arguments: [15, 17, 18, 26]
    )
    func likePlain(version: Int) {
        func log(on navigation: UINavigationController, in device: SimulatedDevice) -> [String] {
            let delegate = RelayedDelegate()
            navigation.delegate = delegate
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            navigation.viewControllers = [a, b]
            device.settle(showing: navigation)
            // From the edge, where both pop: one cancelled swipe and one completed.
            device.fingerDown(at: CGPoint(x: 2, y: 400))
            device.fingerMove(to: CGPoint(x: 100, y: 400), duration: 0.2)
            device.wait(0.2)
            device.fingerUp()
            device.settle()
            device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
            device.settle()
            return delegate.log.map {
                $0.replacingOccurrences(of: "Basic", with: "").replacingOccurrences(of: "UI", with: "")
            }
        }
        let configuration = SimulatedDevice.Configuration(.init(on: version))
        let plain = log(on: UINavigationController(), in: SimulatedDevice(configuration))
        let own = log(on: BasicNavigationController(), in: SimulatedDevice(configuration))
        #expect(own == plain)
    }
}
