#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One requested change of the stack.
@MainActor
struct StackChange {
    enum Kind {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])

        /// Whether the change goes back to a screen below.
        var isPop: Bool {
            switch self {
            case .pop, .popTo, .popToRoot: true
            case .push, .set: false
            }
        }
    }

    var kind: Kind
    let animated: Bool
    let trigger: PopTrigger
    /// Whether the change waited for the end of a transition.
    var isDeferred = false

    /// The change as UIKit accepts it: UIKit raises an exception for an instance that is in a stack twice.
    ///
    /// `nil` if nothing is left to change. Logs a warning.
    func sanitized(for controller: UINavigationController) -> StackChange? {
        switch kind {
        case .push(let screen) where controller.stackContains(screen):
            warn("\(screen) is already in the stack of \(controller); the push is ignored.")
            return nil
        case .set(let screens):
            let unique = Self.unique(screens)
            guard unique.count < screens.count else { return self }
            warn("A view controller is set more than once on \(controller); only its first place counts.")
            var change = self
            change.kind = .set(unique)
            return change
        case .popTo(let screen) where isDeferred && !controller.stackContains(screen):
            warn("\(screen) has left the stack of \(controller) in the meantime; the pop to it is ignored.")
            return nil
        case .push, .pop, .popTo, .popToRoot:
            return self
        }
    }

    /// Whether the change was a pop. Setting a stack is one if it uncovered a screen that was there before.
    func wasPop(from oldTop: UIViewController, to newTop: UIViewController, in oldStack: [UIViewController]) -> Bool {
        guard case .set(let screens) = kind else { return kind.isPop }
        return oldStack.contains { $0 === newTop } && !screens.contains { $0 === oldTop }
    }

    /// The stack after the change.
    func result(from stack: [UIViewController]) -> [UIViewController] {
        switch kind {
        case .push(let screen): stack.contains { $0 === screen } ? stack : stack + [screen]
        case .set(let screens): Self.unique(screens)
        case .pop, .popTo, .popToRoot: Array(stack[..<keptCount(of: stack)])
        }
    }

    /// The screens that a pop removes from the stack, top last.
    func popped(from stack: [UIViewController]) -> [UIViewController] {
        Array(stack[keptCount(of: stack)...])
    }

    /// How many screens of the stack a pop leaves.
    private func keptCount(of stack: [UIViewController]) -> Int {
        switch kind {
        case .push, .set: stack.count
        case .pop: max(stack.count - 1, min(stack.count, 1))
        case .popTo(let screen): stack.firstIndex { $0 === screen }.map { $0 + 1 } ?? stack.count
        case .popToRoot: min(stack.count, 1)
        }
    }

    private static func unique(_ screens: [UIViewController]) -> [UIViewController] {
        var found: Set<ObjectIdentifier> = []
        return screens.filter { found.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UINavigationController {
    /// Whether the instance is in the stack.
    func stackContains(_ screen: UIViewController) -> Bool {
        // A screen in the stack is a child. The reverse does not hold: a screen that is leaving is still a child.
        screen.parent === self && viewControllers.contains { $0 === screen }
    }
}
#endif
