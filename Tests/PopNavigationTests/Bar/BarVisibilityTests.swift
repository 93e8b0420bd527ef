import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The bar, hidden and shown")
struct BarVisibilityTests {
    private func stage(
        _ hidden: String, of names: String = "AB", _ driver: (driver: PopDriver, version: Int) = (.system, 18)
    ) -> Stage {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        return Stage(names, on: configuration, driver: driver.driver) { screen in
            screen.prefersNavigationBarHidden = hidden.contains(screen.name)
        }
    }

    private func isBarSeen(_ stage: Stage) -> Bool {
        let bar = stage.navigation.navigationBar
        return !bar.isHidden && bar.frame.intersects(stage.navigation.view.bounds)
    }

    private func expectBar(
        shown: Bool, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(stage.navigation.isNavigationBarHidden == !shown, sourceLocation: sourceLocation)
        #expect(isBarSeen(stage) == shown, sourceLocation: sourceLocation)
    }

    @Test(
        "Behaviour 14: applied to the first screen, on push, on pop and on set, animated and not",
        arguments: [true, false])
    func applied(animated: Bool) {
        let stage = stage("AC", of: "A")
        expectBar(shown: false, on: stage)
        stage.navigation.pushViewController(stage.screen("B"), animated: animated)
        stage.device.settle()
        expectBar(shown: true, on: stage)
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        stage.device.settle()
        expectBar(shown: false, on: stage)
        stage.navigation.popViewController(animated: animated)
        stage.device.settle()
        expectBar(shown: true, on: stage)
        stage.navigation.setViewControllers([stage.screen("C")], animated: animated)
        stage.device.settle()
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 14: along with a swipe, both ways", arguments: drivers, ["A", "B"])
    func swiped(driver: (driver: PopDriver, version: Int), hidden: String) {
        let stage = stage(hidden, driver)
        expectBar(shown: hidden == "A", on: stage)
        stage.swipe()
        #expect(stage.stack == "A")
        expectBar(shown: hidden == "B", on: stage)
    }

    @Test(
        "Behaviour 14, FIELD 18: after a swipe that is given up the bar is as before, flag and picture",
        arguments: drivers, ["A", "B", "AB", ""])
    func givenUp(driver: (driver: PopDriver, version: Int), hidden: String) {
        let stage = stage(hidden, driver)
        let before = stage.device.picture()
        stage.swipeAndGiveUp()
        #expect(stage.stack == "AB")
        expectBar(shown: !hidden.contains("B"), on: stage)
        #expect(stage.device.picture() == before)
        // And again, with another outcome.
        stage.swipe()
        expectBar(shown: !hidden.contains("A"), on: stage)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        expectBar(shown: !hidden.contains("B"), on: stage)
        #expect(stage.device.picture() == before)
    }

    @Test(
        "Behaviour 14, FIELD 18: the bar moves with the finger and back, without a jump", arguments: drivers,
        ["A", "B"])
    func continuous(driver: (driver: PopDriver, version: Int), hidden: String) {
        let stage = stage(hidden, driver)
        var places: [CGFloat] = []
        func note() {
            let bar = stage.navigation.navigationBar
            places.append(bar.isHidden ? (hidden == "A" ? 390 : -390) : bar.layer.presentation()?.frame.minX ?? 0)
        }
        note()
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...40 {
            stage.device.wait(1.0 / 120)
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step) * 5))
            note()
        }
        let atRelease = places.last!
        stage.device.wait(0.3)
        stage.navigation.popGestureRecognizerEnabled = false
        for _ in 0..<60 {
            note()
            stage.device.wait(1.0 / 120)
        }
        #expect(abs(atRelease - places[0]) > 100)
        #expect(abs(places.last! - places[0]) < 0.5)
        for (one, next) in zip(places, places.dropFirst()) { #expect(abs(next - one) < 60) }
    }

    @Test(
        "Behaviour 14, FIELD 12: systems that announce the old top again on a cancel, and those that do not",
        arguments: [13, 17, 18, 26])
    func announced(version: Int) {
        let stage = stage("A", of: "AB", (.system, version))
        // By hand, against the preference: this is what the swipe must find again.
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.screen("A").prefersNavigationBarHidden = false
        stage.pull(to: 260)
        stage.device.fingerMove(to: stage.point(200), duration: 0.25)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        // At once, not only when the screen has slid back.
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.navigation.isNavigationBarHidden)
        while stage.navigation.transitionCoordinator != nil { stage.device.wait(1.0 / 120) }
        stage.device.wait(0)
        expectBar(shown: false, on: stage)
    }

    @Test(
        "Behaviour 14: the flag of a bar that a screen hides by hand as it leaves is as before after a swipe that is given up"
    )
    func hiddenByHand() {
        final class Hiding: UIViewController {
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                if parent == nil { navigationController?.setNavigationBarHidden(true, animated: false) }
            }
        }
        let stage = Stage("A")
        stage.navigation.pushViewController(Hiding(), animated: false)
        stage.device.settle()
        stage.swipeAndGiveUp()
        #expect(stage.navigation.viewControllers.count == 2)
        // Not where the bar stands: it was hidden before the swipe began to move it, and UIKit puts it back to that.
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("Behaviour 14: a bar that is as a screen prefers it is not set again")
    func notSetAgain() {
        final class Noting: BasicNavigationController {
            var log: [Bool] = []
            override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                log.append(hidden)
                super.setNavigationBarHidden(hidden, animated: animated)
            }
        }
        let device = SimulatedDevice()
        let navigation = Noting(rootViewController: TestScreen("A"))
        device.show(navigation)
        navigation.pushViewController(TestScreen("B"), animated: true)
        device.settle()
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
        device.settle()
        #expect(navigation.log == [])
    }

    @Test("Behaviour 14: on screens without preferences a bar that the app hid itself stays hidden")
    func hiddenByApp() {
        let stage = stage("BC", of: "A")
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.screen("A").prefersNavigationBarHidden = true
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.navigation.pushViewController(PlainScreen("P"), animated: true)
        stage.device.settle()
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 14: hidden by several screens' preferences in turn it comes back, and then is the app's again")
    func hiddenBySeveral() {
        let stage = stage("BC", of: "A")
        for name in ["B", "C"] {
            stage.navigation.pushViewController(stage.screen(name), animated: true)
            stage.device.settle()
        }
        stage.navigation.pushViewController(PlainScreen("P"), animated: true)
        stage.device.settle()
        expectBar(shown: true, on: stage)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.pushViewController(PlainScreen("Q"), animated: true)
        stage.device.settle()
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 14: a screen without preferences leaves the bar as the app has it")
    func plain() {
        let stage = stage("B", of: "A")
        let plain = PlainScreen("P")
        stage.navigation.pushViewController(plain, animated: true)
        stage.device.settle()
        expectBar(shown: true, on: stage)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.pushViewController(PlainScreen("Q"), animated: true)
        stage.device.settle()
        expectBar(shown: false, on: stage)
    }

    @Test(
        "Behaviour 14: a bar that a screen's preference hid comes back on a screen without preferences",
        arguments: drivers)
    func plainBelow(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("B", of: "A", driver)
        stage.navigation.viewControllers = [PlainScreen("P"), stage.screen("B")]
        stage.device.settle()
        expectBar(shown: false, on: stage)
        stage.swipeAndGiveUp()
        expectBar(shown: false, on: stage)
        stage.swipe()
        #expect(stage.stack == "P")
        expectBar(shown: true, on: stage)
    }

    @Test("Behaviour 14: off the window, under a modal and in a tab the preference waits with the screen")
    func offWindow() {
        let stage = stage("B", of: "A")
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.navigation.present(modal, animated: false)
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.navigation.dismiss(animated: false)
        stage.device.settle()
        expectBar(shown: false, on: stage)

        stage.device.show(UIViewController())
        stage.navigation.popViewController(animated: true)
        stage.device.show(stage.navigation)
        stage.device.settle()
        expectBar(shown: true, on: stage)
    }

    @Test("Behaviour 14: a preference that changes while the screen is shown is applied when the screen says so")
    func update() {
        let stage = stage("")
        stage.top.prefersNavigationBarHidden = true
        stage.device.settle()
        expectBar(shown: true, on: stage)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.wait(0.05)
        // It slides.
        #expect(!stage.navigation.navigationBar.isHidden)
        stage.device.settle()
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 14: said off the window, after a pop there, it is applied at once")
    func updateAtOnce() {
        let stage = stage("")
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
        expectBar(shown: false, on: stage)
        // Once: afterwards the bar is the app's again.
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        expectBar(shown: true, on: stage)
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
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 14: said while something is presented, or the device turns, it is applied at once")
    func updateAlongside() {
        let stage = stage("")
        stage.top.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        expectBar(shown: false, on: stage)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.top.prefersNavigationBarHidden = false
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        expectBar(shown: true, on: stage)
    }

    @Test("Behaviour 14: said while a change waits that keeps the top screen, it is applied after both")
    func updateAfterChange() {
        let stage = stage("")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.setViewControllers([stage.screen("A"), stage.screen("C")], animated: false)
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        stage.device.settle()
        #expect(stage.stack == "AC")
        expectBar(shown: false, on: stage)
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
        expectBar(shown: false, on: stage)
    }

    @Test("Behaviour 16: an app that manages the bar itself is left alone", arguments: drivers)
    func unmanaged(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("", of: "AB", driver)
        stage.navigation.appliesNavigationBarPreferences = false
        stage.screen("A").prefersNavigationBarHidden = true
        stage.screen("A").navigationBarStyle = NavigationBarStyle(background: .transparent)
        stage.swipe()
        #expect(stage.stack == "A")
        expectBar(shown: true, on: stage)
        #expect(stage.screen("A").navigationItem.standardAppearance == nil)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        expectBar(shown: true, on: stage)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.swipeAndGiveUp()
        expectBar(shown: false, on: stage)
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
        let stage = stage("", of: "AB")
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
