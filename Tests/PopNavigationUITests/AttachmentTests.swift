import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation
@testable import PopNavigationUI

/// When and where markers come and go.
@MainActor
@Suite("Modifiers that come, move and go")
struct AttachmentTests {
    @Test(
        "A modifier that appears while a finger is down leaves that touch to UIKit", .covers(.failsOpen),
        arguments: systems)
    func duringTouch(version: Int) {
        let stage = MarkedStage(on: version)
        stage.device.fingerDown(at: stage.point(5))
        stage.mark(.area(.leadingThird))
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.depth == 2)
        #expect(stage.isUsable)
    }

    @Test("A modifier that appears during a swipe does not disturb the swipe", .covers(.failsOpen), arguments: systems)
    func duringSwipe(version: Int) {
        let stage = MarkedStage(on: version)
        let screen = stage.top
        stage.pull(from: 5, to: 150)
        stage.mark(.enabled(false), in: screen)
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.lift()
        #expect(stage.depth == 2)
        #expect(stage.isUsable)
    }

    @Test(
        "A modifier in a screen that is being pushed works after the push", .covers(.failsOpen),
        arguments: contentSystems)
    func duringPush(version: Int) {
        let stage = MarkedStage(on: version)
        let screen = UIViewController()
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.mark(.area(.leadingThird), in: screen)
        #expect(!stage.pops(from: 200))
        #expect(stage.pops(from: 100))
    }

    @Test("A modifier that SwiftUI removes leaves UIKit's own swipe", .covers(.failsOpen), arguments: systems)
    func removed(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(false)).removeFromSuperview()
        #expect(stage.pops(from: 5))
        #expect(stage.pops(from: 200) == (version >= 26))
    }

    @Test(
        "A marker that moves to another stack applies there, and not in the former stack", .covers(.failsOpen),
        arguments: [26, 27])
    func movedMarker(version: Int) {
        let stage = MarkedStage(on: version)
        let marker = stage.mark(.area(.edge))
        let other = UINavigationController()
        other.viewControllers = [UIViewController(), UIViewController()]
        other.topViewController!.view.addSubview(marker)
        stage.device.show(other)
        stage.device.settle()
        stage.swipe(from: 200)
        #expect(other.viewControllers.count == 2)
        stage.device.show(stage.navigation)
        #expect(stage.pops(from: 200))
    }

    @Test(
        "A handler that moves to another stack receives only the events of the new stack",
        .covers(.gestureEvents, .failsOpen),
        arguments: systems)
    func movedHandler(version: Int) {
        let stage = MarkedStage(on: version)
        let record = SwipeRecord()
        let marker = stage.mark(.events { record.events.append($0) })
        let other = UINavigationController()
        other.viewControllers = [UIViewController(), UIViewController()]
        other.topViewController!.view.addSubview(marker)
        stage.device.show(other)
        stage.device.settle()
        stage.swipe(from: 5)
        #expect(record.take() == [.willPop, .didPop])
        stage.device.show(stage.navigation)
        stage.swipe(from: 5)
        #expect(record.take() == [])
    }

    @Test(
        "A screen keeps its modifiers on a controller that replaces the former one", .covers(.failsOpen),
        arguments: contentSystems)
    func replacedController(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        let screens = stage.navigation.viewControllers
        stage.navigation.viewControllers = []
        let new = UINavigationController()
        new.viewControllers = screens
        stage.device.show(new)
        stage.device.settle()
        stage.swipe(from: 200)
        #expect(new.viewControllers.count == 3)
        stage.swipe(from: 100)
        #expect(new.viewControllers.count == 2)
        #expect(decision.count == 1)
    }

    /// The warnings of a marker outside any screen, after each of three updates.
    private func warningsOutside(_ value: PopGestureValue, touches: Bool) -> [String] {
        let device = SimulatedDevice()
        let host = UIViewController()
        device.show(host)
        let marker = PopGestureMarker(value)
        return ExpectedWarnings.during {
            host.view.addSubview(marker)
            for _ in 1...3 {
                device.settle()
                marker.update()
                if touches { device.fingerTap(at: CGPoint(x: 200, y: 400)) }
            }
            device.settle()
        }
    }

    @Test("A marker outside any screen warns once, and names its modifier", .covers(.failsOpen))
    func outside() {
        let warnings = warningsOutside(.exclusion(excludesLeadingEdge: false), touches: false)
        #expect(warnings.count == 1 && warnings.first?.contains("excludedFromPopGesture isn't in a screen") == true)
        #expect(warnings.first?.contains("to a stack") == false)
    }

    @Test("A marker for a stack warns once, at the first touch without a stack", .covers(.failsOpen))
    func outsideForStack() {
        #expect(warningsOutside(.area(.full), touches: false) == [])
        let warnings = warningsOutside(.area(.full), touches: true)
        #expect(warnings.count == 1 && warnings.first?.contains("popGestureArea isn't in a screen") == true)
        #expect(warnings.first?.contains("to a stack") == true)
    }

    @Test("A marker that isn't in a screen yet doesn't warn", .covers(.failsOpen))
    func notYetInScreen() {
        let stage = MarkedStage()
        let marker = PopGestureMarker(.area(.full))
        stage.device.window.addSubview(marker)
        stage.top.view.addSubview(marker)
        stage.device.settle()
        #expect(!marker.hasWarned)
    }

    @Test(
        "A marker in a bar warns, since a bar doesn't belong to a screen", .covers(.failsOpen),
        arguments: StackKind.allCases)
    func inBar(kind: StackKind) {
        let stage = MarkedStage(kind)
        let marker = PopGestureMarker(.enabled(false))
        let warnings = ExpectedWarnings.during {
            stage.navigation.navigationBar.addSubview(marker)
            stage.device.settle()
        }
        #expect(warnings.count == 1)
    }

    @Test(
        "A marker in a screen does not warn, even while the screen is pushed and popped", .covers(.failsOpen),
        arguments: systems)
    func inScreen(version: Int) {
        let stage = MarkedStage(on: version)
        let screen = UIViewController()
        let marker = PopGestureMarker(.area(.leadingThird))
        screen.view.addSubview(marker)
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        marker.update()
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        marker.update()
        stage.device.settle()
        #expect(!marker.hasWarned)
    }

    @Test(
        "An app's class that answers for recognizers keeps the swipe's rules", .covers(.failsOpen),
        arguments: contentSystems)
    func answeringController(version: Int) {
        let stage = MarkedStage(on: version, navigation: AnsweringNavigationController())
        stage.mark(.area(.leadingThird))
        let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        list.contentSize = CGSize(width: 1200, height: 200)
        stage.show(list)
        #expect(stage.pops(from: 100))
        #expect(!stage.pops(from: 200, y: 600))
    }

    /// A child whose preferences may name outlets.
    private final class UnloadedChild: UIViewController, PopGestureConfigurable {
        private(set) var isAskedTooEarly = false

        var popPreferences: PopPreferences {
            isAskedTooEarly = isAskedTooEarly || !isViewLoaded
            return PopPreferences(area: .full)
        }
    }

    private final class NamingContainer: UIViewController, PopPreferenceContainer {
        let child = UnloadedChild()
        var childForPopPreferences: UIViewController? { child }
    }

    @Test(
        "A container's child is asked for its preferences once it has loaded its view", .covers(.preferencesReadLate),
        .needsPrivateAPI)
    func unloadedChild() {
        let stage = MarkedStage(on: 18)
        let container = NamingContainer()
        container.addChild(container.child)
        stage.navigation.pushViewController(container, animated: false)
        stage.mark(.area(.leadingThird))
        #expect(!stage.pops(from: 60) && !container.child.isAskedTooEarly)
        container.child.loadViewIfNeeded()
        #expect(stage.pops(from: 60))
    }
}

/// A controller as many apps have it: it answers for the recognizers that it knows.
private final class AnsweringNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
