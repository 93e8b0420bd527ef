import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Tab bar controllers")
struct UITabBarControllerTests {
    private final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
        let log: CallLog
        var allows = true

        init(_ log: CallLog) {
            self.log = log
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            log.add("shouldSelect \(viewController.title ?? "")")
            return allows
        }

        func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
            log.add("didSelect \(viewController.title ?? "")")
        }
    }

    /// Tabs A, B, C; A is shown.
    private func stage() -> (SimulatedDevice, UITabBarController, CallLog) {
        let device = SimulatedDevice()
        let log = CallLog()
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map { PresentedScreen($0, log) }
        device.show(tabs)
        device.settle()
        return (device, tabs, log)
    }

    @Test("The first tab is selected and appears with the controller; the others are not loaded")
    func start() {
        let (_, tabs, log) = stage()
        #expect(log.take() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === tabs.viewControllers?[0])
        #expect(tabs.viewControllers?[0].tabBarController === tabs)
    }

    @Test("The newly selected tab gets the first will-call and the last did-call", .facts(.tabSelection))
    func select() {
        let (device, tabs, log) = stage()
        log.lines = []
        tabs.selectedIndex = 1
        #expect(
            log.take() == [
                "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        tabs.selectedViewController = tabs.viewControllers?[0]
        device.settle()
        #expect(log.take() == ["A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"])
        tabs.selectedIndex = 7
        tabs.selectedIndex = 0
        #expect(log.take().isEmpty && tabs.selectedIndex == 0)
    }

    @Test("A tab that is selected under a full-screen presentation appears after the dismissal", .facts(.tabSelection))
    func selectUnderCover() {
        let (device, tabs, log) = stage()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: true)
        device.wait(0.1)
        #expect(log.take().last == "A.viewWillDisappear")
        tabs.selectedIndex = 1
        device.settle()
        #expect(log.take().filter { $0 != "B.viewDidLoad" } == ["A.viewDidDisappear"])
        tabs.dismiss(animated: false)
        device.settle()
        #expect(log.take().filter { $0 != "B.viewDidLoad" } == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test("A tap calls the delegate; a selection by the app does not", .facts(.tabSelection))
    func tap() {
        let (device, tabs, log) = stage()
        let delegate = TabBarDelegate(log)
        tabs.delegate = delegate
        log.lines = []
        device.fingerTap(at: CGPoint(x: 195, y: 780))
        #expect(log.take().filter { !$0.contains("view") } == ["shouldSelect B", "didSelect B"])
        #expect(tabs.selectedIndex == 1)
        delegate.allows = false
        device.fingerTap(at: CGPoint(x: 325, y: 780))
        #expect(log.take() == ["shouldSelect C"])
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(log.take().allSatisfy { $0.contains("view") })
    }

    @Test("A tap on the selected tab pops its stack to the root", .facts(.tabSelection))
    func popToRoot() {
        let device = SimulatedDevice()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        device.fingerTap(at: CGPoint(x: 90, y: 780))
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The bar covers the bottom and is part of a screen's safe area")
    func safeArea() throws {
        let (_, tabs, _) = stage()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(try #require(tabs.selectedViewController).view.safeAreaInsets.bottom == 83)
        #expect(try #require(tabs.selectedViewController).view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("When the selected tab is removed, the first one is selected")
    func remove() {
        let (device, tabs, log) = stage()
        tabs.selectedIndex = 1
        log.lines = []
        let b = tabs.viewControllers![1]
        tabs.viewControllers = [tabs.viewControllers![2], tabs.viewControllers![0]]
        device.settle()
        #expect(
            log.take() == [
                "C.viewDidLoad", "C.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "C.viewDidAppear",
            ])
        #expect(tabs.selectedIndex == 0 && b.parent == nil && b.view.superview == nil)
    }

    @Test("Selecting a controller that is not a tab raises an exception")
    func stranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
    }

    /// A tab whose stack has one screen; the next one hides the bar.
    private func stackStage(mirrored: Bool = false) -> (SimulatedDevice, UITabBarController, UINavigationController) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        let device = SimulatedDevice(configuration)
        let tabs = UITabBarController()
        let first = UIViewController()
        first.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: first)
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
        device.settle()
        return (device, tabs, navigation)
    }

    private func hiding() -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = .lightGray
        screen.hidesBottomBarWhenPushed = true
        return screen
    }

    private func seenFrame(_ bar: UITabBar) -> CGRect { bar.layer.presentation()?.frame ?? .null }

    @Test(
        "The tab bar leaves with the push and returns with the pop, sideways with the screen",
        .facts(.hidesBottomBarWhenPushed),
        arguments: [false, true])
    func hidesBottomBar(mirrored: Bool) throws {
        let (device, tabs, navigation) = stackStage(mirrored: mirrored)
        let rest = tabs.tabBar.frame
        let before = device.picture()
        let second = hiding()
        navigation.pushViewController(second, animated: true)
        device.wait(0.1)
        let seen = seenFrame(tabs.tabBar)
        #expect(mirrored ? seen.minX > 10 : seen.minX < -10)
        #expect(seen.minY == rest.minY)
        device.settle()
        #expect(seenFrame(tabs.tabBar).minY == 844)
        #expect(second.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        device.wait(0.1)
        let coming = seenFrame(tabs.tabBar)
        #expect(mirrored ? coming.minX > 10 : coming.minX < -10)
        #expect(coming.minY == rest.minY)
        device.settle()
        #expect(tabs.tabBar.frame == rest)
        #expect(device.picture() == before)
    }

    @Test(
        "A hidden tab bar returns with the finger, and stays hidden after a cancelled swipe",
        .facts(.hidesBottomBarWhenPushed))
    func swipe() throws {
        let (device, tabs, navigation) = stackStage()
        let before = device.picture()
        navigation.pushViewController(hiding(), animated: false)
        device.settle()
        let pushed = device.picture()
        device.fingerDown(at: CGPoint(x: 4, y: 400))
        device.fingerMove(to: CGPoint(x: 120, y: 400), duration: 0.5)
        #expect(abs(seenFrame(tabs.tabBar).minX - (-390 + 116)) < 40)
        device.fingerMove(to: CGPoint(x: 30, y: 400), duration: 0.3)
        device.fingerUp()
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(device.picture() == pushed)
        device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(device.picture() == before)
    }

    @Test(
        "The tab bar is hidden on the tab whose screen hides it, and visible on the others",
        .facts(.hidesBottomBarWhenPushed))
    func perTab() {
        let (device, tabs, navigation) = stackStage()
        navigation.pushViewController(hiding(), animated: false)
        device.settle()
        #expect(tabs.tabBar.frame.minY == 844)
        tabs.selectedIndex = 1
        device.settle()
        #expect(tabs.tabBar.frame.minY == 761)
        tabs.selectedIndex = 0
        device.settle()
        #expect(tabs.tabBar.frame.minY == 844)
    }

    @Test(
        "A screen hides the tab bar until it is popped, even while other screens are above it",
        .facts(.hidesBottomBarWhenPushed))
    func screensAbove() {
        let (device, tabs, navigation) = stackStage()
        navigation.pushViewController(hiding(), animated: true)
        device.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        device.wait(0.1)
        #expect(seenFrame(tabs.tabBar).minY == 844)
        device.settle()
        #expect(seenFrame(tabs.tabBar).minY == 844)
        navigation.popViewController(animated: true)
        device.settle()
        #expect(seenFrame(tabs.tabBar).minY == 844)
        navigation.popViewController(animated: true)
        device.settle()
        #expect(seenFrame(tabs.tabBar).minY == 761)
    }
}
