import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The ways in which an app takes a tab bar off the screen.
enum HiddenTabBar: CaseIterable {
    case isHidden, transparent, removed
}

@MainActor
@Suite("Tab bars")
struct TabBarTests {
    private func stage(_ swipe: TestedSwipe) -> (Stage, UITabBarController) {
        let stage = Stage("A", swipe)
        let tabs = UITabBarController()
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        stage.device.settle(showing: tabs)
        return (stage, tabs)
    }

    @Test(
        "A tab bar hidden by a push is back after the pop, and hidden after a cancelled swipe", .covers(.barVisibility),
        .bug("https://github.com/fastred/SloppySwiper/issues/2"),
        arguments: TestedSwipe.all
    )
    func hidesBottomBar(swipe: TestedSwipe) {
        let (stage, tabs) = stage(swipe)
        let shown = tabs.tabBar.frame
        stage.screen("B").hidesBottomBarWhenPushed = true
        stage.push("B")
        let before = stage.device.picture()
        stage.swipeAndCancel()
        #expect(stage.device.picture() == before)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(tabs.tabBar.frame == shown && !tabs.tabBar.isHidden)
    }

    @Test(
        "A tab bar hidden by pushes is back after popToRoot, popTo and a set stack", .covers(.barVisibility),
        .bug("https://github.com/fastred/SloppySwiper/issues/2"),
        arguments: [15, 16, 18, 26])
    func popToRoot(version: Int) {
        let (stage, tabs) = stage(.init(.system, on: version))
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
                stage.push("C")
                #expect(stage.device.picture() != before)
                pop()
                stage.device.settle()
                #expect(tabs.tabBar.frame == shown && !tabs.tabBar.isHidden)
                #expect(stage.device.picture() == before)
            }
        }
    }

    @Test(
        "The own pan is refused where a drag starts in a tab bar", .covers(.oneDecision),
        arguments: TestedSwipe.ofOwnPan)
    func tabBar(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.navigation.pushViewController(tabs, animated: false)
        stage.device.settle()
        stage.swipe(y: tabs.tabBar.frame.midY)
        #expect(stage.verdict == .refused(.inBar))
        stage.swipe(y: 300)
        #expect(stage.stack == "AB")
    }

    @Test(
        "A preference of a screen pushed in a hidden tab applies when the tab is shown", .covers(.barVisibility),
        arguments: TestedSwipe.all)
    func otherTab(swipe: TestedSwipe) {
        let (stage, tabs) = stage(swipe)
        stage.screen("B").popPreferences.hidesNavigationBar = true
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

    @Test(
        "A drag pops where the tab bar isn't visible", .covers(.oneDecision, .reasons), arguments: HiddenTabBar.allCases
    )
    func hiddenTabBar(how: HiddenTabBar) {
        let (stage, tabs) = stage(.init())
        stage.push("B")
        let y = tabs.tabBar.frame.minY + 10
        switch how {
        case .isHidden: tabs.tabBar.isHidden = true
        case .transparent: tabs.tabBar.alpha = 0
        case .removed: tabs.tabBar.removeFromSuperview()
        }
        let verdict = stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, y))
        #expect(verdict == .allowed)
    }
}
