#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The changes of the stack that wait until UIKit accepts them, in order.
@MainActor
struct WaitingChanges {
    private var changes: [StackChange] = []

    var isEmpty: Bool { changes.isEmpty }

    mutating func add(_ requested: StackChange) {
        if case .set(let screens) = requested.kind { warnAboutDroppedPushes(by: screens) }
        var change = requested
        change.isDeferred = true
        changes.append(change)
    }

    mutating func removeFirst() -> StackChange {
        changes.removeFirst()
    }

    /// The stack after the changes.
    func result(from stack: [UIViewController]) -> [UIViewController] {
        changes.reduce(stack) { $1.result(from: $0) }
    }

    /// An app that computes a stack from `viewControllers` does not see the pushes that wait.
    private func warnAboutDroppedPushes(by screens: [UIViewController]) {
        for change in changes {
            guard case .push(let screen) = change.kind, !screens.contains(instance: screen) else { continue }
            warn(about: screen, "waits to be pushed, and is not in the stack that is set after the push.")
        }
    }
}
#endif
