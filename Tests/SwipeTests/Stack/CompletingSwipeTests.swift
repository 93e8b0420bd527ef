import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Which transitions count as a swipe that completes by itself, and as the app's own.
@MainActor
@Suite("Swipes that complete")
struct CompletingSwipeTests {
    @Test("The phase of the stack follows a swipe from its start to its end", .covers(.neverHangs))
    func phases() {
        let stage = Stage("ABC")
        let clock = stage.navigation.parts.clock
        #expect(clock.phase == .atRest)
        stage.pull(to: 300)
        #expect(clock.phase == .driven)
        stage.device.fingerUp()
        stage.device.wait(0.02)
        #expect(clock.phase == .sliding)
        stage.device.settle()
        #expect(clock.phase == .atRest)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        #expect(clock.phase == .starting)
        stage.device.settle()
        stage.navigation.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        #expect(clock.phase == .elsewhere)
        stage.device.settle()
    }

    @Test("A pop that the app drives itself is the app's", .covers(.popEvents))
    func appsInteraction() {
        let stage = Stage("AB")
        let delegate = InteractingDelegate()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.05)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        delegate.interaction?.finish()
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test(
        "A change requested inside another one waits for it, also across a layout pass",
        .covers(.neverHangs, .changeQueue))
    func insideAnother() {
        final class Requesting: UIViewController {
            var wasPushed: Bool?
            let later = TestScreen("D")

            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                guard let navigation = parent as? UINavigationController, wasPushed == nil else { return }
                navigation.pushViewController(later, animated: false)
                navigation.viewWillLayoutSubviews()
                navigation.viewDidLayoutSubviews()
                wasPushed = navigation.viewControllers.contains(later)
            }
        }
        let stage = Stage("AB")
        let screen = Requesting()
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        #expect(screen.wasPushed == false)
        #expect(stage.navigation.topViewController === screen.later)
    }

    @Test("A swipe whose pop a subclass replaces by a push is refused", .covers(.neverHangs, .lostDrags))
    func pushInsteadOfPop() {
        final class Pushing: BasicNavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                pushViewController(TestScreen("X"), animated: false)
                return nil
            }
        }
        let stage = Stage("AB", .init(.ownTransition), navigation: Pushing(nibName: nil, bundle: nil))
        stage.swipe()
        #expect(stage.stack == "ABX" && stage.verdict == .refused(.otherGesture) && !stage.device.isHung)
    }

    @Test("A change that waits runs as the controller leaves the window", .covers(.stackChanges, .changeQueue))
    func leavingWindow() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.show(UIViewController())
        #expect(stage.stack == "ABCD")
    }
}
