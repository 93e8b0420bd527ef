import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What users of such libraries have suffered, where no other test names it.
///
/// Line 34, SwiftUI, cannot be tested here: the headless UIKit has none.
@MainActor
@Suite("The field")
struct FieldTests {
    @Test("Behaviour 2, FIELD 17: a handler that no longer answers is not called", arguments: [13, 18, 26])
    func replacedTarget(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        configuration.privateParts.remove(.handlerAnswers)
        let stage = Stage("AB", on: configuration)
        #expect(stage.navigation.activePopDriver != .system)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 14, FIELD 20: other navigation controllers are what they were before")
    func noSwizzling() {
        let device = SimulatedDevice()
        let own = BasicNavigationController(rootViewController: TestScreen("A"))
        device.show(own)
        let plain = UINavigationController()
        let hidden = TestScreen("B")
        hidden.prefersNavigationBarHidden = true
        hidden.navigationBarStyle = NavigationBarStyle(background: .transparent)
        plain.viewControllers = [TestScreen("A"), hidden]
        device.show(plain)
        device.settle()
        #expect(!plain.isNavigationBarHidden)
        #expect(hidden.navigationItem.standardAppearance == nil)
        #expect(plain.interactivePopGestureRecognizer?.isEnabled == true)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(plain.viewControllers.count == 2)
        #expect(hidden.askedFor == [])
    }

    @Test(
        "Behaviour 15, FIELD 21: at the scroll edge a styled bar has its style, from its first frame on",
        arguments: [13, 15, 18])
    func noWhiteFlash(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let stage = Stage("AB", on: configuration) { screen in
            screen.navigationBarStyle = NavigationBarStyle(background: .color(.red))
        }
        let item = stage.top.navigationItem
        #expect(item.scrollEdgeAppearance?.backgroundColor == .red)
        stage.screen("C").whenLoaded = { screen in #expect(screen.navigationItem.scrollEdgeAppearance == nil) }
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.01)
        #expect(stage.top.navigationItem.scrollEdgeAppearance?.backgroundColor == .red)
    }

    @Test(
        "Behaviour 17, FIELD 23: the status bar follows the screens, as with UIKit's own controller", arguments: drivers
    )
    func statusBar(driver: (driver: PopDriver, version: Int)) {
        final class Dark: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        var isHidden: Bool { stage.device.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
        #expect(!isHidden)
        stage.navigation.pushViewController(Dark(), animated: true)
        stage.device.settle()
        #expect(isHidden)
        stage.swipeAndGiveUp()
        #expect(isHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!isHidden)
    }

    @Test("Behaviour 5, FIELD 26: right to left is the mirror image, from the area to the outcome", arguments: drivers)
    func rightToLeft(driver: (driver: PopDriver, version: Int)) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = .rightToLeft
        let stage = Stage("AB", on: configuration, driver: driver.driver)
        // By the left edge nothing starts.
        stage.device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 3, FIELD 33: an app that wants public API only gets nothing else, on any system",
        arguments: [13, 18, 26])
    func publicOnly(version: Int) throws {
        for driver in [PopDriver.contentPop, .percentDriven] {
            let stage = Stage("AB", version: version, driver: driver)
            let recognizer = try #require(stage.navigation.popRecognizer)
            // The private object behind the system's gesture is not among its targets.
            let targets = (recognizer.value(forKey: "_targets") as? [NSObject]) ?? []
            let handler = try #require(stage.navigation.interactivePopGestureRecognizer?.delegate as? NSObject)
            #expect(!targets.contains { $0.value(forKey: "_target") as? NSObject === handler })
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }
}
