import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("In a tab")
struct TabBarTests {
    private func stage(_ driver: (driver: PopDriver, version: Int)) -> (Stage, UITabBarController) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        let tabs = UITabBarController()
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        stage.device.show(tabs)
        stage.device.settle()
        return (stage, tabs)
    }

    @Test(
        "Behaviour 14, FIELD 22: a tab bar that left with the push is back after the pop, and gone after a cancel",
        arguments: drivers
    )
    func hidesBottomBar(driver: (driver: PopDriver, version: Int)) {
        let (stage, tabs) = stage(driver)
        let shown = tabs.tabBar.frame
        stage.screen("B").hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        let before = stage.device.picture()
        stage.swipeAndGiveUp()
        #expect(stage.device.picture() == before)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(tabs.tabBar.frame == shown && !tabs.tabBar.isHidden)
    }

    @Test(
        "Behaviour 14, FIELD 22: the same with popToRoot, popTo and a set stack, from several screens up",
        arguments: [15, 16, 18, 26])
    func popToRoot(version: Int) {
        let (stage, tabs) = stage((.system, version))
        let shown = tabs.tabBar.frame
        let before = stage.device.picture()
        for name in ["B", "C"] { stage.screen(name).hidesBottomBarWhenPushed = true }
        for animated in [true, false] {
            for pop in [
                { stage.navigation.popToRootViewController(animated: animated) },
                { stage.navigation.popToViewController(stage.screen("A"), animated: animated) },
                { stage.navigation.setViewControllers([stage.screen("A")], animated: animated) },
            ] as [() -> Void] {
                stage.navigation.pushViewController(stage.screen("B"), animated: true)
                stage.navigation.pushViewController(stage.screen("C"), animated: true)
                stage.device.settle()
                #expect(stage.device.picture() != before)
                pop()
                stage.device.settle()
                #expect(tabs.tabBar.frame == shown && !tabs.tabBar.isHidden)
                #expect(stage.device.picture() == before)
            }
        }
    }

    @Test("Behaviour 4: a drag that starts in a tab bar is none", arguments: drivers)
    func tabBar(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.navigation.pushViewController(tabs, animated: false)
        stage.device.settle()
        stage.swipe(y: tabs.tabBar.frame.midY)
        #expect(stage.verdict == .refused(.inBar))
        stage.swipe(y: 300)
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 14: a change made while another tab is shown waits with the screen", arguments: drivers)
    func otherTab(driver: (driver: PopDriver, version: Int)) {
        let (stage, tabs) = stage(driver)
        stage.screen("B").prefersNavigationBarHidden = true
        tabs.selectedIndex = 1
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        tabs.selectedIndex = 0
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.navigation.isNavigationBarHidden)
    }
}
