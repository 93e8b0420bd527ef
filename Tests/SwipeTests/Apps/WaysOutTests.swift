import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The ways to leave a screen that no question of the library can catch, and UIKit's questions about them.
@MainActor
@Suite("Ways to leave a screen without the library's question")
struct WaysOutTests {
    /// Asks the top screen before a tap on the selected tab pops it.
    private final class TabRules: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            guard viewController === tabBarController.selectedViewController,
                let top = (viewController as? UINavigationController)?.topViewController as? any PopConfirming
            else { return true }
            return top.shouldPop(for: .programmatic)
        }
    }

    @Test(
        "A tap on the selected tab asks the tab bar controller's delegate, and no screen",
        .covers(.waysOutUnasked), arguments: [15, 18, 26])
    func selectedTab(version: Int) {
        let stage = Stage("A", .init(on: version))
        let tabs = UITabBarController()
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        stage.device.show(tabs)
        stage.push("B")
        stage.top.agrees = false
        // The tabs are in the middle of the bar on iOS 26.
        let tab = CGPoint(x: stage.width / 2 - (version < 26 ? 90 : 40), y: tabs.tabBar.frame.midY)
        let rules = TabRules()
        tabs.delegate = rules
        stage.device.fingerTap(at: tab)
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.screen("B").askedFor == [.programmatic])
        tabs.delegate = nil
        stage.device.fingerTap(at: tab)
        stage.device.settle()
        #expect(stage.stack == "A" && stage.screen("B").askedFor == [.programmatic])
    }

    /// Asks before UIKit's menu of the back button pops several screens.
    private final class MenuGuard: BasicNavigationController {
        private var isOwnPop = false

        func popByCode(to screen: UIViewController) {
            isOwnPop = true
            defer { isOwnPop = false }
            popToViewController(screen, animated: true)
        }

        @discardableResult
        override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            if !isOwnPop, let top = topViewController, !shouldPop(top, for: .backButton) { return nil }
            return super.popToViewController(viewController, animated: animated)
        }
    }

    @Test(
        "An override of `popToViewController` can decline the back button's menu",
        .covers(.waysOutUnasked),
        arguments: [15, 18, 26, 27])
    func menu(version: Int) {
        let guarded = MenuGuard(nibName: nil, bundle: nil)
        let stage = Stage("ABC", .init(on: version), navigation: guarded)
        stage.top.agrees = false
        let before = stage.device.picture()
        // What UIKit calls for the menu.
        stage.navigation.popToViewController(stage.screen("A"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "ABC" && stage.takeEvents() == [] && stage.device.picture() == before)
        stage.top.agrees = true
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.top.agrees = false
        guarded.popByCode(to: stage.screen("A"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A sheet that is modal while there are changes stays, without a question", .covers(.waysOutUnasked),
        arguments: [15, 18, 26])
    func sheet(version: Int) {
        let device = SimulatedDevice(.init(.init(on: version)))
        let root = UIViewController()
        device.show(root)
        let screen = TestScreen("B")
        let navigation = BasicNavigationController(rootViewController: screen)
        root.present(navigation, animated: true)
        device.settle()
        for isModal in [true, false] {
            navigation.isModalInPresentation = isModal
            device.fingerDrag(from: CGPoint(x: 195, y: 110), to: CGPoint(x: 195, y: 800), duration: 0.3)
            device.settle()
            #expect((root.presentedViewController != nil) == isModal)
        }
        #expect(screen.askedFor == [])
    }
}
