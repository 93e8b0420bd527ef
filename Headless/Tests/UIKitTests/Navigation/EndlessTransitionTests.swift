import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: transitions of the app that never end")
struct EndlessTransitionTests {
    /// A controller whose delegate has an animator and an interaction controller.
    private func stage(_ systemVersion: Int = 18) -> (NavigationStage, AnimatorDelegate, FadeAnimator) {
        let stage = NavigationStage("ABC", systemVersion: systemVersion)
        let (delegate, animator) = (AnimatorDelegate(), FadeAnimator(stage.log))
        delegate.animator = animator
        delegate.interactor = UIPercentDrivenInteractiveTransition()
        stage.navigation.delegate = delegate
        return (stage, delegate, animator)
    }

    @Test(
        "An interaction that nothing finishes hangs the app when it is at rest", .facts(.completeTransition),
        arguments: [18, 26])
    func unfinished(systemVersion: Int) {
        let (stage, delegate, _) = stage(systemVersion)
        let interactor = delegate.interactor as? UIPercentDrivenInteractiveTransition
        stage.device.fingerDown(at: CGPoint(x: 200, y: 400))
        stage.navigation.popViewController(animated: true)
        stage.turn()
        interactor?.update(0.5)
        stage.device.settle()
        #expect(!stage.device.isHung)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.device.isHung)
        stage.navigation.pushViewController(stage.screen("D"), animated: false)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.device.isHung)
        interactor?.finish()
        #expect(!stage.device.isHung)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "ABD")
    }

    @Test(
        "A pop in the completion of a swipe, with the swipe's interaction controller, hangs the app",
        .facts(.completeTransition),
        arguments: [18, 26])
    func popInCompletion(systemVersion: Int) throws {
        let (stage, delegate, _) = stage(systemVersion)
        let interactor = try #require(delegate.interactor as? UIPercentDrivenInteractiveTransition)
        stage["C"].onWillDisappear = { [navigation = stage.navigation] screen in
            screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                navigation.popViewController(animated: true)
            }
        }
        stage.device.fingerDown(at: CGPoint(x: 200, y: 400))
        stage.navigation.popViewController(animated: true)
        stage.turn()
        interactor.update(0.6)
        interactor.finish()
        stage.device.fingerUp()
        #expect(!stage.device.isHung)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(stage.device.isHung)
        stage.device.wait(10)
        #expect(stage.device.isHung)
    }

    @Test("An animator that never completes its transition hangs the app", .facts(.completeTransition))
    func uncompleted() {
        let (stage, delegate, animator) = stage()
        delegate.interactor = nil
        animator.completes = false
        stage.navigation.popViewController(animated: true)
        stage.turn()
        #expect(!stage.device.isHung)
        stage.device.settle()
        #expect(stage.device.isHung)
        animator.context?.completeTransition(true)
        stage.device.settle()
        #expect(!stage.device.isHung)
    }

    @Test("A transition that waits for its controller to appear doesn't hang the app", .facts(.changesOffWindow))
    func waiting() {
        let stage = NavigationStage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(!stage.device.isHung)
        stage.device.show(UIViewController())
        stage.device.settle()
        #expect(!stage.device.isHung)
    }
}
