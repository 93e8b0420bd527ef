import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: two steps")
struct NavigationTwoStepTests {
    @Test(
        "A push itself changes the children, sends willMove, gets the animator and a coordinator",
        .facts(.synchronousChange))
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

    @Test("Appearance callbacks come in the container's layout pass, not in the push", .facts(.transitionStart))
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

    @Test(
        "Without animation the layout pass sends all appearance callbacks, before layout callbacks",
        .facts(.transitionStart))
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

    @Test(
        "Changes without animation before the layout pass form one transition to the last top",
        .facts(.combinedChanges))
    func coalesced() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "C.willMove(nav)", "C.viewDidLoad", "A.viewWillDisappear",
                "C.viewWillAppear toParent", "willShow(C)", "A.viewDidDisappear", "C.viewDidAppear toParent",
                "B.didMove(nav)", "C.didMove(nav)", "didShow(C)",
            ])
    }

    @Test("A change that is reverted before the layout pass doesn't start a transition", .facts(.combinedChanges))
    func takenBack() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil)
        #expect(stage.log.take() == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)"])
    }

    @Test(
        "A push during a push waits for its end, and so does a third one, in order", .facts(.deferredChanges),
        arguments: [15, 18])
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

    @Test("A pop during a push waits and returns the present top screen", .facts(.deferredChanges))
    func deferredPop() {
        let stage = NavigationStage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popViewController(animated: true)?.title == "C")
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("A change that a screen requests while it appears is made afterwards", .facts(.deferredChanges))
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

    enum Release: CaseIterable {
        case finishes, cancels
    }

    @Test(
        "A push during a swipe waits for its end, finished or cancelled", .facts(.deferredChanges),
        arguments: Release.allCases)
    func duringSwipe(_ release: Release) {
        let stage = NavigationStage("AB")
        stage.pull(to: release == .finishes ? 300 : 60)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "A")
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == (release == .finishes ? "AC" : "ABC"))
    }

    @Test("Pushes from didShow and from a completion are made at once", .facts(.deferredChanges))
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
