import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The connection to UIKit's recognizers")
struct ConnectionTests {
    @Test(
        "A delegate that the app set on the system's recognizer does not break the connection", .needsPrivateAPI,
        .covers(2),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"))
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

    @Test(
        "The connection is made again when UIKit replaces its recognizer", .covers(2),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"))
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
        // The connection is also made as the controller appears and in its layout.
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
        "The next best driver pops where private parts are missing, also from the edge", .needsPrivateAPI,
        .covers(2, 3),
        arguments: [15, 18, 26]
    )
    func missingParts(version: Int) {
        for parts in 0..<16 {
            var configuration = SimulatedDevice.Configuration(.init(on: version))
            configuration.privateParts = .init(rawValue: parts)
            let stage = Stage("ABC", on: configuration)
            let hasLink =
                configuration.privateParts.contains(.handlerAnswers)
                && !configuration.privateParts.isDisjoint(with: [.handlerIsDelegate, .targetsIvar])
            #expect(
                stage.navigation.activePopDriver == (version >= 26 ? .contentPop : hasLink ? .system : .percentDriven))
            stage.swipe(from: 5)
            #expect(stage.stack == "AB")
            stage.swipe(from: 100)
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A driver that is not available is replaced by the next best, a public one by a public one", .needsPrivateAPI,
        .covers(3))
    func choice() {
        #expect(Stage("AB", .init(.contentPop, on: 18)).navigation.activePopDriver == .percentDriven)
        #expect(Stage("AB", .init(.contentPop, on: 26)).navigation.activePopDriver == .contentPop)
        #expect(Stage("AB", .init(.percentDriven, on: 18)).navigation.activePopDriver == .percentDriven)
        #expect(Stage("AB", .init(.automatic, on: 18)).navigation.activePopDriver == .system)
    }

    @Test(
        "A recognizer of UIKit's that has no touch delays no swipe", .covers(11, 32),
        arguments: [(PopDriver.percentDriven, 18), (.contentPop, 26)])
    func withoutTouches(driver: PopDriver, version: Int) {
        final class Replacing: BasicNavigationController {
            let replacement = UIPanGestureRecognizer()
            override var interactivePopGestureRecognizer: UIGestureRecognizer? { replacement }
            override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { replacement }
            override func viewDidLoad() {
                super.viewDidLoad()
                super.interactivePopGestureRecognizer?.isEnabled = false
                super.interactiveContentPopGestureRecognizer?.isEnabled = false
            }
        }
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("AB", .init(driver, on: version), navigation: Replacing(nibName: nil, bundle: nil))
            stage.pull(from: start, to: 250)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            stage.device.fingerMove(to: stage.point(350), duration: 0.1)
            stage.lift()
            #expect(stage.stack == "A")
        }
    }
}
