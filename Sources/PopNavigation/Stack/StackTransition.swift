#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One transition of the stack that UIKit has announced, from the visible screen to the new one.
@MainActor
final class StackTransition {
    let oldStack: [UIViewController]
    let newStack: [UIViewController]
    /// The pop; `nil` if the visible screen stays in the stack or no screen below it comes to the top.
    let pop: PopEvent.Pop?
    /// UIKit's coordinator. Weak, since it ends with the transition.
    private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    init(
        from oldStack: [UIViewController], to newStack: [UIViewController], trigger: PopTrigger,
        coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        self.oldStack = oldStack
        self.newStack = newStack
        self.coordinator = coordinator
        if let from = oldStack.last, let to = newStack.last, !newStack.contains(instance: from),
            oldStack.contains(instance: to)
        {
            pop = PopEvent.Pop(from: from, to: to, removed: oldStack.subtracting(newStack), trigger: trigger)
        } else {
            pop = nil
        }
    }

    /// The screen that was visible.
    var origin: UIViewController? { oldStack.last }

    /// Whether `willShow(screen)` reports a cancellation. On iOS 18 and later, UIKit calls `willShow` for the old top
    /// screen when a pop is cancelled (heinzl/swift-composable-navigation#17); a push is assumed to be the same.
    func isCancelled(byShowing screen: UIViewController) -> Bool {
        origin === screen && coordinator?.isCancelled == true
    }
}
#endif
