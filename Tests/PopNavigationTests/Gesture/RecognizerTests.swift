import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The recognizers")
struct RecognizerTests {
    @Test(
        "Behaviour 1: the own recognizer stands in for the system's: one finger, same view, the controller its delegate"
    )
    func own() throws {
        let stage = Stage("AB")
        let recognizer = try #require(stage.navigation.popRecognizer)
        #expect(type(of: recognizer) == UIPanGestureRecognizer.self)
        #expect(recognizer.maximumNumberOfTouches == 1)
        // Fingers and pencils, as with the system's content recognizer; what a pointer drags is a selection.
        #expect(
            recognizer.allowedTouchTypes == [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) })
        #expect(recognizer.view === stage.navigation.interactivePopGestureRecognizer?.view)
        #expect(recognizer.delegate === stage.navigation)
        #expect(recognizer.isEnabled)
        #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    }

    @Test("Behaviour 1: before the view has loaded there is no recognizer, and the system's gesture is as it was")
    func beforeLoading() {
        let device = SimulatedDevice()
        let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
        #expect(navigation.popRecognizer == nil)
        #expect(navigation.activePopDriver == .systemEdge)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
        #expect(navigation.lastPopGestureVerdict == nil)
        navigation.loadViewIfNeeded()
        #expect(navigation.popRecognizer != nil)
        #expect(navigation.activePopDriver == .system)
        device.show(navigation)
    }

    @Test("Behaviour 1: a recognizer that is as it should be is not switched again")
    func notSwitchedAgain() {
        final class Counting: UIPanGestureRecognizer {
            var count = 0
            override var isEnabled: Bool { didSet { count += 1 } }
        }
        final class Replacing: BasicNavigationController {
            let counting = Counting()
            override var interactivePopGestureRecognizer: UIGestureRecognizer? { counting }
        }
        let device = SimulatedDevice()
        let navigation = Replacing(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        #expect(!navigation.counting.isEnabled)
        #expect(navigation.counting.count == 1)
        device.fingerTap(at: CGPoint(x: 60, y: 400))
        navigation.pushViewController(TestScreen("B"), animated: true)
        device.settle()
        #expect(navigation.counting.count == 1)
    }

    @Test("Behaviour 1: an app that switches the system's gesture on finds it off again when a finger goes down")
    func switchedOnByApp() {
        let stage = Stage("ABC")
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
        stage.device.fingerDown(at: stage.point(3))
        #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == false)
        stage.device.fingerMove(to: stage.point(360), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Behaviour 1, 3: each driver uses its recognizers and no others",
        arguments: [
            (PopDriver.system, true, false, false), (.contentPop, true, false, true),
            (.percentDriven, true, false, false),
            (.systemEdge, false, true, false),
        ]
    )
    func enabled(driver: PopDriver, own: Bool, edge: Bool, content: Bool) throws {
        let stage = Stage("AB", version: 26, driver: driver)
        let navigation = stage.navigation
        let contentRecognizer = try #require(navigation.interactiveContentPopGestureRecognizer)
        for isOn in [true, false, true] {
            navigation.popGestureRecognizerEnabled = isOn
            #expect(navigation.activePopDriver == driver)
            #expect((navigation.popRecognizer?.isEnabled ?? false) == own)
            #expect((navigation.popRecognizer != nil) == own)
            #expect(navigation.interactivePopGestureRecognizer?.isEnabled == (edge && isOn))
            #expect(contentRecognizer.isEnabled == (content && isOn))
        }
    }

    @Test("Behaviour 2, FIELD 17: an app that took the recognizer's delegate does not break the connection")
    func takenDelegate() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate = Delegate()
        let device = SimulatedDevice()
        let navigation = BasicNavigationController(nibName: nil, bundle: nil)
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.show(navigation)
        #expect(navigation.activePopDriver == .system)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.25)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 2, FIELD 17: the connection is made again when UIKit replaces its recognizer")
    func replacedRecognizer() throws {
        final class Replacing: BasicNavigationController {
            var replacement: UINavigationController?
            override var interactivePopGestureRecognizer: UIGestureRecognizer? {
                replacement?.interactivePopGestureRecognizer ?? super.interactivePopGestureRecognizer
            }
        }
        let device = SimulatedDevice()
        let navigation = Replacing(rootViewController: TestScreen("A"))
        device.show(navigation)
        let other = UINavigationController(rootViewController: TestScreen("X"))
        _ = other.view
        navigation.replacement = other
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        let recognizer = try #require(navigation.popRecognizer)
        #expect(recognizer.view === other.view)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        // As the controller appears, too, and as it is laid out.
        navigation.beginAppearanceTransition(false, animated: false)
        navigation.endAppearanceTransition()
        navigation.replacement = nil
        navigation.beginAppearanceTransition(true, animated: false)
        #expect(recognizer.view === navigation.view)
        navigation.endAppearanceTransition()
        navigation.replacement = other
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(recognizer.view === other.view)
    }

    @Test(
        "Behaviour 2, 3: with parts of the way missing the next best driver serves, and a swipe from the edge still pops",
        arguments: [15, 18, 26]
    )
    func missingParts(version: Int) {
        for parts in 0..<16 {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            configuration.privateParts = .init(rawValue: parts)
            let stage = Stage("ABC", on: configuration)
            let hasLink =
                configuration.privateParts.contains(.handlerAnswers)
                && !configuration.privateParts.isDisjoint(with: [.handlerIsDelegate, .targetsIvar])
            #expect(
                stage.navigation.activePopDriver == (hasLink ? .system : version >= 26 ? .contentPop : .percentDriven))
            stage.swipe(from: 5)
            #expect(stage.stack == "AB")
            stage.swipe(from: 100)
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
    }

    @Test("Behaviour 3: a driver that cannot be had gives way to the next best, and only public ones to a public one")
    func choice() {
        #expect(Stage(version: 18, driver: .contentPop).navigation.activePopDriver == .percentDriven)
        #expect(Stage(version: 26, driver: .contentPop).navigation.activePopDriver == .contentPop)
        #expect(Stage(version: 18, driver: .percentDriven).navigation.activePopDriver == .percentDriven)
        #expect(Stage(version: 18, driver: .automatic).navigation.activePopDriver == .system)
    }
}
