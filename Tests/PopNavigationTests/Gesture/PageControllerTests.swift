import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Page controllers under the finger")
struct PageControllerTests {
    /// Three pages, in order.
    final class Pages: NSObject, UIPageViewControllerDataSource {
        let all = (0..<3).map { _ in UIViewController() }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = all.firstIndex(of: viewController)!
            return index > 0 ? all[index - 1] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = all.firstIndex(of: viewController)!
            return index < all.count - 1 ? all[index + 1] : nil
        }
    }

    @Test(
        "Behaviour 5, 6, FIELD 27, 30: on the first page a swipe pops, on the others it pages",
        arguments: drivers, directions
    )
    func pages(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = direction
        let stage = Stage("AB", on: configuration, driver: driver.driver)
        let pages = Pages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        stage.top.addChild(controller)
        controller.view.frame = stage.top.view.bounds
        stage.top.view.addSubview(controller.view)
        controller.didMove(toParent: stage.top)
        for index in [2, 1] {
            controller.setViewControllers([pages.all[index]], direction: .forward, animated: false)
            stage.device.settle()
            stage.swipe()
            #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
            #expect(stage.stack == "AB")
            #expect(controller.viewControllers == [pages.all[index - 1]])
        }
        stage.drag(from: 380, to: 40)
        #expect(controller.viewControllers == [pages.all[1]])
        stage.swipe()
        #expect(controller.viewControllers == [pages.all[0]])
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
