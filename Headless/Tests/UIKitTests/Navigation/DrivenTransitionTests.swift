import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: percent-driven transitions")
struct DrivenTransitionTests {
    /// A stage whose navigation delegate supplies an animator that fades and a percent-driven interaction.
    @MainActor private struct DrivenStage {
        let stage: NavigationStage
        let delegate = AnimatorDelegate()
        let interactor = UIPercentDrivenInteractiveTransition()

        init(_ screens: String, set: (inout SystemSwitches) -> Void = { _ in }) {
            stage = NavigationStage(screens)
            set(&stage.device.system.switches)
            delegate.animator = FadeAnimator(stage.log)
            delegate.interactor = interactor
            stage.navigation.delegate = delegate
        }
    }

    @Test(
        "Updates are clamped, and ignored unless the transition is interactive and running", .facts(.completeTransition)
    )
    func updates() {
        let driven = DrivenStage("ABC")
        let (stage, interactor) = (driven.stage, driven.interactor)
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
        .facts(.completeTransition),
        arguments: [true, false], [true, false])
    func earlyRelease(isRemembered: Bool, finishes: Bool) {
        let driven = DrivenStage("AB") { $0.remembersEarlyRelease = isRemembered }
        let (stage, interactor) = (driven.stage, driven.interactor)
        stage.navigation.popViewController(animated: true)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.turn()
        #expect((stage.navigation.transitionCoordinator?.isInteractive == true) == !isRemembered)
        stage.device.settle()
        #expect((stage.navigation.transitionCoordinator != nil) == !isRemembered)
        if isRemembered { #expect(stage.stack == (finishes ? "A" : "AB")) }
    }

    @Test("Finishing lasts (1 − p)·d/speed from p on, and cancelling p·d/speed", .facts(.percentDriven))
    func durations() {
        for (percent, speed, finishes, expected) in [
            (0.25, 1, true, 0.375), (0.25, 2, true, 0.1875), (0.25, 1, false, 0.125), (0.5, 0.5, false, 0.5),
        ] as [(CGFloat, CGFloat, Bool, TimeInterval)] {
            let driven = DrivenStage("AB")
            let (stage, interactor) = (driven.stage, driven.interactor)
            interactor.completionSpeed = speed
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

    @Test("The animation is linear while interactive, and the start is interactive by default", .facts(.percentDriven))
    func linear() {
        let driven = DrivenStage("AB")
        let (stage, interactor) = (driven.stage, driven.interactor)
        #expect(interactor.wantsInteractiveStart)
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

    @Test("A switch decides whether an app's interactive pop needs enabled animations", .facts(.disabledAnimations))
    func interactionWithoutAnimations() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        for interacts in [true, false] {
            let driven = DrivenStage("AB") { $0.interactsWithoutAnimations = interacts }
            let (stage, interactor) = (driven.stage, driven.interactor)
            stage.navigation.popViewController(animated: true)
            stage.turn()
            #expect((stage.navigation.transitionCoordinator?.isInteractive == true) == interacts)
            interactor.cancel()
            stage.device.settle()
            #expect(stage.stack == (interacts ? "AB" : "A"))
        }
    }
}
