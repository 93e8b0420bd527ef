import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The connection to UIKit's recognizers")
struct ConnectionTests {
    @Test(
        "A delegate that the app set on the system's recognizer does not break the connection", .needsPrivateAPI,
        .covers(.connection),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"))
    func takenDelegate() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate = Delegate()
        let device = SimulatedDevice()
        let navigation = BasicNavigationController(nibName: nil, bundle: nil)
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.show(navigation)
        device.fingerDown(at: CGPoint(x: 60, y: 400))
        device.fingerMove(to: CGPoint(x: 360, y: 400), duration: 0.25)
        #expect(navigation.components.ownTransition.interaction == nil)
        device.fingerUp()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(
        "A recognizer with which UIKit replaces its own obeys the rules by the next layout", .needsPrivateAPI,
        .covers(.connection, .lateRecognizers),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"))
    func replacedRecognizer() throws {
        final class Replacing: BasicNavigationController {
            var replacement: UIGestureRecognizer?
            override var interactivePopGestureRecognizer: UIGestureRecognizer? {
                replacement ?? super.interactivePopGestureRecognizer
            }
        }
        let navigation = Replacing(nibName: nil, bundle: nil)
        let stage = Stage("AB", navigation: navigation)
        let original = try #require(navigation.interactivePopGestureRecognizer)
        let handler = try #require(PrivateAPI.popHandler(behind: original, delegate: nil))
        let replacement = UIScreenEdgePanGestureRecognizer(target: handler.object, action: handler.action)
        replacement.edges = .left
        replacement.delegate = handler.object as? any UIGestureRecognizerDelegate
        original.isEnabled = false
        navigation.view.addGestureRecognizer(replacement)
        navigation.replacement = replacement
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        stage.top.agrees = false
        stage.swipe(from: 5)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.screenDeclined))
        stage.top.agrees = true
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller whose recognizers belong to another view has no own pan",
        .covers(.recognizers, .nestedControllers))
    func recognizerOfAnotherView() throws {
        final class Sharing: BasicNavigationController {
            var other: UINavigationController?
            override var interactivePopGestureRecognizer: UIGestureRecognizer? {
                other?.interactivePopGestureRecognizer ?? super.interactivePopGestureRecognizer
            }
        }
        let device = SimulatedDevice()
        let other = UINavigationController(rootViewController: TestScreen("X"))
        device.show(other)
        let delegate = try #require(other.interactivePopGestureRecognizer?.delegate)
        let navigation = Sharing(rootViewController: TestScreen("A"))
        navigation.other = other
        other.topViewController?.embed(navigation)
        device.settle()
        #expect(navigation.popRecognizer?.view == nil)
        #expect(other.interactivePopGestureRecognizer?.delegate === delegate)
    }

    @Test(
        "Where the private handler is missing, the library's own transition pops", .needsPrivateAPI,
        .covers(.connection, .transitions),
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
            stage.swipe(from: 5)
            #expect(stage.stack == "AB")
            stage.pull(from: 100, to: 380)
            #expect((stage.navigation.components.ownTransition.interaction == nil) == (version >= 26 || hasLink))
            stage.liftAfterRest()
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A UIKit recognizer without a touch does not delay the controller's own pan",
        .covers(.neverHangs, .lateRecognizers),
        arguments: TestedSwipe.ofOwnPan)
    func withoutTouches(swipe: TestedSwipe) {
        final class Replacing: BasicNavigationController {
            let replacement = UIPanGestureRecognizer()
            override var interactivePopGestureRecognizer: UIGestureRecognizer? { replacement }
            override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
                super.interactiveContentPopGestureRecognizer == nil ? nil : replacement
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                super.interactivePopGestureRecognizer?.isEnabled = false
                super.interactiveContentPopGestureRecognizer?.isEnabled = false
                replacement.allowedTouchTypes = []
                view.addGestureRecognizer(replacement)
            }
        }
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("AB", swipe, navigation: Replacing(nibName: nil, bundle: nil))
            stage.pull(from: start, to: 250)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            stage.device.fingerMove(to: stage.point(350), duration: 0.1)
            stage.lift()
            #expect(stage.stack == "A")
        }
    }
}
