import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The app's navigation delegate")
struct DelegateTests {
    /// Records the calls that it receives.
    final class RecordingDelegate: NSObject, UINavigationControllerDelegate {
        var log: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.append("willShow \(viewController) \(animated) \(type(of: navigationController))")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.append("didShow \(viewController) \(animated) \(type(of: navigationController))")
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            .landscape
        }
    }

    /// Supplies an animator.
    final class Animating: NSObject, UINavigationControllerDelegate {
        var log: [String] = []
        var animator: Fade? = Fade()
        var interaction: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append("animator \(fromVC)→\(toVC)")
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction
        }
    }

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var runs = 0
        var onEnd: () -> Void = {}

        func animationEnded(_ transitionCompleted: Bool) { onEnd() }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            runs += 1
            let top = transitionContext.view(forKey: .to)!
            top.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
            transitionContext.containerView.addSubview(top)
            top.alpha = 0
            UIView.animate(withDuration: 0.5) {
                top.alpha = 1
            } completion: { _ in
                top.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    @Test(
        "The delegate property returns what the app set, and the delegate receives every call that it implements",
        .covers(14),
        arguments: TestedDriver.all
    )
    func relayed(driver: TestedDriver) {
        let stage = Stage("A", driver)
        let delegate = RecordingDelegate()
        stage.navigation.delegate = delegate
        #expect(stage.navigation.delegate === delegate)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.swipe()
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        let by = "BasicNavigationController"
        #expect(
            delegate.log == [
                "willShow B true \(by)", "didShow B true \(by)", "willShow A true \(by)", "didShow A true \(by)",
                "willShow C false \(by)", "didShow C false \(by)",
            ])
        #expect(stage.navigation.supportedInterfaceOrientations == .landscape)
        #expect(stage.navigation.delegate === delegate)
        stage.navigation.delegate = nil
        #expect(stage.navigation.delegate == nil)
        #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "The delegate receives the same calls as with a plain navigation controller", .covers(14),
        arguments: [15, 17, 18, 26]
    )
    func likePlain(version: Int) {
        func log(on navigation: UINavigationController, in device: SimulatedDevice) -> [String] {
            let delegate = RecordingDelegate()
            navigation.delegate = delegate
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            navigation.viewControllers = [a, b]
            device.show(navigation)
            device.settle()
            // From the edge, where both pop: one cancelled swipe and one completed.
            device.fingerDown(at: CGPoint(x: 2, y: 400))
            device.fingerMove(to: CGPoint(x: 100, y: 400), duration: 0.2)
            device.wait(0.2)
            device.fingerUp()
            device.settle()
            device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
            device.settle()
            return delegate.log.map {
                $0.replacingOccurrences(of: "Basic", with: "").replacingOccurrences(of: "UI", with: "")
            }
        }
        let configuration = SimulatedDevice.Configuration(.init(on: version))
        let plain = log(on: UINavigationController(), in: SimulatedDevice(configuration))
        let own = log(on: BasicNavigationController(), in: SimulatedDevice(configuration))
        #expect(own == plain)
    }

    @Test("Neither UIKit nor the relay keeps the app's delegate alive", .covers(14))
    func weak() {
        let stage = Stage("A")
        weak var delegate: RecordingDelegate?
        do {
            let strong = RecordingDelegate()
            stage.navigation.delegate = strong
            delegate = strong
        }
        #expect(delegate == nil)
        #expect(stage.navigation.delegate == nil)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A swipe drives the app's own animator", .covers(3),
        arguments: TestedDriver.all
    )
    func animator(driver: TestedDriver) {
        let stage = Stage("A", driver)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        for name in ["B", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        #expect(delegate.animator?.runs == 2)
        stage.pull(to: 200)
        #expect(stage.stack == "AB")
        #expect(delegate.animator?.runs == 3)
        let alpha = stage.top.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.1 && alpha < 0.6)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(delegate.animator?.runs == 4)
        #expect(delegate.log == ["animator A→B", "animator B→C", "animator C→B", "animator C→B"])
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B gesture", "didPop C→B gesture",
            ])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A delegate that stops supplying animators gets the driver's transition", .covers(3),
        arguments: TestedDriver.all
    )
    func noLonger(driver: TestedDriver) {
        let stage = Stage("A", driver)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        for name in ["B", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        delegate.animator = nil
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("Without the app's delegate the swipe is the driver's again", .needsPrivateAPI, .covers(3))
    func gone() {
        let stage = Stage("A")
        let delegate = Animating()
        stage.navigation.delegate = delegate
        for name in ["B", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        stage.navigation.delegate = nil
        stage.pull(to: 200)
        #expect(stage.navigation.delegateRelay.popInteraction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "A delegate that supplies animators disables the system's own gesture", .covers(14),
        arguments: [18, 26])
    func endsSystemGesture(version: Int) {
        let stage = Stage("AB", .init(.unmanaged, on: version))
        stage.swipeAndCancel(from: 3)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        stage.swipe(from: 3)
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe(from: 3)
        #expect(stage.stack == "A")
    }

    @Test(
        "A delegate that answers for the animator method is asked before the first swipe", .covers(3),
        arguments: TestedDriver.all)
    func answersForMethod(driver: TestedDriver) {
        final class Supplying: NSObject, UINavigationControllerDelegate {
            let animator = Fade()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        }
        let stage = Stage("AB", driver)
        let method: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
        class_addMethod(
            Supplying.self, SystemSelector.animationController, imp_implementationWithBlock(method), nil)
        let delegate = Supplying()
        stage.navigation.delegate = delegate
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(delegate.animator.runs == 1)
    }

    @Test(
        "A swipe never uses an interaction controller that the app does not move", .covers(3),
        arguments: TestedDriver.all)
    func foreignInteraction(driver: TestedDriver) {
        let stage = Stage("A", driver)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("An interactive pop of the app stays the app's", .covers(3))
    func interaction() {
        let stage = Stage("AB")
        let delegate = Animating()
        stage.navigation.delegate = delegate
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        delegate.interaction?.update(0.5)
        delegate.interaction?.finish()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A pop requested while the app's own push is cancelled returns the screen that it will pop", .covers(10))
    func interactivePushCancelled() {
        let stage = Stage("AB")
        let delegate = Animating()
        stage.navigation.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        interaction.update(0.5)
        interaction.cancel()
        delegate.interaction = nil
        #expect(stage.stack == "ABC")
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }
}
