import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Behaviour 13: a screen that acts when it is asked")
struct AskedScreenTests {
    @Test("Behaviour 11, 13: a screen that pops itself when it is asked, and agrees, hangs nothing")
    func popsItself() {
        let stage = Stage("AB")
        stage.screen("B").whenAsked = { $0.navigationController?.popViewController(animated: true) }
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.navigation.viewControllers.map(\.description) == ["A"])
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.screen("C"))
    }

    @Test(
        "Behaviour 13: a screen that pushes another when it is asked, and agrees, is not popped, nor is the other",
        arguments: [false, true])
    func pushes(byButton: Bool) {
        let stage = Stage("AB")
        stage.screen("B").whenAsked = { [unowned stage] screen in
            screen.navigationController?.pushViewController(stage.screen("C"), animated: false)
        }
        if byButton { stage.tapBackButton() } else { stage.swipe() }
        #expect(!stage.device.isHung)
        #expect(stage.stack == "ABC")
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Behaviour 11, 13: a screen that pushes another when it is asked, and agrees, hangs nothing, and pops neither",
        arguments: [true, false])
    func pushesWithoutFlag(animated: Bool) {
        var configuration = SimulatedDevice.Configuration()
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("AB", on: configuration)
        stage.screen("B").whenAsked = {
            $0.navigationController?.pushViewController(stage.screen("C"), animated: animated)
        }
        stage.swipe()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.screenDeclined))
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Behaviour 4, 13: a screen that takes its controller off the window when it is asked, and agrees",
        arguments: drivers)
    func goesAway(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.screen("B").whenAsked = { [unowned stage] _ in stage.device.show(UIViewController()) }
        stage.swipe()
        #expect(stage.verdict == .refused(.offWindow))
        #expect(stage.stack == "AB")
        stage.screen("B").whenAsked = nil
        stage.device.show(stage.navigation)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
