import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The content driver")
struct ContentPopTests {
    @Test("Behaviour 3: left items that only supplement the back button leave the swipe to the system's transition")
    func supplementing() {
        let stage = Stage("AB", version: 26, driver: .contentPop)
        let item = stage.top.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        for supplements in [true, false] {
            item.leftItemsSupplementBackButton = supplements
            stage.pull(to: 250)
            #expect(stage.stack == "A")
            #expect((stage.navigation.delegateRelay.popInteraction == nil) == supplements)
            stage.device.fingerMove(to: stage.point(70), duration: 0.2)
            stage.device.wait(0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
    }

    @Test(
        "Behaviour 3, 5: in both directions it is the system's transition that the finger moves", arguments: directions)
    func systemTransition(direction: UIUserInterfaceLayoutDirection) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        configuration.layoutDirection = direction
        let stage = Stage("AB", on: configuration, driver: .contentPop)
        stage.pull(to: 250)
        #expect(stage.stack == "A")
        #expect(stage.navigation.delegateRelay.popInteraction == nil)
        stage.device.fingerUp()
    }

    @Test("Behaviour 3: the gate stays closed on a screen that the percent-driven transition serves")
    func gate() throws {
        let stage = Stage("AB", version: 26, driver: .contentPop)
        let swipe = try #require(stage.navigation.popRecognizer)
        stage.pull(to: 250)
        #expect(stage.navigation.gestures.admitsSystemRecognizer(for: swipe))
        stage.device.fingerUp()
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.top.navigationItem.hidesBackButton = true
        stage.device.settle()
        stage.pull(to: 250)
        #expect(!stage.navigation.gestures.admitsSystemRecognizer(for: swipe))
        stage.device.fingerUp()
    }

    @Test(
        "Behaviour 3, 4: a second finger is not let through on the word about the first, which nothing has popped",
        arguments: [(200, 0.3), (10, 0)])
    func besideAnAllowedFinger(start: CGFloat, duration: TimeInterval) {
        let stage = Stage("AB", version: 26, driver: .contentPop)
        // Sideways enough for the rules, too steep for the system's recognizer.
        stage.device.fingerDown(1, at: stage.point(2, 450))
        stage.device.fingerMove(1, to: stage.point(270, 190), duration: 0.1)
        #expect(stage.verdict == .allowed)
        #expect(stage.stack == "AB")
        stage.device.fingerDown(0, at: stage.point(start, 250))
        stage.device.fingerMove(0, to: stage.point(start + 120, 240), duration: duration)
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 2: it stands before the new one when UIKit replaces its recognizer")
    func replaced() throws {
        final class Replacing: BasicNavigationController {
            var replacement: UINavigationController?
            override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
                replacement?.interactiveContentPopGestureRecognizer ?? super.interactiveContentPopGestureRecognizer
            }
        }
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        let device = SimulatedDevice(configuration)
        let navigation = Replacing(rootViewController: TestScreen("A"))
        navigation.preferredPopDriver = .contentPop
        device.show(navigation)
        let other = UINavigationController(rootViewController: TestScreen("X"))
        _ = other.view
        navigation.replacement = other
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        func hasGate(_ controller: UINavigationController) -> Bool {
            controller.view.gestureRecognizers?.contains { $0.name == "PopNavigation.gate" } == true
        }
        #expect(hasGate(other) && !hasGate(navigation))
    }

    @Test("Behaviour 7: a swipe that is cancelled is over for the app's recognizer too", arguments: drivers)
    func cancelled(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.pull(to: 250)
        #expect(stage.navigation.popRecognizer?.state == .changed)
        stage.navigation.popGestureRecognizerEnabled = false
        #expect(stage.navigation.popRecognizer?.state != .changed)
        #expect(stage.navigation.popRecognizer?.isEnabled == true)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 3: a view hears of a finger that lifts at once, though another one stays down", arguments: drivers)
    func liftedBesideAnother(driver: (driver: PopDriver, version: Int)) {
        final class Pad: UIView {
            var lifted = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lifted += touches.count }
        }
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let pad = Pad(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pad.isMultipleTouchEnabled = true
        stage.top.view.addSubview(pad)
        stage.device.fingerDown(0, at: stage.point(60, 300))
        stage.device.fingerDown(1, at: stage.point(200, 500))
        stage.device.fingerUp(1)
        #expect(pad.lifted == 1)
        stage.device.fingerUp(0)
        #expect(pad.lifted == 2)
    }

    @Test("Behaviour 3: a driver that makes way leaves no recognizer behind")
    func makesWay() {
        let order: [PopDriver] = [.contentPop, .systemEdge, .contentPop, .percentDriven, .systemEdge, .system]
        let stage = Stage("AB", version: 26, driver: .system)
        func own(_ stage: Stage) -> Set<String> {
            let names = (stage.navigation.view.gestureRecognizers ?? []).compactMap(\.name)
            return Set(names.filter { $0.hasPrefix("PopNavigation") })
        }
        func enabled(_ stage: Stage) -> [Bool?] {
            let navigation = stage.navigation
            return [navigation.interactivePopGestureRecognizer, navigation.contentPopRecognizer].map { $0?.isEnabled }
        }
        for driver in order {
            stage.navigation.preferredPopDriver = driver
            let fresh = Stage("AB", version: 26, driver: driver)
            #expect(own(stage) == own(fresh), "\(driver)")
            #expect(enabled(stage) == enabled(fresh), "\(driver)")
        }
    }
}
