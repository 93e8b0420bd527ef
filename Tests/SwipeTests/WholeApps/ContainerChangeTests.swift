import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Changes of tab, size or window during a swipe")
struct ContainerChangeTests {
    @Test("Selecting another tab during a swipe cancels the swipe", .covers(.neverHangs), arguments: TestedSwipe.all)
    func otherTab(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let tabs = UITabBarController()
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        stage.device.settle(showing: tabs)
        stage.pull(to: 250)
        tabs.selectedIndex = 1
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        stage.lift()
        tabs.selectedIndex = 0
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.push("C")
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Turning the device cancels a swipe, and the area follows the new width", .covers(.neverHangs),
        arguments: TestedSwipe.all, directions)
    func turned(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        stage.pull(to: 200, y: 300)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.fingerMove(to: stage.point(300, 300), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.frame.width == 844 && stage.top.view.frame.minX == 0)
        stage.swipe(from: 320, y: 300)
        #expect(stage.stack == "AB", "outside a third of the wider view")
        stage.drag(from: 250, to: 420, y: 300)
        #expect(stage.stack == "AB", "less than 187.5 points")
        stage.drag(from: 250, to: 490, y: 300)
        #expect(stage.stack == "A")
        #expect(stage.top.view.frame.width == 844)
    }

    @Test(
        "A controller removed from its window and put back can be swiped", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func takenOff(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        for _ in 0..<2 {
            stage.device.show(UIViewController())
            stage.device.show(stage.navigation)
        }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.beginPush("D")
        stage.device.settle(showing: UIViewController())
        stage.device.settle(showing: stage.navigation)
        #expect(stage.stack == "ABD")
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
    }

    @Test(
        "Resizing one of two controllers that are swiped side by side ends neither swipe",
        .covers(.rightToLeft, .neverHangs, .neighbours),
        .bug("https://github.com/marcosgriselli/SwipeableTabBarController/issues/98"),
        arguments: TestedSwipe.all,
        directions)
    func sideBySide(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        var configuration = SimulatedDevice.Configuration(swipe, direction)
        configuration.screenSize = CGSize(width: 1000, height: 800)
        let device = SimulatedDevice(configuration)
        let split = UIViewController()
        let controllers = [
            BasicNavigationController("ABCD"), BasicNavigationController("WXYZ"),
        ]
        for (index, controller) in controllers.enumerated() {
            split.embed(controller, in: CGRect(x: CGFloat(index) * 500, y: 0, width: 500, height: 800))
        }
        device.settle(showing: split)
        func point(_ index: Int, _ distance: CGFloat, width: CGFloat = 500) -> CGPoint {
            let start = CGFloat(index) * 500
            return CGPoint(x: direction == .rightToLeft ? start + width - distance : start + distance, y: 400)
        }
        for index in 0...1 { device.fingerDown(index, at: point(index, 160)) }
        device.fingersMove([0: point(0, 450), 1: point(1, 450)], duration: 0.3)
        #expect(controllers.map(\.viewControllers.count) == [3, 3])
        device.wait(0.2)
        for index in 0...1 { device.fingerUp(index) }
        device.settle()
        #expect(controllers.map(\.viewControllers.count) == [3, 3])

        // The first view becomes narrower under its finger.
        for index in 0...1 { device.fingerDown(index, at: point(index, 100)) }
        device.fingersMove([0: point(0, 300), 1: point(1, 300)], duration: 0.3)
        controllers[0].view.frame.size.width = 400
        device.fingersMove([0: point(0, 390), 1: point(1, 450)], duration: 0.2)
        device.wait(0.2)
        for index in 0...1 { device.fingerUp(index) }
        device.settle()
        #expect(controllers.map(\.viewControllers.count) == [2, 2])
        // Its area is a third of its present width.
        device.fingerDrag(from: point(0, 140, width: 400), to: point(0, 390, width: 400), duration: 0.2)
        device.settle()
        #expect(controllers[0].lastPopGestureVerdict == .refused(.outsideArea))
        device.fingerDrag(from: point(0, 130, width: 400), to: point(0, 390, width: 400), duration: 0.2)
        device.settle()
        #expect(controllers[0].viewControllers.count == 1)
        #expect(!device.isHung)
    }
}
