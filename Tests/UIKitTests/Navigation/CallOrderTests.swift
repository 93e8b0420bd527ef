import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the order of calls")
struct NavigationCallOrderTests {
    @Test("C8: an animated push")
    func push() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.log.add("completion")
        }
        #expect(stage.log.take() == ["B.willMove(nav)"])
        stage.turn()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "willShow(B)",
            ])
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "didShow(B)", "completion",
            ])
    }

    @Test("C9: an animated pop")
    func pop() {
        let stage = NavigationStage("AB")
        stage.navigation.popViewController(animated: true)
        stage.turn()
        #expect(
            stage.log.take() == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear fromParent", "A.viewWillAppear", "willShow(A)",
            ])
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewDidDisappear fromParent", "A.viewDidAppear", "B.didMove(nil)", "didShow(A)",
            ])
    }

    @Test("C9: an interactive pop that finishes")
    func swipe() {
        let stage = NavigationStage("AB")
        stage.pull(to: 300)
        #expect(stage.stack == "A")
        stage.device.fingerUp()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear fromParent", "A.viewWillAppear", "willShow(A)",
                "B.viewDidDisappear fromParent", "A.viewDidAppear", "B.didMove(nil)", "didShow(A)",
            ])
        #expect(stage.stack == "A")
    }

    @Test("C10: an interactive pop that is cancelled", arguments: [15, 17, 18, 26])
    func cancelledSwipe(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.pull(to: 80)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            stage.log.add("interaction, cancelled: \(context.isCancelled)")
        }
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.log.add("completion")
        }
        #expect(
            stage.log.take() == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear fromParent", "A.viewWillAppear", "willShow(A)",
            ])
        stage.device.wait(1)
        stage.device.fingerUp()
        #expect(stage.log.take() == ["interaction, cancelled: true"])
        stage.device.settle()
        let end = ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear toParent"]
        #expect(
            stage.log.take() == end
                + (systemVersion >= 18
                    ? ["willShow(B)", "B.viewDidAppear toParent", "didShow(B)", "completion"]
                    : ["B.viewDidAppear toParent", "completion"])
        )
        #expect(stage.stack == "AB")
    }
}
