import Testing
import UIKit
import UIKitSimulator

/// Changes of the stack that are requested, or start, while animations are disabled.
@MainActor
@Suite("Navigation: disabled animations")
struct DisabledAnimationTests {
    @Test("A push inside performWithoutAnimation is animated", .facts(.disabledAnimations), arguments: [18, 26])
    func performWithoutAnimation(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        UIView.performWithoutAnimation {
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
        }
        stage.device.wait(0.1)
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        #expect(!stage.log.lines.contains("didShow(B)"))
        let seen = stage.navigation.topViewController!.view.layer.presentation()!.frame.minX
        #expect(seen > 0 && seen < 390)
        stage.device.settle()
        #expect(stage.log.lines.last == "didShow(B)")
    }

    @Test("A push that is laid out inside performWithoutAnimation is not animated", .facts(.disabledAnimations))
    func laidOut() {
        let stage = NavigationStage("A")
        UIView.performWithoutAnimation {
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            stage.navigation.view.layoutIfNeeded()
        }
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.log.lines.last == "didShow(B)")
        #expect(stage.navigation.topViewController?.view.window != nil && stage["A"].view.superview == nil)
    }

    @Test("While animations are disabled, a push has a coordinator until its layout pass", .facts(.disabledAnimations))
    func coordinator() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        let screen = stage.screen("B")
        var coordinators: [Bool] = []
        screen.onWillAppear = { coordinators.append($0.transitionCoordinator != nil) }
        stage.navigation.pushViewController(screen, animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        coordinators.append(coordinator != nil)
        coordinator?.animate { _ in
            stage.log.add("alongside")
        } completion: { _ in
            stage.log.add("completion")
        }
        stage.turn()
        #expect(coordinators == [true, false])
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "alongside",
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "completion",
            ])
        #expect(coordinator?.animate(alongsideTransition: nil) == false)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.device.now == 0)
    }

    @Test("Animations that are enabled again before the layout pass animate the push", .facts(.disabledAnimations))
    func enabledAgain() {
        let stage = NavigationStage("A")
        UIView.setAnimationsEnabled(false)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        UIView.setAnimationsEnabled(true)
        stage.device.wait(0.1)
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }
}
