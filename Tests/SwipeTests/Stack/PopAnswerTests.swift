import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Return values of queued pops")
struct PopAnswerTests {
    @Test(
        "A queued pop returns the screen that it will pop", .covers(10),
        arguments: [15, 18, 26])
    func waitingPop(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.pull(to: 250)
        // The swipe of B is cancelled for the app's own pop of it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.lift()
        #expect(stage.stack == "A")

        stage.navigation.setViewControllers(["A", "B", "C"].map(stage.screen), animated: false)
        stage.device.settle()
        stage.pull(to: 350)
        stage.device.fingerUp()
        // The swipe of C completes; the pop follows it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A pop requested as a swipe is cancelled at its beginning returns the swiped screen", .covers(10),
        arguments: TestedDriver.all)
    func afterSwipeCancelledAtOnce(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        var answer: UIViewController?
        stage.when("willPop") { $0.navigation.popGestureRecognizerEnabled = false }
        stage.screen("A").whenAppearing = { screen in
            screen.whenAppearing = nil
            answer = screen.navigationController?.popViewController(animated: true)
        }
        stage.swipe()
        #expect(answer === stage.screen("B"))
        #expect(stage.stack == "A")
    }

    @Test(
        "A pop requested while a cancelled swipe returns answers for the restored stack", .covers(10),
        arguments: TestedDriver.all)
    func afterCancelledSwipe(driver: TestedDriver) {
        let stage = Stage("ABC", driver)
        var answer: [UIViewController]?
        stage.screen("C").whenAppearing = { screen in
            screen.whenAppearing = nil
            answer = screen.navigationController?.popToRootViewController(animated: true)
        }
        stage.swipeAndCancel()
        #expect(answer == ["B", "C"].map(stage.screen))
        #expect(stage.stack == "A")
    }

    @Test("A pop that waits behind a push under an undecided finger returns the pushed screen", .covers(10, 11))
    func afterPushUnderFinger() {
        let stage = Stage("AB", .init(.contentPop, on: 26))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(73), duration: 0.05)
        #expect(stage.stack == "AB" && stage.navigation.popRecognizer?.state != .possible)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("C"))
        stage.lift()
        #expect(stage.takeEvents() == ["refused otherGesture", "willPop C→B programmatic", "didPop C→B programmatic"])
        #expect(stage.stack == "AB")
    }

    @Test(
        "A pop requested as a swipe begins, or has been cancelled, returns the swiped screen", .covers(10, 12),
        arguments: TestedDriver.all, SwipeEnd.allCases)
    func inEventOfSwipe(driver: TestedDriver, end: SwipeEnd) {
        let stage = Stage("ABC", driver)
        var answer: UIViewController?
        stage.when(end.event) { answer = $0.navigation.popViewController(animated: true) }
        end.swipe(stage)
        #expect(answer === stage.screen("C"))
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

    @Test("A pop requested as a pop without animation ends returns the next screen", .covers(10, 12))
    func inDidPop() {
        let stage = Stage("ABC")
        var answer: UIViewController?
        stage.when("didPop C") { answer = $0.navigation.popViewController(animated: false) }
        stage.navigation.popViewController(animated: false)
        #expect(answer === stage.screen("B"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A pop requested at the end of a swipe answers for the stack that the swipe has left", .covers(10))
    func afterSwipeOffScreen() {
        let stage = Stage("ABC")
        var answer: UIViewController?
        // Off the window the pop ends at once, with the finger still on the screen.
        stage.when("willPop") { $0.device.show(UIViewController()) }
        stage.when("didPop") { answer = $0.navigation.popViewController(animated: true) }
        stage.pull(to: 250)
        stage.lift()
        #expect(stage.takeEvents().prefix(2) == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(answer === stage.screen("B"))
        #expect(stage.stack == "A")
    }

    @Test("A pop requested during the gesture of a zoom transition answers for the stack below it", .covers(10, 23))
    func duringZoom() {
        let stage = Stage("AB")
        stage.screen("C").preferredTransition = .zoom { _ in nil }
        stage.push("C")
        stage.pull(to: 300)
        // The gesture is UIKit's, and the library cannot cancel it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test("A queued pop to a screen or to the root returns what it will remove", .covers(10))
    func laterResults() {
        func during(_ names: String, _ pop: (Stage) -> [UIViewController]?) -> [String] {
            let stage = Stage(names)
            stage.navigation.pushViewController(stage.screen("Z"), animated: true)
            return (pop(stage) ?? []).map(\.description)
        }
        #expect(during("ABC") { $0.navigation.popToViewController($0.screen("B"), animated: true) } == ["C", "Z"])
        #expect(during("ABC") { $0.navigation.popToRootViewController(animated: true) } == ["B", "C", "Z"])
        #expect(during("AB") { [$0.navigation.popViewController(animated: true)!] } == ["Z"])
        let stage = Stage("AB")
        stage.navigation.setViewControllers([stage.screen("X")], animated: true)
        #expect(stage.navigation.popViewController(animated: true) == nil)
    }

    @Test("A pop in a callback returns the screen, also in a subclass that lays out without super", .covers(10))
    func requestedInForgetfulSubclass() {
        final class Forgetful: BasicNavigationController {
            override func viewWillLayoutSubviews() {}
        }
        let device = SimulatedDevice()
        let navigation = Forgetful(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        let screen = TestScreen("B")
        var popped: UIViewController?
        screen.whenAppearing = {
            $0.whenAppearing = nil
            popped = $0.navigationController?.popViewController(animated: false)
        }
        navigation.pushViewController(screen, animated: false)
        device.settle()
        #expect(popped === screen)
        #expect(navigation.viewControllers.count == 1)
    }
}
