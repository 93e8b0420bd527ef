#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A change of the stack that UIKit is animating.
@MainActor
final class StackTransition {
    /// A pop and what started it; nil for a push.
    let pop: Pop?
    /// Whether its beginning has been told. Until then it is not over, whatever the app does when it hears of it.
    var isAnnounced = false
    /// Whether its outcome has been told.
    var isReported = false

    /// UIKit's own account of it. Weak: it ends with the transition.
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    /// A class, since it is handed about: each copy would count four references anew.
    final class Pop {
        let from: UIViewController
        let to: UIViewController
        let trigger: PopTrigger
        /// The bar as it was before; nil where it is the app's.
        let bar: BarVisibility?
        /// Who had the keyboard before.
        let keyboardOwner: FirstResponderKeeper?

        init(
            from: UIViewController, to: UIViewController, trigger: PopTrigger, bar: BarVisibility?,
            keyboardOwner: FirstResponderKeeper?
        ) {
            self.from = from
            self.to = to
            self.trigger = trigger
            self.bar = bar
            self.keyboardOwner = keyboardOwner
        }
    }

    private let change: StackChange
    /// The screens that the change has removed.
    private let removed: [UIViewController]
    /// The stack before the change, where only that can tell what it was.
    private let oldStack: [UIViewController]

    init(pop: Pop?, change: StackChange, removed: [UIViewController], oldStack: [UIViewController]) {
        self.pop = pop
        self.change = change
        self.removed = removed
        self.oldStack = oldStack
    }

    /// What becomes of the stack where the transition is given up, unless UIKit has taken it back already.
    func stackIfGivenUp(_ stack: [UIViewController]) -> [UIViewController] {
        switch change.kind {
        case .push(let screen): stack.last === screen ? stack.dropLast() : stack
        case .pop, .popTo, .popToRoot: stack.last === removed.last ? stack : stack + removed
        // On iOS 26 a finger may take hold of a set as well.
        case .set: oldStack
        }
    }

    /// Whether UIKit is done with it. The coordinator is the judge, not a flag cleared in `didShow`, which systems before
    /// iOS 18 leave out after a cancelled swipe.
    func isOver(in controller: UINavigationController) -> Bool {
        guard isAnnounced else { return false }
        guard let coordinator, let current = controller.transitionCoordinator else { return true }
        // Once the end has been told, another coordinator is that of another transition.
        return isReported && current !== coordinator
    }
}
#endif
