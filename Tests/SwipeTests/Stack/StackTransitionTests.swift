import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Systems differ in what they report of a transition's end. The simulated ones report all of it, so some of these
/// tests call the rules, and others replace UIKit's coordinator.
@MainActor
@Suite("The end of a transition")
struct StackTransitionTests {
    @Test("A different coordinator ends a transition after its report, its own one never does", .covers(10, 26))
    func end() {
        let (stage, other) = (Stage("AB"), Stage("AB"))
        stage.device.activate()
        let change = StackChange(.pop, animated: true, origin: .call)
        let transition = StackTransition(
            change, in: stage.navigation, from: stage.navigation.viewControllers,
            isKeyboardShown: false)
        for stage in [stage, other] {
            stage.device.activate()
            stage.navigation.popViewController(animated: true)
        }
        transition.noteResult(in: stage.navigation, popped: [stage.screen("B")])
        #expect(transition.isVisible && transition.coordinator != nil)
        #expect(transition.pop?.removed == [stage.screen("B")])
        #expect(transition.isCancelled(byShowing: stage.screen("B")))
        for isReported in [false, true] {
            if isReported {
                transition.didReport()
                #expect(transition.pop == nil && transition.oldTop == nil && transition.oldStack.isEmpty)
            }
            #expect(!transition.isCancelled(byShowing: stage.screen("A")))
            #expect(!transition.isOver(in: stage.navigation))
            #expect(transition.isOver(in: other.navigation) == isReported)
        }
    }

    @Test(
        "A pop whose end UIKit never reports is judged by its screen's place", .covers(10, 12, 26),
        arguments: [true, false])
    func unreported(isCancelled: Bool) {
        let navigation = SilentNavigationController()
        let stage = Stage("AB", navigation: navigation)
        navigation.isSilent = true
        if isCancelled { stage.swipeAndCancel() } else { stage.swipe() }
        #expect(stage.takeEvents() == ["willPop B→A gesture", isCancelled ? "didCancel B→A" : "didPop B→A gesture"])
        navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(stage.top === stage.screen("C"))
    }

    @Test("A change that is invisible does not take the coordinator of a running transition", .covers(10, 12))
    func invisible() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        let transition = StackTransition(
            StackChange(.set(["B", "C"].map(stage.screen)), animated: true, origin: .call), in: stage.navigation,
            from: stage.navigation.viewControllers, isKeyboardShown: false)
        #expect(stage.navigation.transitionCoordinator?.viewController(forKey: .to) === stage.screen("C"))
        transition.noteResult(in: stage.navigation, popped: [])
        #expect(!transition.isVisible && transition.coordinator == nil)
    }

    @Test("A transition that the next one interrupts is reported before it, also if UIKit does not", .covers(11, 12))
    func interrupted() {
        let navigation = SilentNavigationController()
        let stage = Stage("ABC", .init(on: 26), navigation: navigation)
        navigation.isSilent = true
        for _ in 0..<2 {
            navigation.parts.queue.performPop(as: .swipe(.system)) { navigation.popViewController(animated: true) }
            stage.device.wait(0.1)
        }
        #expect(stage.takeEvents().prefix(3) == ["willPop C→B gesture", "didPop C→B gesture", "willPop B→A gesture"])
        stage.device.settle()
    }
}

/// A controller whose transition coordinator never calls its completions.
private final class SilentNavigationController: BasicNavigationController {
    var isSilent = false
    private var coordinator: SilentCoordinator?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard isSilent, let original = super.transitionCoordinator else { return super.transitionCoordinator }
        // UIKit has a coordinator for each transition.
        if coordinator?.original !== original { coordinator = SilentCoordinator(original) }
        return coordinator
    }
}

private final class SilentCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.none
    let initiallyInteractive = false
    let isInterruptible = false
    var isInteractive: Bool { original?.isInteractive ?? false }
    var isCancelled: Bool { original?.isCancelled ?? false }
    let transitionDuration: TimeInterval = 0.5
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut
    let containerView = UIView()
    let targetTransform = CGAffineTransform.identity
    private(set) weak var original: (any UIViewControllerTransitionCoordinator)?

    init(_ original: any UIViewControllerTransitionCoordinator) {
        self.original = original
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        original?.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
}
