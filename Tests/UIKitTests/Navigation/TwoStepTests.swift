import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: two steps")
struct NavigationTwoStepTests {
    @Test("C6: the call itself changes the children, moves them, asks for the animator and makes the coordinator")
    func call() {
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        #expect(stage.stack == "AB")
        #expect(stage.log.take() == ["B.willMove(nav)"])
        #expect(delegate.operations == ["push A B", "interaction"])
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.navigation.topViewController?.isViewLoaded == false)
        stage.device.settle()
    }

    @Test("C7: right after the call no appearance call has been made; the container's layout makes them")
    func layoutStarts() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        #expect(stage.log.take() == ["B.willMove(nav)"])
        stage.navigation.view.layoutIfNeeded()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "willShow(B)",
            ])
        stage.device.settle()
    }

    @Test("C7: without animation the layout pass makes all four appearance calls, the last before the layout calls")
    func notAnimated() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        b.logsLayout = true
        stage.navigation.pushViewController(b, animated: false)
        #expect(stage.log.take() == ["B.willMove(nav)"])
        stage.turn()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "willShow(B)",
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "didShow(B)",
                "B.viewWillLayoutSubviews",
            ])
    }

    @Test("C7: several changes before the layout pass make one transition to the last top")
    func coalesced() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "C.willMove(nav)", "C.viewDidLoad", "A.viewWillDisappear",
                "C.viewWillAppear toParent", "willShow(C)", "A.viewDidDisappear", "C.viewDidAppear toParent",
                "B.didMove(nav)", "C.didMove(nav)", "didShow(C)",
            ])
    }

    @Test("C7: a change that is taken back before the layout pass moves nothing")
    func takenBack() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil)
        #expect(stage.log.take() == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)"])
    }

    @Test("C17: a push during a push waits for its end, and so does a third, in order", arguments: [15, 18])
    func deferred(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(
            stage.log.take().filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)", "didShow(D)"])
    }

    @Test("C17: two animated pushes in one turn: the second waits, then calls the overridable push again")
    func deferredInOneTurn() {
        final class Counting: UINavigationController {
            var pushes: [String] = []
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                pushes.append(viewController.title ?? "?")
                super.pushViewController(viewController, animated: animated)
            }
        }
        let navigation = Counting()
        let stage = NavigationStage("A", navigation: navigation)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(navigation.pushes == ["B", "C", "C"])
    }

    @Test("C17: a pop during a push waits; it answers nil")
    func deferredPop() {
        let stage = NavigationStage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("C17: what a screen asks for while it appears happens afterwards")
    func inViewWillAppear() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        b.onWillAppear = { screen in
            screen.onWillAppear = nil
            screen.navigationController?.pushViewController(stage.screen("C"), animated: true)
        }
        stage.navigation.pushViewController(b, animated: true)
        stage.turn()
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.log.lines.suffix(1) == ["didShow(C)"])
    }

    @Test("C17: a push during a swipe waits for it, finished or not", arguments: [300, 60])
    func duringSwipe(to x: CGFloat) {
        let stage = NavigationStage("AB")
        stage.pull(to: x)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "A")
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == (x > 200 ? "AC" : "ABC"))
    }

    @Test("C17: pushes from didShow and from a completion are made at once")
    func fromCompletion() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            #expect(stage.stack == "ABC")
        }
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }
}
