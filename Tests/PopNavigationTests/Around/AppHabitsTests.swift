import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What apps do to UIKit's own gesture, by habit or by advice from the web.
@MainActor
@Suite("What apps do to the system's gesture")
struct AppHabitsTests {
    @Test(
        "Behaviour 1, 11, FIELD 1: a system gesture that the app switches on and robs of its delegate pops nothing twice and freezes nothing",
        arguments: drivers)
    func switchedOn(driver: (driver: PopDriver, version: Int)) throws {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        func meddle() {
            edge.isEnabled = true
            edge.delegate = nil
            if #available(iOS 26, *) { stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true }
        }
        for start: CGFloat in [2, 60] {
            meddle()
            stage.swipe(from: start)
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
        for name in ["B", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        _ = stage.takeEvents()
        meddle()
        stage.swipe(from: 2)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        meddle()
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "Behaviour 7, FIELD 32: nor does it pop where the swipe is switched off, on the controller or by the screen",
        arguments: drivers)
    func switchedOff(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        for start: CGFloat in [2, 60, 200] {
            stage.navigation.popGestureRecognizerEnabled = false
            stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
            stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
            stage.swipe(from: start)
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["refused disabled"])
            stage.navigation.popGestureRecognizerEnabled = true
            stage.top.isPopGestureEnabled = false
            stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
            stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
            stage.swipe(from: start)
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["refused disabledByScreen"])
            stage.top.isPopGestureEnabled = true
        }
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 11, 12: a tap on the back button in mid-swipe, by a second finger", arguments: drivers)
    func backButtonInSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.pull(to: 200)
        stage.device.fingerDown(1, at: stage.point(30, 69))
        stage.device.wait(0.05)
        stage.device.fingerUp(1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(!stage.device.isHung)
        stage.tapBackButton()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 12: a double tap on the back button does what it does with UIKit's own", arguments: [15, 17, 18, 26])
    func doubleTap(version: Int) {
        func run(_ navigation: UINavigationController) -> Int {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            let device = SimulatedDevice(configuration)
            navigation.viewControllers = "ABCD".map { TestScreen(String($0)) }
            device.show(navigation)
            device.settle()
            for _ in 0..<2 {
                device.fingerTap(at: CGPoint(x: 30, y: 69))
                device.wait(0.05)
            }
            device.settle()
            #expect(!device.isHung)
            return navigation.viewControllers.count
        }
        #expect(run(BasicNavigationController()) == run(UINavigationController()))
    }

    @Test("Behaviour 11: a finger that was down before a push, and drags after it", arguments: drivers)
    func heldThroughPush(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.device.fingerMove(to: stage.point(360), duration: 0.3)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.takeEvents().count <= 2)
        if stage.stack == "A" {
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            stage.device.settle()
        }
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
