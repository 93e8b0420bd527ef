import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Nothing is kept alive")
struct LifetimeTests {
    @Test("Behaviour 17, FIELD 35: a popped screen is freed, however it was popped", arguments: drivers)
    func screen(driver: (driver: PopDriver, version: Int)) {
        for pop in [
            { $0.swipe() },
            { $0.navigation.popViewController(animated: true) },
            { $0.navigation.popToRootViewController(animated: false) },
            {
                $0.swipeAndGiveUp(); $0.swipe()
            },
            { $0.navigation.viewControllers = [$0.navigation.viewControllers[0]] },
            { $0.tapBackButton() },
        ] as [(Stage) -> Void] {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            weak let screen = stage.top
            weak let view = stage.top.view
            stage.letGoOfScreens()
            #expect(screen != nil)
            pop(stage)
            stage.device.settle()
            #expect(screen == nil)
            #expect(view == nil)
        }
    }

    @Test(
        "Behaviour 17, FIELD 35: a navigation controller is freed with all it has",
        arguments: drivers + [(.systemEdge, 26)]
    )
    func controller(driver: (driver: PopDriver, version: Int)) {
        weak var navigation: BasicNavigationController?
        weak var screen: TestScreen?
        weak var recognizer: UIPanGestureRecognizer?
        do {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            stage.swipeAndGiveUp()
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.navigation.pushViewController(stage.screen("D"), animated: true)
            stage.device.settle()
            (navigation, screen, recognizer) = (stage.navigation, stage.top, stage.navigation.popRecognizer)
            stage.device.show(UIViewController())
            stage.device.settle()
        }
        #expect(navigation == nil)
        #expect(screen == nil)
        #expect(recognizer == nil)
    }

    @Test("Behaviour 17: nobody listens any more for a controller that is gone")
    func observers() {
        final class Token {}
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            let news = SystemNews { _ = strong }
            #expect(!news.isKeyboardShown)
        }
        #expect(token == nil)
    }

    @Test("Behaviour 17: in the middle of a swipe too", arguments: drivers)
    func midSwipe(driver: (driver: PopDriver, version: Int)) {
        weak var navigation: BasicNavigationController?
        do {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            stage.pull(to: 250)
            navigation = stage.navigation
            stage.device.show(UIViewController())
            stage.device.fingerUp()
            stage.device.settle()
        }
        #expect(navigation == nil)
    }

    @Test("Behaviour 17, FIELD 9: an app that keeps the recognizer for longer than its controller", arguments: drivers)
    func keptRecognizer(driver: (driver: PopDriver, version: Int)) throws {
        weak var navigation: BasicNavigationController?
        let (device, recognizer): (SimulatedDevice, UIPanGestureRecognizer)
        do {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            (device, navigation) = (stage.device, stage.navigation)
            recognizer = try #require(stage.navigation.popRecognizer)
            stage.swipeAndGiveUp()
        }
        let screen = UIViewController()
        device.show(screen)
        device.settle()
        #expect(navigation == nil && recognizer.delegate == nil)
        // Put to another use, it finds neither its old delegate nor its old targets.
        screen.view.addGestureRecognizer(recognizer)
        device.fingerDown(at: CGPoint(x: 60, y: 400))
        device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        #expect(recognizer.state == .changed)
        device.fingerUp()
        device.settle()
    }

    @Test("Behaviour 17, FIELD 9: the recognizer's delegate lives as long as the recognizer is on the screen")
    func delegate() {
        let stage = Stage("AB")
        #expect(stage.navigation.popRecognizer?.delegate === stage.navigation)
        stage.navigation.preferredPopDriver = .percentDriven
        stage.navigation.preferredPopDriver = .automatic
        #expect(stage.navigation.popRecognizer?.delegate === stage.navigation)
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
