import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Pops that wait")
struct WaitingPopTests {
    @Test("A pop that waits is answered as on a plain controller", .covers(.stackChanges), arguments: [15, 18])
    func answers(version: Int) {
        func during(_ names: String, _ pop: (Stage) -> [UIViewController]?) -> [String]? {
            let stage = Stage(names, .init(on: version))
            stage.navigation.pushViewController(stage.screen("Z"), animated: true)
            stage.device.wait(0.1)
            return pop(stage)?.map(\.description)
        }
        #expect(during("AB") { $0.navigation.popViewController(animated: true).map { [$0] } } == nil)
        #expect(during("ABC") { $0.navigation.popToRootViewController(animated: true) } == nil)
        #expect(during("ABC") { $0.navigation.popToViewController($0.screen("B"), animated: true) } == nil)
        // Nothing is to be popped.
        #expect(during("AB") { $0.navigation.popToViewController($0.screen("Z"), animated: true) } == [])
    }

    @Test(
        "A pop to a screen that leaves while UIKit puts the pop off is dropped", .covers(.stackChanges),
        arguments: [15, 17, 18, 26])
    func leftDuringPresentation(version: Int) {
        let stage = Stage("ABC", on: .init(.init(on: version)), switches: { $0.defersChangesInPresentations = true })
        stage.navigation.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        let warnings = ExpectedWarnings.during {
            stage.navigation.popToRootViewController(animated: false)
            stage.navigation.popToViewController(stage.screen("B"), animated: false)
            stage.device.settle()
        }
        #expect(warnings == ["B has left the stack in the meantime; the pop to it is ignored."])
        #expect(stage.stack == "A")
        stage.navigation.dismiss(animated: false)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "A pop by the app under a swiping finger cancels the swipe and pops the screen that returns",
        .covers(.stackChanges), arguments: [15, 18, 26])
    func underTheFinger(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.pull(to: 250)
        stage.navigation.popViewController(animated: true)
        stage.navigation.popViewController(animated: true)
        stage.lift()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop B→A gesture", "didCancel B→A", "willPop B→A programmatic", "didPop B→A programmatic",
            ])
    }

    @Test(
        "A pop of the app's after a swipe that completes pops the next screen", .covers(.stackChanges),
        arguments: [15, 18, 26])
    func afterTheFinger(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.pull(to: 350)
        stage.device.fingerUp()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A pop requested as a swipe is cancelled at its beginning pops the swiped screen", .covers(.stackChanges),
        arguments: TestedSwipe.all)
    func afterSwipeCancelledAtOnce(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.when("willPop") { $0.navigation.popGestureRecognizerEnabled = false }
        stage.screen("A").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.popViewController(animated: true)
        }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A pop requested while a cancelled swipe slides back pops from the restored stack", .covers(.stackChanges),
        arguments: TestedSwipe.all)
    func afterCancelledSwipe(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.screen("C").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.popViewController(animated: true)
        }
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A pop behind a push under a finger that may still swipe pops the pushed screen",
        .covers(.stackChanges, .neverHangs))
    func afterPushUnderFinger() {
        let stage = Stage("AB", .init(.system, on: 26))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(73), duration: 0.05)
        #expect(stage.stack == "AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("C"))
        stage.lift()
        #expect(stage.takeEvents().suffix(2) == ["willPop C→B programmatic", "didPop C→B programmatic"])
        #expect(stage.stack == "AB")
    }

    @Test(
        "A pop requested as a swipe begins, or has been cancelled, pops the swiped screen",
        .covers(.stackChanges, .popEvents),
        arguments: TestedSwipe.all, SwipeEnd.allCases)
    func inEventOfSwipe(swipe: TestedSwipe, end: SwipeEnd) {
        let stage = Stage("ABC", swipe)
        stage.when(end.event) { _ = $0.navigation.popViewController(animated: true) }
        end.swipe(stage)
        #expect(stage.stack == "AB")
    }

    /// How a swipe ends, and the event in which the app pops.
    enum SwipeEnd: CaseIterable {
        case lift, cancel

        var event: String {
            switch self {
            case .lift: "willPop C→B gesture"
            case .cancel: "didCancel"
            }
        }

        @MainActor func swipe(_ stage: Stage) {
            switch self {
            case .lift: stage.swipe()
            case .cancel: stage.swipeAndCancel()
            }
        }
    }

    @Test(
        "A change requested in an event is made in the next turn of the run loop",
        .covers(.stackChanges, .popEvents, .changesInEvents),
        arguments: [18, 26])
    func inEvent(version: Int) {
        for moment in ["willPop", "didPop", "didRemove"] {
            let stage = Stage("ABC", .init(on: version))
            var stackInEvent: String?
            stage.observe { [unowned stage] event in
                guard "\(event)".hasPrefix(moment), stackInEvent == nil else { return }
                stage.navigation.popViewController(animated: false)
                stackInEvent = stage.stack
            }
            stage.navigation.popViewController(animated: false)
            stage.device.settle()
            #expect(stackInEvent == "AB")
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A pop at the end of a swipe off the window pops from the stack that the swipe has left", .covers(.stackChanges)
    )
    func afterSwipeOffScreen() {
        let stage = Stage("ABC")
        // Off the window the pop ends at once, with the finger still on the screen.
        stage.when("willPop") { $0.device.show(UIViewController()) }
        stage.when("didPop") { _ = $0.navigation.popViewController(animated: true) }
        stage.pull(to: 250)
        stage.lift()
        #expect(stage.takeEvents().prefix(2) == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(stage.stack == "A")
    }

    @Test(
        "A pop requested during the gesture of a zoom transition pops from the stack below it",
        .covers(.stackChanges, .zoomTransitions))
    func duringZoom() {
        let stage = Stage("AB")
        stage.screen("C").preferredTransition = .zoom { _ in nil }
        stage.push("C")
        stage.pull(to: 300)
        // The gesture is UIKit's, and the library cannot cancel it.
        stage.navigation.popViewController(animated: true)
        stage.navigation.popViewController(animated: true)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test("A subclass that lays out without super makes the pops requested in callbacks", .covers(.stackChanges))
    func requestedInForgetfulSubclass() {
        final class Forgetful: BasicNavigationController {
            override func viewWillLayoutSubviews() {}
        }
        let device = SimulatedDevice()
        let navigation = Forgetful(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        let screen = TestScreen("B")
        screen.whenAppearing = {
            $0.whenAppearing = nil
            $0.navigationController?.popViewController(animated: false)
        }
        navigation.pushViewController(screen, animated: false)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
