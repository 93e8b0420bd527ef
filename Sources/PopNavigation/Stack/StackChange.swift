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

    let kind: Kind
    let animated: Bool
    let trigger: PopTrigger
    /// Whether the change waited for the end of a transition.
    var isDeferred = false

    /// Removes repeated screens from a stack to be set, with a warning: UIKit raises an exception for them.
    init(_ kind: Kind, animated: Bool, trigger: PopTrigger) {
        self.kind = if case .set(let screens) = kind { .set(Self.unique(screens)) } else { kind }
        self.animated = animated
        self.trigger = trigger
    }

    /// Whether the controller can perform the change. A warning says why not.
    func isPossible(in controller: UINavigationController) -> Bool {
        if case .push(let screen) = kind, controller.stackContains(screen) {
            // UIKit raises an exception.
            warn(about: screen, "is already in the stack; the push is ignored.")
            return false
        }
        if case .popTo(let screen) = kind, isDeferred, !controller.stackContains(screen) {
            warn(about: screen, "has left the stack in the meantime; the pop to it is ignored.")
            return false
        }
        return true
    }

    /// Whether the change was a pop. Setting a stack is one if it uncovered a screen that was there before.
    func wasPop(from oldTop: UIViewController, to newTop: UIViewController, in oldStack: [UIViewController]) -> Bool {
        guard case .set(let screens) = kind else { return kind.isPop }
        return oldStack.contains(instance: newTop) && !screens.contains(instance: oldTop)
    }

    /// The stack after the change.
    func result(from stack: [UIViewController]) -> [UIViewController] {
        switch kind {
        case .push(let screen):
            var result = stack
            if !stack.contains(instance: screen) { result.append(screen) }
            return result
        case .set(let screens): return screens
        case .pop, .popTo, .popToRoot: return stack.part(0..<keptCount(of: stack))
        }
    }

    /// The screens that a pop removes from the stack, top last.
    func popped(from stack: [UIViewController]) -> [UIViewController] {
        stack.part(keptCount(of: stack)..<stack.count)
    }

    /// How many screens of the stack the change leaves.
    private func keptCount(of stack: [UIViewController]) -> Int {
        let uncovered =
            switch kind {
            case .pop: stack.count - 2
            case .popTo(let screen): stack.position(of: screen) ?? stack.count
            case .popToRoot: 0
            case .push, .set: stack.count
            }
        return min(max(uncovered, 0) + 1, stack.count)
    }

    private static func unique(_ screens: [UIViewController]) -> [UIViewController] {
        var unique: [UIViewController] = []
        for screen in screens {
            if unique.contains(instance: screen) {
                warn(about: screen, "is set more than once; only its first place counts.")
            } else {
                unique.append(screen)
            }
        }
        return unique
    }
}

extension [UIViewController] {
    /// The index of the instance.
    func position(of screen: UIViewController) -> Int? {
        for index in 0..<count where self[index] === screen { return index }
        return nil
    }

    /// Whether the instance is in the array.
    func contains(instance screen: UIViewController) -> Bool { position(of: screen) != nil }

    /// The elements in the range.
    func part(_ range: Range<Int>) -> [UIViewController] {
        var part: [UIViewController] = []
        for index in range { part.append(self[index]) }
        return part
    }
}

extension UINavigationController {
    /// Whether the instance is in the stack.
    func stackContains(_ screen: UIViewController?) -> Bool {
        // A screen in the stack is a child. The reverse does not hold: a screen that is leaving is still a child.
        guard let screen, screen.parent === self else { return false }
        return viewControllers.contains(instance: screen)
    }
}
#endif
