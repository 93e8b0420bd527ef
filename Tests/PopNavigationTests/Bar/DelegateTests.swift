import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The app's navigation delegate")
struct DelegateTests {
    /// Implements what the tests need, and notes it.
    final class Noting: NSObject, UINavigationControllerDelegate {
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

    /// Brings an animator for some changes.
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
        "Behaviour 14: it reads back what the app set, with every driver, and receives every call that it implements",
        arguments: drivers
    )
    func relayed(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        let delegate = Noting()
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
        "Behaviour 14: the same calls as a plain navigation controller gives its delegate",
        arguments: [15, 17, 18, 26]
    )
    func likePlain(version: Int) {
        func log(on navigation: UINavigationController, in device: SimulatedDevice) -> [String] {
            let delegate = Noting()
            navigation.delegate = delegate
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            navigation.viewControllers = [a, b]
            device.show(navigation)
            device.settle()
            // From the edge, where both swipe; given up, then completed.
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
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let plain = log(on: UINavigationController(), in: SimulatedDevice(configuration))
        let own = log(on: BasicNavigationController(), in: SimulatedDevice(configuration))
        #expect(own == plain)
    }

    @Test("Behaviour 14: the relay is not kept alive by UIKit, nor the delegate by the relay")
    func weak() {
        let stage = Stage("A")
        weak var delegate: Noting?
        do {
            let strong = Noting()
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
        "Behaviour 3: an animator of the app's runs with the app's pushes and pops, and a swipe drives it",
        arguments: drivers
    )
    func animator(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
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
        "Behaviour 3: a delegate that stops bringing animators gets the library's transition, or the system's",
        arguments: drivers
    )
    func noLonger(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
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

    @Test("Behaviour 3: with the app's delegate gone, the swipe is the driver's own again")
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
        "Behaviour 14: a delegate that brings animators ends the system's own gesture, whenever it is set",
        arguments: [18, 26])
    func endsSystemGesture(version: Int) {
        let stage = Stage("AB", version: version, driver: .systemEdge)
        stage.swipeAndGiveUp(from: 3)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        stage.swipe(from: 3)
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe(from: 3)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 3: a delegate that says it brings animators is believed before the first", arguments: drivers)
    func saysSo(driver: (driver: PopDriver, version: Int)) {
        final class Saying: NSObject, UINavigationControllerDelegate {
            let animator = Fade()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        }
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let method: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
        class_addMethod(
            Saying.self, SystemSelector.animationController, imp_implementationWithBlock(method), nil)
        let delegate = Saying()
        stage.navigation.delegate = delegate
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(delegate.animator.runs == 1)
    }

    @Test("Behaviour 3: a swipe is never handed to an interaction that nobody moves", arguments: drivers)
    func foreignInteraction(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        let delegate = Animating()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.swipeAndGiveUp()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 3: an interaction of the app's is left to the app")
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

    @Test("Behaviour 10: a pop asked for while the app's own push is taken back answers with what it will pop")
    func interactivePushGivenUp() {
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
