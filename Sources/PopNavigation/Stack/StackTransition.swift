#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A change of the stack that UIKit is animating, and its pop, if it is one.
@MainActor
final class StackTransition {
    /// How far the reports about the transition have come.
    private enum Progress {
        /// Its begin is being reported. The transition is not over, whatever an observer does.
        case announcing
        case running
        /// Its outcome has been reported.
        case reported
    }

    /// The pop; `nil` for a push, and after the report.
    private(set) var pop: Pop?
    /// Whether UIKit has made its appearance calls and animates.
    var hasStarted = false
    /// UIKit's coordinator. Weak: it ends with the transition.
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    private var progress = Progress.announcing
    private let change: StackChange
    /// The screens that the change has removed.
    private var removed: [UIViewController]
    /// The stack before the change. Used only for a set, for which `removed` does not suffice.
    private var oldStack: [UIViewController]

    /// A pop with what a cancelled swipe has to restore.
    final class Pop {
        let event: PopEvent.Pop
        /// The bar before the pop; `nil` if the app manages the bar.
        let bar: BarPreferences.Snapshot?
        /// The first responder before the pop.
        let firstResponder: FirstResponderKeeper?

        init(event: PopEvent.Pop, bar: BarPreferences.Snapshot?, firstResponder: FirstResponderKeeper?) {
            self.event = event
            self.bar = bar
            self.firstResponder = firstResponder
        }
    }

    init(pop: Pop?, change: StackChange, removed: [UIViewController], oldStack: [UIViewController]) {
        self.pop = pop
        self.change = change
        self.removed = removed
        self.oldStack = oldStack
    }

    /// Whether the controller's recognizer, or one of UIKit's that the library can cancel, has begun the pop.
    var isSwipe: Bool {
        guard let event = pop?.event else { return false }
        return event.trigger == .gesture && !event.from.usesSystemTransition
    }

    func didAnnounce() {
        if progress == .announcing { progress = .running }
    }

    var isReported: Bool { progress == .reported }

    /// Marks the outcome as reported, and releases the screens: UIKit may end the transition much later.
    ///
    /// - Returns: The pop; `nil` if there is none, or its outcome has been reported before.
    func claimReport() -> Pop? {
        defer { (progress, pop, removed, oldStack) = (.reported, nil, [], []) }
        return pop
    }

    /// The stack after a cancellation of the transition, unless UIKit has restored it already.
    func stackIfCancelled(_ stack: [UIViewController]) -> [UIViewController] {
        switch change.kind {
        case .push(let screen): stack.last === screen ? Array(stack[..<(stack.count - 1)]) : stack
        case .pop, .popTo, .popToRoot: stack.last === removed.last ? stack : stack + removed
        // On iOS 26 a finger may take over the transition of a set as well.
        case .set: oldStack
        }
    }

    /// Whether UIKit has ended the transition. The coordinator decides, not a flag cleared in `didShow`, which systems before
    /// iOS 18 do not send after a cancelled swipe.
    func isOver(in controller: UINavigationController) -> Bool {
        guard progress != .announcing else { return false }
        guard let coordinator, let current = controller.transitionCoordinator else { return true }
        // After the report, a different coordinator belongs to a newer transition.
        return isReported && current !== coordinator
    }
}
#endif
