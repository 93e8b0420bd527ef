#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// Whether no transition is running: neither one of the stack nor a presentation or a rotation. UIKit also returns
    /// the coordinator of an ancestor.
    var isAtRest: Bool { transitionState.isAtRest }

    /// Whether a transition of the stack is running. A coordinator may also be that of a presentation or a rotation.
    var isChangingScreens: Bool { transitionState.isChangingScreens }

    /// Both of the above, read at the same time.
    var transitionState: (isAtRest: Bool, isChangingScreens: Bool) {
        let coordinator = transitionCoordinator
        if let isTransitioning = PrivateAPI.isTransitioning(self) {
            return (coordinator == nil && !isTransitioning, isTransitioning)
        }
        guard let coordinator, let topViewController else { return (coordinator == nil, false) }
        let keys: [UITransitionContextViewControllerKey] = [.from, .to]
        return (false, keys.contains { coordinator.viewController(forKey: $0) === topViewController })
    }

    /// Whether the next change or swipe interrupts a transition: on iOS 26 and later, in an app with the design of iOS
    /// 26 (a guess).
    var interruptsTransitions: Bool { hasDesignOf26 }

    /// UIKit's coordinator of the transition to a screen; `nil` if UIKit doesn't animate one.
    func coordinator(ofTransitionTo screen: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator.flatMap { $0.viewController(forKey: .to) === screen ? $0 : nil }
    }

    /// The screen that a swipe would remove; `nil` if there is none.
    ///
    /// While a cancelled pop slides back, which a swipe takes over on iOS 26 and later, it is the screen that returns,
    /// unless the screen's own transition makes that pop (a guess).
    var topScreenOrReturning: UIViewController? {
        guard let transitionCoordinator, transitionCoordinator.isCancelled,
            let screen = transitionCoordinator.viewController(forKey: .from),
            transitionCoordinator.viewController(forKey: .to) === topViewController,
            !viewControllers.contains(instance: screen), !screen.usesSystemTransition
        else { return topViewController }
        return screen
    }
}

extension [UIViewController] {
    /// Whether the instance is in the array.
    func contains(instance screen: UIViewController) -> Bool {
        contains { $0 === screen }
    }

    /// The screens that aren't in another stack, in their order. Stacks mostly differ at the top only.
    func subtracting(_ others: [UIViewController]) -> [UIViewController] {
        dropFirst(sharedDepth(with: others)).filter { !others.contains(instance: $0) }
    }

    /// Whether two stacks have the same screens in the same order.
    func isSame(as other: [UIViewController]) -> Bool {
        count == other.count && sharedDepth(with: other) == count
    }

    /// The number of screens at the bottom that two stacks share.
    private func sharedDepth(with other: [UIViewController]) -> Int {
        let limit = Swift.min(count, other.count)
        var depth = 0
        while depth < limit, self[depth] === other[depth] { depth += 1 }
        return depth
    }
}
#endif
