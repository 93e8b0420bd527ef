#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension StackQueue {
    /// The controller before a change, to find out afterwards what the change was.
    @MainActor
    struct Before {
        private let change: StackChange
        private let top: UIViewController?
        /// Empty unless the change is judged by it: UIKit would have to copy a deep stack.
        private let stack: [UIViewController]
        private let bar: BarPreferences.Snapshot?
        private let firstResponder: FirstResponderKeeper?
        private let coordinator: (any UIViewControllerTransitionCoordinator)?

        init(_ change: StackChange, in controller: BasicNavigationController) {
            self.change = change
            top = controller.topViewController
            stack = if case .set = change.kind { controller.viewControllers } else { [] }
            bar = controller.bar.snapshot()
            coordinator = controller.transitionCoordinator
            // Only a swipe can be cancelled.
            firstResponder =
                change.trigger == .gesture && controller.system.isKeyboardShown
                ? FirstResponderKeeper(in: top?.viewIfLoaded) : nil
        }

        /// Whether the old top screen has a transition of the system's own.
        var leavesSystemTransition: Bool { top?.usesSystemTransition == true }

        /// The transition that the change has started; `nil` if it changed nothing that the user sees.
        func transition(to controller: UINavigationController, popped: [UIViewController]) -> StackTransition? {
            // UIKit may animate a change that keeps the top screen, together with an earlier one that it has not shown.
            let current = controller.transitionCoordinator
            let new = current === coordinator ? nil : current
            guard let top, let newTop = controller.topViewController, newTop !== top || new != nil else { return nil }
            var pop: StackTransition.Pop?
            if change.wasPop(from: top, to: newTop, in: stack) {
                let event = PopEvent.Pop(
                    from: top, to: newTop, removed: removed(popped, in: controller), trigger: trigger(of: new))
                pop = StackTransition.Pop(event: event, bar: bar, firstResponder: firstResponder)
            }
            let transition = StackTransition(pop: pop, change: change, removed: popped, oldStack: stack)
            transition.coordinator = new
            return transition
        }

        /// A screen with the system's own transition has a gesture of its own, which calls the controller's pop.
        private func trigger(of transition: (any UIViewControllerTransitionCoordinator)?) -> PopTrigger {
            let isZoomGesture = transition?.initiallyInteractive == true && leavesSystemTransition
            return isZoomGesture ? .gesture : change.trigger
        }

        private func removed(_ popped: [UIViewController], in controller: UINavigationController) -> [UIViewController]
        {
            guard case .set(let screens) = change.kind else { return popped }
            return stack.filter { screen in !screens.contains { $0 === screen } }
        }
    }
}
#endif
