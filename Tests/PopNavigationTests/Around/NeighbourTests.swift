import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Controllers beside, in and around others")
struct NeighbourTests {
    /// Pages that are navigation controllers, in order.
    private final class Pages: NSObject, UIPageViewControllerDataSource {
        let all: [BasicNavigationController]

        init(_ all: [BasicNavigationController]) {
            self.all = all
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = all.firstIndex { $0 === viewController }!
            return index > 0 ? all[index - 1] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = all.firstIndex { $0 === viewController }!
            return index < all.count - 1 ? all[index + 1] : nil
        }
    }

    private func configuration(
        _ driver: (driver: PopDriver, version: Int), _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> SimulatedDevice.Configuration {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = direction
        return configuration
    }

    private func controller(_ names: String, _ driver: (driver: PopDriver, version: Int)) -> BasicNavigationController {
        let navigation = BasicNavigationController()
        navigation.preferredPopDriver = driver.driver
        navigation.viewControllers = names.map { TestScreen(String($0)) }
        return navigation
    }

    @Test(
        "Behaviour 5, 6, FIELD 27: a controller that is a page pops in its area while it can, and is paged elsewhere",
        arguments: drivers, directions)
    func inPages(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let device = SimulatedDevice(configuration(driver, direction))
        let pages = Pages([controller("A", driver), controller("BC", driver), controller("D", driver)])
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = pages
        pager.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        device.show(pager)
        device.settle()
        func drag(from start: CGFloat, to end: CGFloat) {
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: direction == .rightToLeft ? 390 - distance : distance, y: 400)
            }
            device.fingerDown(at: point(start))
            device.fingerMove(to: point(end), duration: 0.3)
            device.wait(0.2)
            device.fingerUp()
            device.settle()
        }
        drag(from: 60, to: 380)
        #expect(pages.all[1].viewControllers.count == 1)
        #expect(pager.viewControllers == [pages.all[1]])
        pages.all[1].pushViewController(TestScreen("E"), animated: true)
        device.settle()
        drag(from: 160, to: 389)
        #expect(pager.viewControllers == [pages.all[0]], "outside of the area it is the pager's drag")
        #expect(pages.all[1].viewControllers.count == 2)
        drag(from: 380, to: 20)
        #expect(pager.viewControllers == [pages.all[1]])
        drag(from: 60, to: 380)
        #expect(pages.all[1].viewControllers.count == 1)
        drag(from: 60, to: 380)
        #expect(pager.viewControllers == [pages.all[0]], "at its root it is paged from everywhere")
        #expect(!device.isHung)
    }

    @Test("Behaviour 4, 17, FIELD 4: a controller in a sheet pops sideways and is pulled down", arguments: drivers)
    func inSheet(driver: (driver: PopDriver, version: Int)) {
        let below = Stage("AB", version: driver.version, driver: driver.driver)
        let sheet = controller("XYZ", driver)
        sheet.modalPresentationStyle = .pageSheet
        below.top.present(sheet, animated: true)
        below.device.settle()
        below.swipe()
        #expect(sheet.viewControllers.count == 2)
        #expect(below.stack == "AB")
        // A modal over the sheet, and one over that.
        let covers = [UIViewController(), UIViewController()]
        for cover in covers { cover.modalPresentationStyle = .overFullScreen }
        sheet.topViewController?.present(covers[0], animated: true)
        below.device.settle()
        covers[0].present(covers[1], animated: true)
        below.device.settle()
        for cover in covers {
            cover.view.isUserInteractionEnabled = false
            cover.view.superview?.isUserInteractionEnabled = false
        }
        below.swipe()
        #expect(sheet.viewControllers.count == 2)
        #expect(sheet.lastPopGestureVerdict == .refused(.presenting))
        sheet.dismiss(animated: true)
        below.device.settle()
        below.swipe()
        #expect(sheet.viewControllers.count == 1)
        #expect(below.takeEvents() == [])
        below.device.fingerDrag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 62, y: 800), duration: 0.3)
        below.device.settle()
        #expect(below.top.presentedViewController == nil)
        below.swipe()
        #expect(below.stack == "A")
        #expect(!below.device.isHung)
    }

    @Test(
        "Behaviour 9, 17: of nested controllers the outer one says nothing about a drag of the inner",
        arguments: drivers)
    func quiet(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("AB", version: driver.version, driver: driver.driver)
        let inner = controller("XYZ", driver)
        outer.top.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 200, width: 390, height: 600)
        outer.top.view.addSubview(inner.view)
        inner.didMove(toParent: outer.top)
        outer.device.settle()
        outer.swipe()
        #expect(inner.viewControllers.count == 2)
        #expect(outer.takeEvents() == [])
        #expect(outer.verdict == nil)
        outer.swipeAndGiveUp()
        #expect(inner.viewControllers.count == 2)
        #expect(outer.takeEvents() == [])
        // Where the inner one cannot, the outer one pops.
        (inner.topViewController as? TestScreen)?.isPopGestureEnabled = false
        outer.swipe()
        #expect(outer.stack == "A")
    }

    @Test("Behaviour 17: in a tab of an inner controller's tab bar controller", arguments: drivers)
    func tabsInside(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("A", version: driver.version, driver: driver.driver)
        let inner = controller("XY", driver)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), inner]
        tabs.selectedIndex = 1
        outer.navigation.pushViewController(tabs, animated: true)
        outer.device.settle()
        outer.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(outer.navigation.viewControllers.count == 2)
        outer.swipe()
        #expect(outer.navigation.viewControllers.count == 1)
        #expect(!outer.device.isHung)
    }

    @Test("Behaviour 11: another tab is selected in mid-swipe", arguments: drivers)
    func otherTab(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let tabs = UITabBarController()
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        stage.device.show(tabs)
        stage.device.settle()
        stage.pull(to: 250)
        tabs.selectedIndex = 1
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        tabs.selectedIndex = 0
        stage.device.settle()
        let events = stage.takeEvents()
        #expect(events.count == 2 && events[0] == "willPop B→A gesture")
        #expect(stage.stack == (events[1] == "didCancel B→A" ? "AB" : "A"))
        #expect(!stage.device.isHung)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        let before = stage.stack
        stage.swipe()
        #expect(stage.stack == String(before.dropLast()))
    }

    @Test("Behaviour 11, 17: two windows of one device, one over the other", arguments: drivers)
    func windows(driver: (driver: PopDriver, version: Int)) {
        let below = Stage("AB", version: driver.version, driver: driver.driver)
        let window = UIWindow(frame: CGRect(x: 0, y: 422, width: 390, height: 422))
        let above = controller("XY", driver)
        window.rootViewController = above
        window.isHidden = false
        below.device.settle()
        // Both at once, with two fingers.
        below.device.fingerDown(0, at: CGPoint(x: 60, y: 200))
        below.device.fingerDown(1, at: CGPoint(x: 60, y: 600))
        below.device.fingersMove([0: CGPoint(x: 340, y: 200), 1: CGPoint(x: 340, y: 600)], duration: 0.3)
        #expect(below.stack == "A" && above.viewControllers.count == 1)
        below.device.wait(0.2)
        below.device.fingerUp(0)
        below.device.settle()
        #expect(below.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(above.transitionCoordinator != nil)
        below.device.fingerUp(1)
        below.device.settle()
        #expect(above.viewControllers.count == 1 && above.transitionCoordinator == nil)
        #expect(!below.device.isHung)
        below.navigation.pushViewController(below.screen("C"), animated: true)
        below.device.settle()
        below.swipe(y: 200)
        #expect(below.stack == "A")
    }

    @Test("Behaviour 11: the device is turned in mid-swipe", arguments: drivers, directions)
    func turned(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", on: configuration(driver, direction), driver: driver.driver)
        stage.pull(to: 200, y: 300)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.fingerMove(to: stage.point(300, 300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.frame.width == 844 && stage.top.view.frame.minX == 0)
        stage.swipe(from: 290, y: 300)
        #expect(stage.stack == "AB", "outside a third of the wider view")
        stage.drag(from: 250, to: 420, y: 300)
        #expect(stage.stack == "AB", "less than 187.5 points")
        stage.drag(from: 250, to: 490, y: 300)
        #expect(stage.stack == "A")
        #expect(stage.top.view.frame.width == 844)
    }

    @Test("Behaviour 11: taken off its window and put back between two touches, and during a push", arguments: drivers)
    func takenOff(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        for _ in 0..<2 {
            stage.device.show(UIViewController())
            stage.device.show(stage.navigation)
        }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(stage.stack == "ABD")
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
    }

    @Test(
        "Behaviour 5, 11, 17, FIELD 25: side by side, under a finger each, one made narrower meanwhile",
        arguments: drivers,
        directions)
    func sideBySide(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        var configuration = configuration(driver, direction)
        configuration.screenSize = CGSize(width: 1000, height: 800)
        let device = SimulatedDevice(configuration)
        let split = UIViewController()
        let controllers = [controller("ABC", driver), controller("XYZ", driver)]
        for (index, controller) in controllers.enumerated() {
            split.addChild(controller)
            controller.view.frame = CGRect(x: CGFloat(index) * 500, y: 0, width: 500, height: 800)
            split.view.addSubview(controller.view)
            controller.didMove(toParent: split)
        }
        device.show(split)
        device.settle()
        func point(_ index: Int, _ distance: CGFloat, width: CGFloat = 500) -> CGPoint {
            let start = CGFloat(index) * 500
            return CGPoint(x: direction == .rightToLeft ? start + width - distance : start + distance, y: 400)
        }
        for index in 0...1 { device.fingerDown(index, at: point(index, 160)) }
        device.fingersMove([0: point(0, 450), 1: point(1, 450)], duration: 0.3)
        #expect(controllers.map(\.viewControllers.count) == [2, 2])
        device.wait(0.2)
        for index in 0...1 { device.fingerUp(index) }
        device.settle()
        #expect(controllers.map(\.viewControllers.count) == [2, 2])

        // The first one gets narrower under its finger; the second one's swipe goes on.
        for index in 0...1 { device.fingerDown(index, at: point(index, 100)) }
        device.fingersMove([0: point(0, 300), 1: point(1, 300)], duration: 0.3)
        controllers[0].view.frame.size.width = 400
        device.fingersMove([0: point(0, 390), 1: point(1, 450)], duration: 0.2)
        device.wait(0.2)
        for index in 0...1 { device.fingerUp(index) }
        device.settle()
        #expect(controllers.map(\.viewControllers.count) == [2, 1])
        // Its area is a third of what it has now.
        device.fingerDrag(from: point(0, 140, width: 400), to: point(0, 390, width: 400), duration: 0.2)
        device.settle()
        #expect(controllers[0].lastPopGestureVerdict == .refused(.outsideArea))
        device.fingerDrag(from: point(0, 130, width: 400), to: point(0, 390, width: 400), duration: 0.2)
        device.settle()
        #expect(controllers[0].viewControllers.count == 1)
        #expect(!device.isHung)
    }

    @Test("Behaviour 17: three controllers inside each other, popped from the inside out", arguments: drivers)
    func threeLevels(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("AB", version: driver.version, driver: driver.driver)
        let (middle, inner) = (controller("MN", driver), controller("XY", driver))
        for (child, parent) in [(middle, outer.top as UIViewController), (inner, middle.topViewController!)] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        outer.device.settle()
        outer.swipe()
        #expect([inner, middle].map(\.viewControllers.count) == [1, 2] && outer.stack == "AB")
        outer.swipe()
        #expect(middle.viewControllers.count == 1 && outer.stack == "AB")
        #expect(outer.takeEvents() == [])
        outer.swipe()
        #expect(outer.stack == "A")
        #expect(!outer.device.isHung)
    }

    @Test(
        "Behaviour 4, 11: a drag while what was presented goes away is refused, the next one pops", arguments: drivers)
    func duringDismissal(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        stage.top.present(modal, animated: true)
        stage.device.settle()
        modal.view.isUserInteractionEnabled = false
        modal.view.superview?.isUserInteractionEnabled = false
        stage.top.dismiss(animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(200), duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused transitioning"])
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }
}
