import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("UIKit's edge recognizer in the strip")
struct EdgeByUIKitTests {
    /// Points of travel, in steps of one, after which the drag has popped; `nil` if it has not after 40.
    private func travelToPop(on device: SimulatedDevice, _ controller: UINavigationController) -> Int? {
        device.fingerDown(at: CGPoint(x: 4, y: 400))
        defer {
            device.fingerUp()
            device.settle()
        }
        return (1...40).first { points in
            device.fingerMove(to: CGPoint(x: 4 + CGFloat(points), y: 400), duration: 1.0 / 60)
            return controller.viewControllers.count == 1
        }
    }

    @Test(
        "A slow swipe in the strip begins after as many points as on a plain controller", .covers(19, 50),
        arguments: TestedDriver.all)
    func travel(driver: TestedDriver) {
        let device = SimulatedDevice(.init(driver))
        let plain = UINavigationController()
        plain.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.show(plain)
        device.settle()
        let stage = Stage("AB", driver)
        let expected = travelToPop(on: device, plain)
        #expect(expected != nil)
        #expect(travelToPop(on: stage.device, stage.navigation) == expected)
    }

    @Test(
        "In the strip UIKit's edge recognizer pops, and the pop's driver is `system`", .covers(34, 50),
        arguments: TestedDriver.all, directions)
    func driver(driver: TestedDriver, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", driver, direction)
        var drivers: [PopDriver?] = []
        stage.observe { if case .willPop(let pop) = $0 { drivers.append(pop.driver) } }
        stage.pull(from: 4, to: 200)
        #expect(stage.navigation.interactivePopGestureRecognizer?.state == .changed)
        #expect(stage.navigation.popRecognizer?.isUnderWay == false)
        stage.lift()
        #expect(stage.stack == "A")
        #expect(drivers == [.system])
    }

    @Test(
        "A flick that passes 15 points in its first movement is left to the driver, and pops",
        .covers(50), arguments: TestedDriver.all)
    func flick(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(34))
        #expect(stage.navigation.interactivePopGestureRecognizer?.state != .began)
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(90))
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(150))
        stage.lift()
        #expect(stage.stack == "A")
        #expect(stage.verdict == .allowed)
    }
}

extension UIGestureRecognizer {
    fileprivate var isUnderWay: Bool { state == .began || state == .changed }
}
