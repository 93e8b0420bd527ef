import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The bar, changed while a screen is shown")
struct BarUpdateTests {
    @Test("Behaviour 14: a preference that changes while the screen is shown is applied when the screen says so")
    func update() {
        let stage = Stage(hiding: "")
        stage.top.prefersNavigationBarHidden = true
        stage.device.settle()
        stage.expectBar(shown: true)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.wait(0.05)
        // It slides.
        #expect(!stage.navigation.navigationBar.isHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test("Behaviour 14: said off the window, after a pop there, it is applied at once")
    func updateAtOnce() {
        let stage = Stage(hiding: "")
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test(
        "Behaviour 14: said during a transition, it is applied after it, also where UIKit does not tell that it is in one",
        arguments: [true, false])
    func updateLater(isTold: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !isTold { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
        // Once: afterwards the bar is the app's again.
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        stage.expectBar(shown: true)
    }

    @Test("Behaviour 14: of a screen to which several changes come back before it is seen", arguments: [true, false])
    func backAtOnce(hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("A", on: configuration)
        stage.screen("A").prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test("Behaviour 14: said while something is presented, or the device turns, it is applied at once")
    func updateAlongside() {
        let stage = Stage(hiding: "")
        stage.top.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.top.prefersNavigationBarHidden = false
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        stage.expectBar(shown: true)
    }

    @Test("Behaviour 14: said while a change waits that keeps the top screen, it is applied after both")
    func updateAfterChange() {
        let stage = Stage(hiding: "")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.setViewControllers([stage.screen("A"), stage.screen("C")], animated: false)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        stage.device.settle()
        #expect(stage.stack == "AC")
        stage.expectBar(shown: false)
    }

    @Test("Behaviour 14: on iOS 26 a swipe that was given up is taken hold of again, and completed")
    func takenHoldOfAgain() {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        let stage = Stage("AB", on: configuration, driver: .systemEdge) {
            $0.prefersNavigationBarHidden = $0.name == "A"
        }
        stage.pull(from: 5, to: 120)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.pull(from: 5, to: 380)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        stage.expectBar(shown: false)
    }

    @Test("Behaviour 16: an app that manages the bar itself is left alone", arguments: drivers)
    func unmanaged(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage(hiding: "", of: "AB", driver)
        stage.navigation.appliesNavigationBarPreferences = false
        stage.screen("A").prefersNavigationBarHidden = true
        stage.screen("A").navigationBarStyle = NavigationBarStyle(background: .transparent)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
        #expect(stage.screen("A").navigationItem.standardAppearance == nil)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.swipeAndGiveUp()
        stage.expectBar(shown: false)
        stage.pull(to: 260)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.device.fingerMove(to: stage.point(80), duration: 0.25)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("Behaviour 16: what an app that manages the bar itself does in a swipe stays when the swipe is given up")
    func unmanagedInSwipe() {
        let stage = Stage(hiding: "", of: "AB")
        stage.navigation.appliesNavigationBarPreferences = false
        stage.pull(to: 250)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.fingerMove(to: stage.point(70), duration: 0.2)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isNavigationBarHidden)
    }
}
