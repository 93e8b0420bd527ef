import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The content driver")
struct ContentPopTests {
    @Test("Left items that supplement the back button leave the swipe to the system's transition", .covers(3))
    func supplementing() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
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
        "The system's transition follows the finger in both directions", .covers(3, 5), arguments: directions)
    func systemTransition(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", .init(.contentPop, on: 26), direction)
        stage.pull(to: 250)
        #expect(stage.stack == "A")
        #expect(stage.navigation.delegateRelay.popInteraction == nil)
        stage.device.fingerUp()
    }

    @Test("The gate stays closed on a screen that the percent-driven transition serves", .covers(3))
    func gate() throws {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        let all = stage.navigation.view.gestureRecognizers ?? []
        let gate = try #require(all.first { $0.name == "PopNavigation.gate" })
        stage.pull(to: 250)
        #expect(gate.state == .failed)
        stage.device.fingerUp()
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.top.navigationItem.hidesBackButton = true
        stage.top.popPreferences.isGestureEnabled = true
        stage.device.settle()
        stage.pull(to: 250)
        #expect(gate.state == .possible)
        stage.device.fingerUp()
    }

    @Test(
        "A second finger does not use the verdict of a first one that has popped nothing", .covers(3, 4),
        arguments: [(200, 0.3), (10, 0)])
    func besideAnAllowedFinger(start: CGFloat, duration: TimeInterval) {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        // Far enough for the rules, too short for the system's recognizer.
        stage.device.fingerDown(1, at: stage.point(60, 450))
        stage.device.fingerMove(1, to: stage.point(82, 450), duration: 0.1)
        #expect(stage.verdict == nil, "no recognizer has won the drag yet")
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

    @Test("The gate moves to the new content recognizer when UIKit replaces it", .covers(2))
    func replaced() throws {
        final class Replacing: BasicNavigationController {
            var replacement: UINavigationController?
            override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
                replacement?.interactiveContentPopGestureRecognizer ?? super.interactiveContentPopGestureRecognizer
            }
        }
        let device = SimulatedDevice(.init(.init(on: 26)))
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

    @Test("A cancelled swipe ends the own recognizer, too", .covers(7), arguments: TestedDriver.all)
    func cancelled(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        stage.pull(to: 250)
        #expect(stage.navigation.popRecognizer?.state == .changed)
        stage.navigation.popGestureRecognizerEnabled = false
        #expect(stage.navigation.popRecognizer?.state != .changed)
        #expect(stage.navigation.popRecognizer?.isEnabled == true)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A view receives the end of one touch at once while another one stays down", .covers(3),
        arguments: TestedDriver.all)
    func liftedBesideAnother(driver: TestedDriver) {
        final class Pad: UIView {
            var lifted = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lifted += touches.count }
        }
        let stage = Stage("AB", driver)
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

    @Test("A replaced driver leaves no recognizer behind", .covers(3))
    func replacedDriver() {
        let order: [PopDriver] = [.contentPop, .unmanaged, .contentPop, .percentDriven, .unmanaged, .system]
        let stage = Stage("AB", .init(.system, on: 26))
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
            let fresh = Stage("AB", .init(driver, on: 26))
            #expect(own(stage) == own(fresh), "\(driver)")
            #expect(enabled(stage) == enabled(fresh), "\(driver)")
        }
    }
}
