import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: what is unknown about UIKit's own pops")
struct PopSwitchTests {
    @Test(
        "UIKit's recognizers call the overridable pop in `.began`", .facts(.interactivePopCall), arguments: [18, 26])
    func popState(systemVersion: Int) {
        final class Noting: UINavigationController {
            var states: [UIGestureRecognizer.State] = []

            override func popViewController(animated: Bool) -> UIViewController? {
                states += [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
                    .compactMap { $0?.state }.filter { $0 != .possible && $0 != .failed }
                return super.popViewController(animated: animated)
            }
        }
        let navigation = Noting()
        let stage = NavigationStage("ABC", systemVersion: systemVersion, navigation: navigation)
        stage.swipe(to: 350)
        stage.device.settle()
        if systemVersion >= 26 {
            stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
            stage.device.settle()
        }
        #expect(stage.stack == (systemVersion >= 26 ? "A" : "AB"))
        #expect(navigation.states == Array(repeating: .began, count: systemVersion >= 26 ? 2 : 1))
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
        "If a new delegate ends a pop, setting the same one doesn't, but nil and then it does", .facts(.optionalMembers)
    )
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
        let stage = NavigationStage("AB", switches: { $0.newDelegateEndsInteraction = true })
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
        "The content recognizer has the class of the edge recognizer, and waits for it explicitly",
        .facts(.popRecognizers))
    func classOfContentRecognizer() throws {
        let stage = NavigationStage("AB", systemVersion: 26)
        let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(type(of: content) == type(of: edge) && !content.delaysTouchesBegan)
        // Fingers and pencils, no pointers.
        #expect(content.allowedTouchTypes == [0, 2] && edge.allowedTouchTypes == [0, 2])
        edge.isEnabled = false
        stage.pull(to: 40)
        #expect(content.state == .changed)
        stage.device.fingerMove(to: stage.point(4), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "UIKit leaves the edge recognizer enabled, or on iOS 17 writes the flag after each change",
        .facts(.edgeRecognizerEnabled),
        arguments: [true, false], [true, false])
    func isEnabled(writes: Bool, animated: Bool) throws {
        let stage = NavigationStage("A", systemVersion: 17, switches: { $0.writesEdgeEnabled = writes })
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
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
        let newer = NavigationStage("A", systemVersion: 18, switches: { $0.writesEdgeEnabled = writes })
        #expect(newer.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test(
        "UIKit writes isEnabled when a swipe has ended, and never cancels the swipe by it",
        .facts(.edgeRecognizerEnabled))
    func isEnabledInSwipe() throws {
        let stage = NavigationStage("AB", systemVersion: 17, switches: { $0.writesEdgeEnabled = true })
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
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 17
        let device = SimulatedDevice(configuration)
        device.system.switches.writesEdgeEnabled = true
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }
}
