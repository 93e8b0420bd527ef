import Testing
import UIKit
import UIKitSimulator

@_spi(PopNavigationUI) @testable import PopNavigation

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
            #expect((stage.navigation.parts.ownTransition.interaction == nil) == supplements)
            stage.device.fingerMove(to: stage.point(70), duration: 0.2)
            stage.liftAfterRest()
            #expect(stage.stack == "AB")
        }
    }

    @Test(
        "The percent-driven transition replaces UIKit's, which would not wait, in a preceding view",
        .covers(3, 4), arguments: TestedDriver.all)
    func precedingView(driver: TestedDriver) {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        view.addGestureRecognizer(UITapGestureRecognizer())
        let stage = Stage("AB", driver, showing: view)
        stage.top.popPreferences.precedingViews = [view]
        stage.pull(to: 250)
        #expect(stage.stack == "A")
        #expect((stage.navigation.parts.ownTransition.interaction == nil) == (driver.kind == .system))
        stage.device.fingerUp()
    }

    @Test(
        "The system's transition follows the finger in both directions", .covers(3, 5), arguments: directions)
    func systemTransition(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", .init(.contentPop, on: 26), direction)
        stage.pull(to: 250)
        #expect(stage.stack == "A")
        #expect(stage.navigation.parts.ownTransition.interaction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "Another driver that is chosen while UIKit's recognizer waits cancels the swipe", .covers(3, 11),
        arguments: [PopDriver.system, .percentDriven, .unmanaged])
    func replacedWhileWaiting(next: PopDriver) {
        let stage = Stage("ABC", .init(.contentPop, on: 26))
        stage.pull(to: 80)
        stage.navigation.preferredPopDriver = next
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        #expect(!stage.device.isHung)
        stage.lift()
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["refused otherGesture"])
        stage.swipe(from: 4)
        #expect(stage.stack == "AB")
    }

    @Test("The back button asks the screen also while a drag is too short for UIKit's recognizer", .covers(3, 13))
    func backButtonDuringShortDrag() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        stage.pull(to: 80)
        #expect(stage.navigation.popRecognizer?.state == .changed)
        for agrees in [false, true] {
            stage.screen("B").agrees = agrees
            stage.device.fingerDown(1, at: stage.point(30, 69))
            stage.device.fingerUp(1)
            #expect(stage.stack == (agrees ? "A" : "AB"))
        }
        stage.lift()
        #expect(stage.screen("B").askedFor == [.gesture, .backButton, .backButton])
        #expect(stage.stack == "A")
        let pops = stage.takeEvents().filter { $0.contains("→") }
        #expect(pops == ["willPop B→A backButton", "didPop B→A backButton"])
    }

    @Test("The gate stays closed on a screen that the percent-driven transition serves", .covers(3))
    func gate() throws {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        let all = stage.navigation.view.gestureRecognizers ?? []
        let gate = try #require(all.first { $0.name == "PopNavigation.contentGate" })
        stage.pull(to: 250)
        #expect(gate.state == .failed)
        stage.lift()
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
            controller.view.gestureRecognizers?.contains { $0.name == "PopNavigation.contentGate" } == true
        }
        #expect(hasGate(other) && !hasGate(navigation))
    }

    @Test("Another driver is used without UIKit's content recognizer", .covers(2))
    func lost() {
        final class Losing: BasicNavigationController {
            var recognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
            override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { recognizer }
        }
        let navigation = Losing(nibName: nil, bundle: nil)
        let stage = Stage("AB", .init(.contentPop, on: 26), navigation: navigation)
        #expect(navigation.activePopDriver == .contentPop)
        weak var recognizer: UIGestureRecognizer?
        recognizer = navigation.recognizer
        navigation.recognizer = nil
        stage.device.settle()
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(recognizer == nil && navigation.activePopDriver == .percentDriven)
    }

    /// A drag with a velocity, at a point.
    private final class FixedDrag: UIPanGestureRecognizer {
        let velocity: CGFloat
        let point: CGPoint

        init(velocity: CGFloat, at point: CGPoint) {
            (self.velocity, self.point) = (velocity, point)
            super.init(target: nil, action: nil)
        }

        override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: velocity, y: 0) }
        override func location(in view: UIView?) -> CGPoint { point }
    }

    @Test(
        "UIKit's transition pops with a drag that moves forward, and is not too steep", .covers(3, 28),
        arguments: [
            (100, 0, .contentPop), (0, 0, .percentDriven), (-10, 0, .percentDriven), (100, 7, .contentPop),
            (100, -7, .contentPop), (100, 7.5, .percentDriven),
        ] as [(CGFloat, CGFloat, PopDriver)])
    func suitableDrags(velocity: CGFloat, vertical: CGFloat, expected: PopDriver) throws {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        let drag = FixedDrag(velocity: velocity, at: CGPoint(x: 70, y: 400 + vertical))
        let swipes = stage.navigation.parts.swipes
        let touch = try #require(swipes.phase.touch)
        let swipe = swipes.drivers?.swipe(for: touch, drag)
        #expect(swipe is ContentPopSwipe == (expected == .contentPop))
        #expect(swipe is PercentDrivenSwipe == (expected == .percentDriven))
        stage.device.fingerUp()
    }

    @Test("A cancelled swipe ends the own recognizer, too", .covers(7), arguments: TestedDriver.all)
    func cancelled(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        stage.pull(to: 250)
        #expect(stage.navigation.popRecognizer?.state == .changed)
        stage.navigation.popGestureRecognizerEnabled = false
        #expect(stage.navigation.popRecognizer?.state != .changed)
        #expect(stage.navigation.popRecognizer?.isEnabled == true)
        stage.lift()
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

    @Test("A swipe that UIKit's recognizer loses during a push pops nothing, and hangs nothing", .covers(3, 11))
    func lostDuringPush() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(72), duration: 0.02)
        #expect(stage.navigation.popRecognizer?.state == .changed || stage.navigation.popRecognizer?.state == .began)
        stage.navigation.interactiveContentPopGestureRecognizer?.loseAttempt()
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        #expect(stage.navigation.parts.ownTransition.interaction == nil)
        stage.lift()
        #expect(stage.stack == "ABC" && !stage.device.isHung)
    }

    @Test("A flick that ends before UIKit's recognizer begins pops", .covers(3, 51))
    func shortFlick() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        stage.device.fingerDown(at: stage.point(60))
        for distance in [68, 77] as [CGFloat] {
            stage.device.wait(1.0 / 120)
            stage.device.fingerMove(to: stage.point(distance))
        }
        #expect(stage.navigation.interactiveContentPopGestureRecognizer?.state == .possible)
        stage.lift()
        #expect(stage.takeEvents().first == "willPop B→A gesture")
    }

    @Test("A swipe over a hidden bar does not interrupt a push: UIKit's recognizer cannot pop", .covers(11))
    func hiddenBarDuringPush() {
        let stage = Stage("AB", .init(on: 26)) { $0.popPreferences.hidesNavigationBar = true }
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.pull(to: 100)
        #expect(stage.verdict == .refused(.transitioning))
        stage.lift()
    }

    @Test("The driver contentPop is not available where the back button is hidden", .covers(2))
    func hiddenBackButton() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        #expect(stage.navigation.activePopDriver == .contentPop)
        stage.top.navigationItem.hidesBackButton = true
        #expect(stage.navigation.activePopDriver == .percentDriven)
    }
}
