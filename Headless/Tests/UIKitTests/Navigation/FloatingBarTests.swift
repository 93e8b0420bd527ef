import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Bars at the bottom on iOS 26 and later")
struct FloatingBarTests {
    @Test(
        "A touch in the frame of the toolbar hits no view in the toolbar, and taps its items", .facts(.floatingBarItems)
    )
    func toolbar() {
        for version in [18, 26, 27] {
            let stage = NavigationStage("AB", systemVersion: version)
            var taps = 0
            stage["B"].toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Do") { _ in taps += 1 })]
            stage.navigation.isToolbarHidden = false
            stage.device.settle()
            let toolbar = stage.navigation.toolbar!
            let point = CGPoint(x: 30, y: toolbar.frame.midY)
            let hit = stage.device.window.hitTest(point, with: nil)
            #expect(hit?.isDescendant(of: toolbar) == (version < 26))
            #expect(hit?.isDescendant(of: stage.navigation.view) == true)
            stage.device.fingerTap(at: point)
            stage.device.settle()
            #expect(taps == 1)
            stage.navigation.isToolbarHidden = true
            stage.device.settle()
            let content = stage.device.window.hitTest(point, with: nil)
            #expect(content?.isDescendant(of: stage["B"].view) == true)
        }
    }

    @Test(
        "A touch in the frame of the tab bar hits no view in the tab bar, and taps its tabs", .facts(.floatingBarItems))
    func tabBar() {
        for version in [18, 26] {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            let device = SimulatedDevice(configuration)
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map {
                let controller = UIViewController()
                controller.title = $0
                return controller
            }
            device.show(tabs)
            device.settle()
            let point = CGPoint(x: 230, y: tabs.tabBar.frame.minY + 30)
            #expect(device.window.hitTest(point, with: nil)?.isDescendant(of: tabs.tabBar) == (version < 26))
            device.fingerTap(at: point)
            device.settle()
            #expect(tabs.selectedIndex == 1)
        }
    }
}
