import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: what is unknown about UIKit's own pops")
struct PopSwitchTests {
    private final class Counting: UINavigationController {
        var pops = 0

        override func popViewController(animated: Bool) -> UIViewController? {
            pops += 1
            return super.popViewController(animated: animated)
        }
    }

    @Test(
        "UIKit's recognizers call the overridable pop, or pop without it; all else is the same",
        .facts(.interactivePopCall),
        arguments: [true, false], [18, 26])
    func internalPop(internally: Bool, systemVersion: Int) {
        let navigation = Counting()
        let stage = NavigationStage(
            "ABC", systemVersion: systemVersion, navigation: navigation, switches: { $0.popsInternally = internally })
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(navigation.pops == (internally ? 0 : 1))
        let calls = stage.log.take().filter { $0.contains("Show") || $0.contains("ppear") }
        #expect(
            calls == [
                "C.viewWillDisappear fromParent", "B.viewWillAppear", "willShow(B)", "C.viewDidDisappear fromParent",
                "B.viewDidAppear", "didShow(B)",
            ])
        if systemVersion >= 26 {
            stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
            stage.device.settle()
            #expect(stage.stack == "A")
            #expect(navigation.pops == (internally ? 0 : 2))
        }
    }

    @Test(
        "UIKit's recognizers call the pop in `.began`, or in the next action in `.changed`",
        .facts(.interactivePopCall), arguments: [true, false], [18, 26])
    func popState(inChanged: Bool, systemVersion: Int) {
        final class Noting: UINavigationController {
            var states: [UIGestureRecognizer.State] = []

            override func popViewController(animated: Bool) -> UIViewController? {
                states += [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
                    .compactMap { $0?.state }.filter { $0 != .possible && $0 != .failed }
                return super.popViewController(animated: animated)
            }
        }
        let navigation = Noting()
        let stage = NavigationStage(
            "ABC", systemVersion: systemVersion, navigation: navigation, switches: { $0.popsInChanged = inChanged })
        stage.swipe(to: 350)
        stage.device.settle()
        if systemVersion >= 26 {
            stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
            stage.device.settle()
        }
        #expect(stage.stack == (systemVersion >= 26 ? "A" : "AB"))
        #expect(navigation.states == navigation.states.map { _ in inChanged ? .changed : .began })
        #expect(navigation.states.count == (systemVersion >= 26 ? 2 : 1) && !stage.device.isHung)
    }

    @Test("With a pop in `.changed`, a drag that ends before doesn't pop", .facts(.interactivePopCall))
    func endBeforeChange() {
        let stage = NavigationStage("AB", switches: { $0.popsInChanged = true })
        stage.swipe(to: 350, duration: 0)
        stage.device.settle()
        #expect(stage.stack == "AB" && !stage.device.isHung)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A new delegate leaves an interactive pop alone; a switch makes it end the pop",
        .facts(.optionalMembers), arguments: [true, false], [true, false])
    func newDelegate(ends: Bool, beforeStart: Bool) {
        let stage = NavigationStage("AB", switches: { $0.newDelegateEndsInteraction = ends })
        let other = ShowListener(stage.log)
        if beforeStart { stage["A"].onWillAppear = { $0.navigationController?.delegate = other } }
        stage.pull(to: 200)
        if !beforeStart { stage.navigation.delegate = other }
        #expect((stage.navigation.transitionCoordinator?.isInteractive == true) == !ends)
        stage["A"].onWillAppear = nil
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == (ends ? "AB" : "A") && !stage.device.isHung)
    }

    @Test(
        "Where a new delegate ends a pop, the same one doesn't, and nil and the same one do", .facts(.optionalMembers))
    func sameDelegate() {
        let stage = NavigationStage("AB", switches: { $0.newDelegateEndsInteraction = true })
        stage.pull(to: 200)
        stage.navigation.delegate = stage.listener
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.navigation.delegate = nil
        stage.navigation.delegate = stage.listener
        #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("A new delegate doesn't end a push or a pop by code", .facts(.optionalMembers))
    func newDelegateByCode() {
        let stage = NavigationStage(
            "AB",
            switches: {
                $0.remembersEarlyRelease = true
                $0.newDelegateEndsInteraction = true
            })
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.delegate = ShowListener(stage.log)
        stage.device.settle()
        #expect(stage.stack == "ABC")
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.navigation.delegate = stage.listener
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "The content recognizer pops from the content, whatever its class is", .facts(.popRecognizers),
        arguments: [true, false])
    func classOfContentRecognizer(isEdgePan: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26, switches: { $0.contentPopIsEdgePan = isEdgePan })
        let content = stage.navigation.interactiveContentPopGestureRecognizer
        #expect(content is UIScreenEdgePanGestureRecognizer == isEdgePan)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A foreign pan with the private target calls the overridable pop in any case", .facts(.interactivePopCall))
    func foreignPop() {
        let navigation = Counting()
        let stage = NavigationStage("AB", navigation: navigation, switches: { $0.popsInternally = true })
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(350), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A" && navigation.pops == 1)
    }

    @Test(
        "A pop that a subclass refuses hangs only where UIKit calls the overridable method",
        .facts(.interactivePopCall, .rootFreeze))
    func refusedPop() {
        final class Stubborn: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let stage = NavigationStage("AB", navigation: Stubborn(), switches: { $0.popsInternally = true })
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "UIKit leaves isEnabled of the edge recognizer alone, or writes it after each change",
        .facts(.edgeRecognizerEnabled),
        arguments: [true, false], [true, false])
    func isEnabled(writes: Bool, animated: Bool) throws {
        let stage = NavigationStage("A", systemVersion: 26, switches: { $0.writesEdgeEnabled = writes })
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        #expect(edge.isEnabled == !writes)
        stage.navigation.pushViewController(stage.screen("B"), animated: animated)
        stage.device.settle()
        #expect(edge.isEnabled)
        edge.isEnabled = false
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        stage.device.settle()
        #expect(edge.isEnabled == writes)
        edge.isEnabled = true
        stage.navigation.popToRootViewController(animated: animated)
        stage.device.settle()
        #expect(edge.isEnabled == !writes)
        #expect(content.isEnabled)
    }

    @Test(
        "UIKit writes isEnabled when a swipe has ended, and never cancels the swipe by it",
        .facts(.edgeRecognizerEnabled))
    func isEnabledInSwipe() throws {
        let stage = NavigationStage("AB", switches: { $0.writesEdgeEnabled = true })
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        stage.pull(to: 100)
        #expect(edge.isEnabled && stage.stack == "A")
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(edge.isEnabled && stage.stack == "AB")
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(!edge.isEnabled && stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("A change off the window makes UIKit write isEnabled of the edge recognizer", .facts(.edgeRecognizerEnabled))
    func isEnabledOffScreen() {
        let device = SimulatedDevice()
        device.system.switches.writesEdgeEnabled = true
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }
}
