import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the order of callbacks")
struct NavigationCallOrderTests {
    private let startOfPop = [
        "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear fromParent", "A.viewWillAppear", "willShow(A)",
    ]
    private let endOfPop = [
        "B.viewDidDisappear fromParent", "B.didMove(nil)", "A.viewDidAppear", "didShow(A)", "completion",
    ]

    private func addCompletion(to stage: NavigationStage) {
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.log.add("completion")
        }
    }

    @Test("The callbacks of an animated push come in UIKit's order", .facts(.pushOrder))
    func push() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        addCompletion(to: stage)
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

    @Test("The new screen of an animated push is laid out once more after didMove", .facts(.pushOrder))
    func layoutAfterPush() {
        let stage = NavigationStage("A")
        let screen = stage.screen("B")
        screen.logsLayout = true
        stage.navigation.pushViewController(screen, animated: true)
        stage.turn()
        #expect(stage.log.take().last == "B.viewWillLayoutSubviews")
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "didShow(B)",
                "B.viewWillLayoutSubviews",
            ])
    }

    @Test("With an animator of the delegate, animationEnded comes last", .facts(.pushOrder))
    func pushWithAnimator() {
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        addCompletion(to: stage)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent",
                "animateTransition", "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "completion",
                "animationEnded(true)",
            ])
    }

    @Test("The callbacks of a push without animation come in UIKit's order", .facts(.pushOrder))
    func pushNotAnimated() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.turn()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "willShow(B)",
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "didShow(B)",
            ])
    }

    @Test("The callbacks of a set that replaces the whole stack come in UIKit's order", .facts(.pushOrder))
    func set() {
        let stage = NavigationStage("AB")
        stage.navigation.setViewControllers([stage.screen("C"), stage.screen("D")], animated: true)
        addCompletion(to: stage)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nil)", "A.willMove(nil)", "C.willMove(nav)", "D.willMove(nav)", "D.viewDidLoad",
                "B.viewWillDisappear fromParent", "D.viewWillAppear toParent", "willShow(D)",
                "B.viewDidDisappear fromParent", "B.didMove(nil)", "A.didMove(nil)", "D.viewDidAppear toParent",
                "C.didMove(nav)", "D.didMove(nav)", "didShow(D)", "completion",
            ])
    }

    @Test("The callbacks of an animated pop come in UIKit's order", .facts(.popOrder))
    func pop() {
        let stage = NavigationStage("AB")
        stage.navigation.popViewController(animated: true)
        addCompletion(to: stage)
        stage.turn()
        #expect(stage.log.take() == startOfPop)
        stage.device.settle()
        #expect(stage.log.take() == endOfPop)
    }

    @Test("The callbacks of a pop without animation come in UIKit's order", .facts(.popOrder))
    func popNotAnimated() {
        let stage = NavigationStage("AB")
        stage.navigation.popViewController(animated: false)
        stage.turn()
        #expect(stage.log.take() == startOfPop + endOfPop.dropLast())
    }

    @Test(
        "The callbacks of an interactive pop that finishes come in UIKit's order", .facts(.popOrder),
        arguments: [15, 17, 18, 26, 27])
    func swipe(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.pull(to: 300)
        addCompletion(to: stage)
        #expect(stage.log.take() == startOfPop)
        #expect(stage.stack == "A")
        stage.device.fingerUp()
        #expect(stage.log.take() == [])
        stage.device.settle()
        #expect(stage.log.take() == endOfPop)
        #expect(stage.stack == "A")
    }

    @Test(
        "The callbacks of a cancelled pop come in UIKit's order, the delegate's on iOS 18 and later",
        .facts(.cancelledPopOrder),
        arguments: [15, 17, 18, 26, 27])
    func cancelledSwipe(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.pull(to: 80)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            stage.log.add("interaction, cancelled: \(context.isCancelled)")
        }
        addCompletion(to: stage)
        #expect(stage.log.take() == startOfPop)
        stage.device.wait(1)
        stage.device.fingerUp()
        #expect(stage.log.take() == ["interaction, cancelled: true"])
        stage.device.settle()
        let calls = [
            "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear toParent", "B.viewDidAppear toParent",
        ]
        let ofDelegate = systemVersion >= 18 ? ["willShow(B)", "didShow(B)"] : []
        #expect(stage.log.take() == calls + ofDelegate + ["completion"])
        #expect(stage.stack == "AB")
    }

    @Test(
        "isMovingFromParent and isMovingToParent are true in callbacks only, also in cancelled pops",
        .facts(.movingFlags))
    func moving() {
        let stage = NavigationStage("AB")
        let b = stage["B"]
        stage.pull(to: 80)
        #expect(stage.log.take().contains("B.viewWillDisappear fromParent"))
        #expect(!b.isMovingFromParent && !b.isMovingToParent)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.log.take().contains("B.viewWillAppear toParent"))
        #expect(!b.isMovingFromParent && !b.isMovingToParent)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        // A covered screen moves neither from nor to its parent.
        #expect(stage.log.take().contains("B.viewWillDisappear"))
    }

    @Test(
        "A swipe takes its screen off the stack; a cancelled one returns it before viewWillAppear",
        .facts(.stackDuringPop))
    func stackDuringPop() {
        let stage = NavigationStage("AB")
        let b = stage["B"]
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(14))
        #expect(stage.stack == "AB")
        stage.device.fingerMove(to: stage.point(24))
        #expect(stage.stack == "A")
        #expect(b.navigationController === stage.navigation)
        b.onWillAppear = { _ in stage.log.add(stage.stack) }
        stage.log.lines = []
        stage.device.wait(1)
        stage.device.fingerUp()
        #expect(stage.stack == "A")
        stage.device.settle()
        #expect(stage.log.lines.contains("AB"))
        #expect(stage.stack == "AB")
    }
}
