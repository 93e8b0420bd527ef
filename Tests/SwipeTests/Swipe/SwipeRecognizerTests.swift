import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The recognizers")
struct SwipeRecognizerTests {
    /// Counts how often UIKit's recognizer is enabled or disabled.
    private final class CountingController: BasicNavigationController {
        final class Counting: UIPanGestureRecognizer {
            var count = 0
            override var isEnabled: Bool { didSet { count += 1 } }
        }
        let counting = Counting()
        override var interactivePopGestureRecognizer: UIGestureRecognizer? { counting }
    }

    @Test(
        "The library never changes whether UIKit's recognizer is enabled",
        .covers(.recognizers, .systemRecognizersAreApps))
    func notSwitched() {
        let device = SimulatedDevice()
        let navigation = CountingController(rootViewController: TestScreen("A"))
        device.settle(showing: navigation)
        device.fingerTap(at: CGPoint(x: 60, y: 400))
        navigation.pushViewController(TestScreen("B"), animated: true)
        device.settle()
        for area in [PopGestureArea.leadingThird, .system] {
            navigation.popGestureArea = area
            for isOn in [false, true] {
                navigation.popGestureRecognizerEnabled = isOn
                device.settle()
                #expect(navigation.counting.isEnabled && navigation.counting.count == 0)
            }
        }
    }

    @Test(
        "Switching the swipe off in an overridden pop leaves that swipe",
        .covers(.gestureSwitch, .neverHangs), arguments: TestedSwipe.all)
    func switchedOffInPop(swipe: TestedSwipe) {
        final class SwitchingOff: BasicNavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                popGestureRecognizerEnabled = false
                return super.popViewController(animated: animated)
            }
        }
        let stage = Stage("AB", swipe, navigation: SwitchingOff(nibName: nil, bundle: nil))
        stage.pull(to: 250)
        stage.lift()
        #expect(stage.stack == "A" && !stage.device.isHung && stage.navigation.transitionCoordinator == nil)
    }

    @Test(
        "An app that disables the own pan disables the swipe until it enables the pan again",
        .covers(.recognizers, .gestureSwitch, .popRecognizerIsApps), arguments: TestedSwipe.all)
    func switchedOffByApp(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.popRecognizer?.isEnabled = false
        for start in [5, 60] as [CGFloat] {
            stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && stage.takeEvents() == ["refused disabled"])
        }
        #expect(stage.navigation.popRecognizer?.isEnabled == false)
        stage.navigation.popRecognizer?.isEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A disabled edge recognizer doesn't affect the swipes of UIKit's content recognizer",
        .covers(.recognizers, .gestureSwitch, .systemRecognizersAreApps), arguments: TestedSwipe.all,
        [5, 60] as [CGFloat])
    func edgeSwitchedOffByApp(swipe: TestedSwipe, start: CGFloat) {
        let plain = PlainStage("AB", on: swipe.version)
        plain.edge.isEnabled = false
        plain.swipe(from: start)
        #expect(plain.stack == (swipe.version < 26 ? "AB" : "A"))
        let stage = Stage("AB", swipe)
        stage.edge.isEnabled = false
        let warnings = ExpectedWarnings.during { stage.swipe(from: start) }
        #expect(stage.stack == plain.stack && warnings.count == (plain.stack == "A" ? 0 : 1))
        #expect(stage.verdict == (plain.stack == "A" ? .allowed : .refused(.disabled)))
    }

    @Test(
        "A disabled edge recognizer disables a trackpad's swipe, as on a plain controller",
        .covers(.trackpad, .systemRecognizersAreApps),
        arguments: TestedSwipe.all)
    func trackpadSwitchedOffByApp(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.edge.isEnabled = false
        stage.trackpadSwipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Without UIKit's content recognizer, a swipe pops only from the edge",
        .covers(.gestureSwitch, .systemRecognizersAreApps),
        arguments: [26, 27])
    func contentSwitchedOffByApp(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.content?.isEnabled = false
        let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused disabled"] && warnings.count == 1)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "Another delegate of the own pan is ignored with a warning", .covers(.recognizers, .popRecognizerIsApps))
    func otherDelegate() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = Stage("AB")
        let delegate = Delegate()
        let warnings = ExpectedWarnings.during { stage.navigation.popRecognizer?.delegate = delegate }
        #expect(warnings.count == 1 && warnings.first?.contains("cannot be the delegate of popRecognizer") == true)
        #expect(stage.navigation.popRecognizer?.delegate === stage.navigation)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A map pans as soon as a finger moves if the own pan is disabled",
        .covers(.recognizers, .popRecognizerIsApps), arguments: [18, 26])
    func mapWithoutOwn(version: Int) {
        let map = UIView.map()
        let stage = Stage("AB", .init(on: version), showing: map)
        stage.navigation.popRecognizer?.isEnabled = false
        for start in [5, 60, 200] as [CGFloat] {
            stage.pull(from: start, to: start + 100)
            #expect(map.gestureRecognizers?.first?.hasBegun == true, "from \(start)")
            stage.lift()
        }
        #expect(stage.stack == "AB")
    }
}
