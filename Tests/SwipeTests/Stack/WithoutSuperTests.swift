import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Subclasses that omit calls of super around layout")
struct WithoutSuperTests {
    /// A subclass that omits a call which the library's documentation asks for.
    private final class ControllerWithoutSuper: BasicNavigationController {
        override func viewDidLayoutSubviews() {}
    }

    @Test(
        "A subclass that omits the call after layout can push during a push",
        .covers(.overridesWithoutSuper),
        arguments: TestedSwipe.all)
    func withoutSuper(swipe: TestedSwipe) {
        let stage = Stage("A", swipe, navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.push("C")
        #expect(stage.stack == "ABC")
        stage.pop()
        #expect(stage.stack == "AB")
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.push("D")
        #expect(stage.stack == "AD")
    }

    @Test(
        "A subclass that omits the call after layout doesn't keep a screen after a swipe",
        .covers(.neighbours, .overridesWithoutSuper),
        arguments: TestedSwipe.all)
    func withoutSuperReleases(swipe: TestedSwipe) {
        let stage = Stage("A", swipe, navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        weak var popped: UIViewController?
        for wait in [0.1, 1] {
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            popped = stage.screen("B")
            stage.releaseScreens()
            stage.device.wait(wait)
            stage.swipe(from: 4)
            // On iOS 18 and earlier a swipe during a push does nothing.
            if wait < 1, swipe.version < 26 {
                #expect(stage.stack == "AB")
                stage.swipe(from: 4)
            }
            #expect(stage.stack == "A")
            #expect(popped == nil, "after \(wait) s")
        }
    }

    /// A subclass that omits the call as its view loads.
    private final class LoadsWithoutSuper: BasicNavigationController {
        override func viewDidLoad() {}
    }

    @Test(
        "A subclass that omits the call as its view loads reports a swipe as it begins and ends",
        .covers(.overridesWithoutSuper, .popEvents), arguments: TestedSwipe.all)
    func loadsWithoutSuper(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, navigation: LoadsWithoutSuper(nibName: nil, bundle: nil))
        _ = stage.takeEvents()
        stage.pull(to: 300)
        #expect(stage.takeEvents() == ["willPop B→A gesture"])
        stage.lift()
        #expect(stage.takeEvents() == ["didPop B→A gesture"])
    }

    @Test("A touch that the swipe can't use frees what waits for it", .covers(.overridesWithoutSuper), arguments: [18])
    func acceptsEachTouch(version: Int) {
        final class Accepting: BasicNavigationController {
            override func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                true
            }
        }
        let map = UIView.map()
        let stage = Stage("AB", .init(on: version), navigation: Accepting(nibName: nil, bundle: nil), showing: map)
        map.gestureRecognizers?.first?.require(toFail: stage.navigation.popRecognizer!)
        stage.pull(from: 300, to: 350)
        #expect(map.gestureRecognizers?.first?.hasBegun == true)
        stage.lift()
    }

    /// A stage that has left the screen during a push of B.
    private func stageOffScreen() -> Stage {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.05)
        stage.device.settle(showing: UIViewController())
        return stage
    }

    @Test(
        "An update of the bar is applied after a transition that ended off the screen", .covers(.overridesWithoutSuper))
    func endOffScreen() {
        let stage = stageOffScreen()
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test("The app can go back after a transition that ended off the screen", .covers(.overridesWithoutSuper))
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
        "A subclass that omits calls around layout goes back and updates the bar after a transition",
        .covers(.overridesWithoutSuper))
    func restWithoutLayout() {
        for controller in [ControllerWithoutLayout(), ControllerWithoutSuper()] as [BasicNavigationController] {
            let stage = Stage("A", navigation: controller)
            stage.push("B")
            stage.screen("B").popPreferences.hidesNavigationBar = true
            stage.updatePreferences()
            #expect(stage.navigation.isNavigationBarHidden)
            #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60)) == .allowed)
            #expect(stage.navigation.goBack(animated: false))
        }
    }

    @Test("An update of the bar that waits is applied without the calls around layout", .covers(.overridesWithoutSuper))
    func barWithoutLayout() {
        let stage = Stage("A", navigation: ControllerWithoutLayout(nibName: nil, bundle: nil))
        stage.device.activate()
        stage.beginPush("B")
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        #expect(stage.navigation.isNavigationBarHidden)
    }
}
