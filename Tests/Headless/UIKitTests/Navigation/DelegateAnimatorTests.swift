import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the delegate's animators")
struct DelegateAnimatorTests {
    @Test("Implementing animationControllerFor disables the built-in gestures, even if it returns nil", .facts("C24"))
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

    @Test("A swipe asks no delegate for an animator to find out whether it supplies one", .facts("C24"))
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

    @Test("The override of responds(to:) decides, and the delegate is not asked for an animator", .facts("C24"))
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

    @Test(
        "UIKit asks a delegate for its members when it is set; a switch makes it ask again", .facts("C34"),
        arguments: [true, false])
    func asksOnce(asksOnce: Bool) {
        let stage = NavigationStage("A")
        stage.device.system.switches.asksDelegateOnce = asksOnce
        let relay = Relay()
        stage.navigation.delegate = relay
        relay.animates = true
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(relay.asked == (asksOnce ? 0 : 1))
        stage.navigation.delegate = relay
        stage.navigation.popViewController(animated: true)
        #expect(relay.asked == (asksOnce ? 1 : 2))
    }

    @Test("A member that the delegate denies is not called", .facts("C34"))
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
        "A gesture that starts nevertheless ignores the delegate's animator", .facts("C24"),
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

    @Test("UIKit uses the delegate that was set, also if a subclass returns another one", .facts("C24"))
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

    @Test("A missing animator means the built-in one, a missing interaction controller no interaction", .facts("D1"))
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

    @Test("UIKit calls startInteractiveTransition, and the interaction controller starts the animator", .facts("D1"))
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
    private func pushWithoutCompletion() -> (NavigationStage, FadeAnimator) {
        let stage = NavigationStage("A")
        let delegate = AnimatorDelegate()
        let animator = FadeAnimator(stage.log)
        animator.completes = false
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        return (stage, animator)
    }

    @Test("completeTransition is mandatory, and only its first call counts", .facts("D2"))
    func completeTransition() {
        let (stage, animator) = pushWithoutCompletion()
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(!stage.log.take().contains("B.viewDidAppear toParent"))
        animator.context?.completeTransition(true)
        let end = ["A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "animationEnded(true)"]
        #expect(stage.log.take() == end)
        animator.context?.completeTransition(true)
        animator.context?.completeTransition(false)
        #expect(stage.log.take() == [])
        #expect(stage.stack == "AB")
    }

    @Test("After completeTransition(false) of an animator the stack is as before", .facts("D2"))
    func givenUp() {
        let (stage, animator) = pushWithoutCompletion()
        stage.log.lines = []
        animator.context?.completeTransition(false)
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear fromParent", "B.viewDidDisappear fromParent", "A.viewWillAppear",
                "A.viewDidAppear", "B.didMove(nil)", "animationEnded(false)",
            ])
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil)
    }

    @Test("Updates are clamped, and ignored unless the transition is interactive and running", .facts("D2"))
    func updates() {
        let stage = NavigationStage("ABC")
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        interactor.update(0.5)
        #expect(interactor.percentComplete == 0)
        stage.navigation.popViewController(animated: true)
        interactor.update(0.5)
        #expect(interactor.percentComplete == 0)
        stage.turn()
        for (percent, expected) in [(0.5, 0.5), (2, 1), (-1, 0), (.nan, 0), (0.25, 0.25)] as [(CGFloat, CGFloat)] {
            interactor.update(percent)
            #expect(interactor.percentComplete == expected)
            #expect(stage.navigation.transitionCoordinator?.percentComplete == expected)
        }
        interactor.cancel()
        interactor.update(0.9)
        #expect(interactor.percentComplete == 0.25)
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "A release before the start is lost, so the transition hangs, or it follows the start",
        .facts("D2"),
        arguments: [true, false], [true, false])
    func earlyRelease(isRemembered: Bool, finishes: Bool) {
        let stage = NavigationStage("AB")
        stage.device.system.switches.remembersEarlyRelease = isRemembered
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.turn()
        #expect((stage.navigation.transitionCoordinator?.isInteractive == true) == !isRemembered)
        stage.device.settle()
        #expect((stage.navigation.transitionCoordinator != nil) == !isRemembered)
        if isRemembered { #expect(stage.stack == (finishes ? "A" : "AB")) }
    }

    @Test("From p on, finishing lasts (1 − p)·d/speed and cancelling p·d/speed", .facts("D3"))
    func durations() {
        for (percent, speed, finishes, expected) in [
            (0.25, 1, true, 0.375), (0.25, 2, true, 0.1875), (0.25, 1, false, 0.125), (0.5, 0.5, false, 0.5),
        ] as [(CGFloat, CGFloat, Bool, TimeInterval)] {
            let stage = NavigationStage("AB")
            let delegate = AnimatorDelegate()
            delegate.animator = FadeAnimator(stage.log)
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.completionSpeed = speed
            delegate.interactor = interactor
            stage.navigation.delegate = delegate
            stage.navigation.popViewController(animated: true)
            stage.turn()
            #expect(interactor.duration == 0.5)
            interactor.update(percent)
            if finishes { interactor.finish() } else { interactor.cancel() }
            let start = stage.device.now
            stage.device.settle()
            #expect(abs(stage.device.now - start - expected) < 1e-9)
            #expect(stage.stack == (finishes ? "A" : "AB"))
        }
    }

    @Test("The animation is linear while interactive, and the start is interactive by default", .facts("D3"))
    func linear() {
        let stage = NavigationStage("AB")
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        let interactor = UIPercentDrivenInteractiveTransition()
        #expect(interactor.wantsInteractiveStart)
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.turn()
        for percent in [0.1, 0.5, 0.9] as [CGFloat] {
            interactor.update(percent)
            let seen = CGFloat(stage["A"].view.layer.presentation()!.opacity)
            #expect(abs(seen - percent) < 1e-6)
        }
        interactor.cancel()
        stage.device.settle()

        interactor.wantsInteractiveStart = false
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("While animations are disabled, a pop of the app's interaction follows the switch", .facts("C30"))
    func interactionWithoutAnimations() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        for interacts in [true, false] {
            let stage = NavigationStage("AB")
            stage.device.system.switches.interactsWithoutAnimations = interacts
            let delegate = AnimatorDelegate()
            delegate.animator = FadeAnimator(stage.log)
            let interactor = UIPercentDrivenInteractiveTransition()
            delegate.interactor = interactor
            stage.navigation.delegate = delegate
            stage.navigation.popViewController(animated: true)
            stage.turn()
            #expect((stage.navigation.transitionCoordinator?.isInteractive == true) == interacts)
            interactor.cancel()
            stage.device.settle()
            #expect(stage.stack == (interacts ? "AB" : "A"))
            delegate.interactor = nil
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            #expect(stage.navigation.transitionCoordinator == nil)
        }
    }
}
