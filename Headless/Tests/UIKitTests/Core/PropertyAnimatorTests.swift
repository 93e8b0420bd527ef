import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    private func stage() -> (SimulatedDevice, UIView) {
        let device = SimulatedDevice()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.show(UIViewController())
        device.window.addSubview(view)
        return (device, view)
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? view.frame.minX }

    @Test("An animator runs and calls its completion at the end")
    func runs() {
        let (device, view) = stage()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        device.wait(0.25)
        #expect(abs(x(view) - 25) < 0.001 && abs(animator.fractionComplete - 0.25) < 0.001)
        device.settle()
        #expect(position == .end && animator.state == .inactive && view.frame.minX == 100)
    }

    @Test("An animator can be paused, scrubbed, continued and reversed")
    func scrubbed() {
        let (device, view) = stage()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.frame.origin.x = 100 }
        animator.addCompletion { position = $0 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        device.wait(1)
        #expect(abs(x(view) - 40) < 0.001)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
        device.wait(0.1)
        #expect(x(view) < 40 && x(view) > 0)
        device.settle()
        #expect(position == .start)
    }

    @Test(
        "The interaction moves a property animator, whose timing curve applies after the release",
        .facts(.delegateAnimators))
    func transition() {
        let device = SimulatedDevice()
        let navigation = UINavigationController()
        let screens = [UIViewController(), UIViewController()]
        navigation.viewControllers = screens
        device.show(navigation)
        device.settle()
        let (delegate, interaction) = (AnimatorDelegate(), UIPercentDrivenInteractiveTransition())
        delegate.animator = InterruptibleSlideAnimator()
        delegate.interactor = interaction
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        device.wait(0.1)
        interaction.update(0.5)
        #expect(abs(x(screens[1].view) - 50) < 0.001)
        interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1)
        interaction.finish()
        device.wait(0.25)
        // After half of the time a spring is nearly at its end, a linear run half-way.
        #expect(x(screens[1].view) > 90)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
