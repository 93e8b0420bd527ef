import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the delegate's animators")
struct DelegateAnimatorTests {
    @Test(
        "Implementing animationControllerFor disables the built-in gestures, even if it returns nil",
        .facts(.animatorDisablesPop))
    func disables() {
        let stage = NavigationStage("AB")
        let delegate = AnimatorDelegate()
        stage.navigation.delegate = delegate
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.navigation.delegate = stage.listener
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe doesn't ask a delegate for an animator to find out whether it supplies one",
        .facts(.animatorDisablesPop))
    func isNotAsked() {
        let stage = NavigationStage("AB")
        let delegate = AnimatorDelegate()
        stage.navigation.delegate = delegate
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(delegate.operations == [])
        #expect(stage.stack == "AB")
    }

    /// A delegate that implements a member and can deny it.
    private final class Relay: NSObject, UINavigationControllerDelegate, NSObjectOverrides {
        var asked = 0
        var animates = false

        nonisolated func responds(to aSelector: Selector!) -> Bool { MainActor.assumeIsolated { animates } }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked += 1
            return nil
        }
    }

    @Test(
        "The override of responds(to:) decides, and the delegate is not asked for an animator",
        .facts(.animatorDisablesPop))
    func relay() {
        let stage = NavigationStage("AB")
        let relay = Relay()
        stage.navigation.delegate = relay
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(relay.asked == 0)
    }

    @Test("UIKit asks a delegate for animators when it is set, and ignores the one it has", .facts(.optionalMembers))
    func asksOnce() {
        let stage = NavigationStage("A")
        let relay = Relay()
        stage.navigation.delegate = relay
        relay.animates = true
        stage.navigation.delegate = relay
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(relay.asked == 0)
        stage.navigation.delegate = nil
        stage.navigation.delegate = relay
        stage.navigation.popViewController(animated: true)
        #expect(relay.asked == 1)
    }

    @Test("UIKit asks before each use whether a delegate implements willShow", .facts(.optionalMembers))
    func asksBeforeUse() {
        final class Late: NSObject, UINavigationControllerDelegate, NSObjectOverrides {
            var (calls, isReady) = (0, false)
            nonisolated func responds(to aSelector: Selector!) -> Bool { MainActor.assumeIsolated { isReady } }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls += 1 }
        }
        let stage = NavigationStage("A")
        let delegate = Late()
        stage.navigation.delegate = delegate
        delegate.isReady = true
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(delegate.calls == 1)
    }

    @Test("UIKit calls the setter with nil when the delegate is deallocated", .facts(.optionalMembers))
    func deallocated() {
        final class Counting: UINavigationController {
            var removals = 0
            override var delegate: (any UINavigationControllerDelegate)? {
                get { super.delegate }
                set {
                    if newValue == nil { removals += 1 }
                    super.delegate = newValue
                }
            }
        }
        let navigation = Counting()
        let stage = NavigationStage("AB", navigation: navigation)
        do {
            let delegate = AnimatorDelegate()
            navigation.delegate = delegate
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.stack == "AB" && navigation.removals == 0)
        }
        #expect(navigation.removals == 1)
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A member that the delegate denies is not called", .facts(.optionalMembers))
    func denied() {
        final class Deaf: NSObject, UINavigationControllerDelegate, NSObjectOverrides {
            var calls = 0
            nonisolated func responds(to aSelector: Selector!) -> Bool { false }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls += 1 }
        }
        let stage = NavigationStage("A")
        let delegate = Deaf()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(delegate.calls == 0)
    }

    @Test(
        "A gesture that starts nevertheless ignores the delegate's animator", .facts(.animatorDisablesPop),
        arguments: [15, 18, 26, 27])
    func ignored(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(350), duration: 0.2)
        stage.device.settle()
        #expect(stage.log.lines.contains("animateTransition") == false)
        #expect(stage.stack == "A")
    }

    @Test("UIKit uses the delegate that was set, even if a subclass returns another one", .facts(.animatorDisablesPop))
    func overriddenDelegate() {
        final class Hiding: UINavigationController {
            override var delegate: (any UINavigationControllerDelegate)? {
                get { nil }
                set { super.delegate = newValue }
            }
        }
        let stage = NavigationStage("A", navigation: Hiding())
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.navigation.delegate == nil)
        #expect(stage.log.lines.contains("didShow(B)"))
    }

    @Test(
        "A missing animator means the built-in one, a missing interaction controller no interaction",
        .facts(.delegateAnimators))
    func defaults() {
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        #expect(delegate.operations == ["push A B"])
        stage.device.settle()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.popViewController(animated: true)
        #expect(delegate.operations == ["push A B", "pop B A", "interaction"])
        #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "UIKit calls startInteractiveTransition, and the interaction controller starts the animator",
        .facts(.delegateAnimators))
    func interactionController() {
        final class Interactor: UIPercentDrivenInteractiveTransition {
            var log: CallLog!
            override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                log.add("startInteractiveTransition")
                super.startInteractiveTransition(transitionContext)
            }
        }
        let stage = NavigationStage("AB")
        let delegate = AnimatorDelegate()
        let interactor = Interactor()
        interactor.log = stage.log
        delegate.animator = FadeAnimator(stage.log)
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.turn()
        #expect(stage.log.take().suffix(2) == ["startInteractiveTransition", "animateTransition"])
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        interactor.finish()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    /// A push of B onto A whose animator has not completed the transition.
    private func pushWithoutCompletion() throws -> (NavigationStage, any UIViewControllerContextTransitioning) {
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        let animator = FadeAnimator(stage.log)
        animator.completes = false
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        return (stage, try #require(animator.context))
    }

    @Test("completeTransition is mandatory, and only its first call counts", .facts(.completeTransition))
    func completeTransition() throws {
        let (stage, context) = try pushWithoutCompletion()
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(!stage.log.take().contains("B.viewDidAppear toParent"))
        context.completeTransition(true)
        let end = ["A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "animationEnded(true)"]
        #expect(stage.log.take() == end)
        context.completeTransition(true)
        context.completeTransition(false)
        #expect(stage.log.take() == [])
        #expect(stage.stack == "AB")
    }

    @Test("After completeTransition(false) of an animator the stack is as before", .facts(.completeTransition))
    func givenUp() throws {
        let (stage, context) = try pushWithoutCompletion()
        stage.log.lines = []
        context.completeTransition(false)
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear fromParent", "B.viewDidDisappear fromParent", "A.viewWillAppear",
                "A.viewDidAppear", "B.didMove(nil)", "animationEnded(false)",
            ])
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil)
    }
}
