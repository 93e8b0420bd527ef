import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Changes that wait always run")
struct QueueTests {
    /// A subclass that omits a call which the library's documentation asks for.
    private final class ControllerWithoutSuper: BasicNavigationController {
        override func viewDidLayoutSubviews() {}
    }

    @Test(
        "A subclass that omits the call after layout, and pushes during a push, blocks nothing", .covers(.changeQueue),
        arguments: TestedSwipe.all)
    func withoutSuper(driver: TestedSwipe) {
        let stage = Stage("A", driver, navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.push("C")
        #expect(stage.stack == "ABC")
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.push("D")
        #expect(stage.stack == "AD")
    }

    @Test(
        "A subclass that omits the call after layout keeps no screen after a swipe", .covers(.neighbours, .changeQueue),
        arguments: TestedSwipe.all + [.init(.unmanaged, on: 18), .init(.unmanaged, on: 26)])
    func withoutSuperReleases(driver: TestedSwipe) {
        let stage = Stage("A", driver, navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        weak var popped: UIViewController?
        for wait in [0.1, 1] {
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            popped = stage.screen("B")
            stage.releaseScreens()
            stage.device.wait(wait)
            stage.swipe(from: 4)
            // On iOS 18 and earlier a swipe during a push does nothing.
            if wait < 1, driver.version < 26 {
                #expect(stage.stack == "AB")
                stage.swipe(from: 4)
            }
            #expect(stage.stack == "A")
            #expect(popped == nil, "after \(wait) s")
        }
    }

    @Test(
        "A change requested in a callback of a subclass that omits the call after layout runs", .covers(.changeQueue),
        arguments: [true, false])
    func callbackWithoutSuper(answersIsTransitioning: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !answersIsTransitioning { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("A", on: configuration, navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        stage.screen("B").whenAppearing = { [unowned stage] _ in
            stage.screen("B").whenAppearing = nil
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
        }
        stage.push("B")
        #expect(stage.stack == "ABC")
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    /// A stage that has left the screen during a push of B.
    private func stageOffScreen() -> Stage {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.05)
        stage.device.show(UIViewController())
        stage.device.settle()
        return stage
    }

    @Test("An update of the bar is applied after a transition that ended off the screen", .covers(.changeQueue))
    func endOffScreen() {
        let stage = stageOffScreen()
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test("The app can go back after a transition that ended off the screen", .covers(.changeQueue))
    func backOffScreen() {
        let stage = stageOffScreen()
        #expect(stage.navigation.goBack(animated: false))
        #expect(stage.stack == "A")
    }

    /// A subclass whose layout passes the library does not see.
    private final class ControllerWithoutLayout: BasicNavigationController {
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }

    @Test(
        "A subclass that omits both calls around layout applies a change after a transition at once",
        .covers(.changeQueue))
    func withoutLayout() {
        let stage = Stage("A", navigation: ControllerWithoutLayout(nibName: nil, bundle: nil))
        stage.push("B")
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test(
        "A subclass that omits calls around layout goes back and updates the bar after a transition",
        .covers(.changeQueue))
    func restWithoutLayout() {
        for controller in [ControllerWithoutLayout(), ControllerWithoutSuper()] as [BasicNavigationController] {
            let stage = Stage("A", navigation: controller)
            stage.push("B")
            stage.screen("B").popPreferences.hidesNavigationBar = true
            stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
            stage.device.settle()
            #expect(stage.navigation.isNavigationBarHidden)
            #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60)) == .allowed)
            #expect(stage.navigation.goBack(animated: false))
        }
    }

    @Test("A change requested at the end of a transition runs without the calls around layout", .covers(.changeQueue))
    func atEndWithoutLayout() {
        let stage = Stage("A", navigation: ControllerWithoutLayout(nibName: nil, bundle: nil))
        stage.device.activate()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned stage] _ in
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
        }
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test("An update of the bar that waits is applied without the calls around layout", .covers(.changeQueue))
    func barWithoutLayout() {
        let stage = Stage("A", navigation: ControllerWithoutLayout(nibName: nil, bundle: nil))
        stage.device.activate()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test(
        "A tap on the back button while a change is queued leaves bar and stack consistent", .covers(.changeQueue),
        arguments: [15, 18, 26, 27])
    func backButton(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.05)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.wait(0.05)
        stage.tapBackButton()
        let items = stage.navigation.navigationBar.items ?? []
        #expect(
            items.map(ObjectIdentifier.init)
                == stage.navigation.viewControllers.map { ObjectIdentifier($0.navigationItem) })
        #expect(stage.navigation.navigationBar.topItem === stage.top.navigationItem)
        #expect(stage.stack == "ABCD")
        stage.expectUsable()
    }
}
