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
    let origin: PopOrigin
    /// Whether the change waited for the end of a transition.
    var isDeferred = false

    /// Removes repeated screens from a stack to be set, with a warning: UIKit raises an exception for them.
    init(_ kind: Kind, animated: Bool, origin: PopOrigin) {
        self.kind = if case .set(let screens) = kind { .set(Self.unique(screens)) } else { kind }
        self.animated = animated
        self.origin = origin
    }

    /// Whether a controller with this stack can perform the change. A warning says why not.
    func isPossible(from stack: [UIViewController]) -> Bool {
        if case .push(let screen) = kind, stack.contains(instance: screen) {
            // UIKit raises an exception.
            warn(about: screen, "is already in the stack; the push is ignored.")
            return false
        }
        if case .popTo(let screen) = kind, isDeferred, !stack.contains(instance: screen) {
            warn(about: screen, "has left the stack in the meantime; the pop to it is ignored.")
            return false
        }
        return true
    }

    /// Whether the change was a pop. Setting a stack is a pop if it uncovered a screen of the former stack.
    func wasPop(from oldTop: UIViewController, to newTop: UIViewController, in oldStack: [UIViewController]) -> Bool {
        guard case .set(let screens) = kind else { return kind.isPop }
        return oldStack.contains(instance: newTop) && !screens.contains(instance: oldTop)
    }

    /// The stack after the change.
    func result(from stack: [UIViewController]) -> [UIViewController] {
        switch kind {
        case .push(let screen): stack.contains(instance: screen) ? stack : stack + [screen]
        case .set(let screens): screens
        case .pop, .popTo, .popToRoot: Array(stack.prefix(keptCount(of: stack)))
        }
    }

    /// The change to pass to UIKit while it restores a stack: a cancelled pop slides back, and UIKit still has the
    /// stack without the screen. A pop is passed as the stack that it leads to.
    func forUIKit(restoring stack: [UIViewController]) -> StackChange {
        kind.isPop ? StackChange(.set(result(from: stack)), animated: animated, origin: origin) : self
    }

    /// Whether a request repeats the change.
    func isRepeated(by kind: Kind) -> Bool {
        switch (self.kind, kind) {
        case (.push(let screen), .push(let other)), (.popTo(let screen), .popTo(let other)): screen === other
        case (.pop, .pop), (.popToRoot, .popToRoot): true
        case (.set(let screens), .set(let others)): screens.isSame(as: others)
        default: false
        }
    }

    /// The screens that a pop removes from the stack, top last.
    func popped(from stack: [UIViewController]) -> [UIViewController] {
        Array(stack.dropFirst(keptCount(of: stack)))
    }

    /// The number of screens of the stack that the change leaves.
    private func keptCount(of stack: [UIViewController]) -> Int {
        switch kind {
        case .pop: max(stack.count - 1, min(stack.count, 1))
        case .popTo(let screen): stack.firstIndex { $0 === screen }.map { $0 + 1 } ?? stack.count
        case .popToRoot: min(stack.count, 1)
        case .push, .set: stack.count
        }
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
    /// Whether the instance is in the array.
    func contains(instance screen: UIViewController) -> Bool {
        contains { $0 === screen }
    }

    /// Whether both stacks have the same screens.
    func isSame(as other: [UIViewController]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }

    /// The number of screens with which both stacks begin.
    func commonPrefixCount(with others: [UIViewController]) -> Int {
        var count = 0
        while count < Swift.min(self.count, others.count), self[count] === others[count] { count += 1 }
        return count
    }

    /// The elements that are not in another stack, in their order.
    func subtracting(_ others: [UIViewController]) -> [UIViewController] {
        let identifiers = Set(others.map(ObjectIdentifier.init))
        return filter { !identifiers.contains(ObjectIdentifier($0)) }
    }
}

extension UINavigationController {
    /// Whether the instance is in the stack.
    func stackContains(_ screen: UIViewController?) -> Bool {
        guard let screen else { return false }
        return viewControllers.contains(instance: screen)
    }
}

/// The origin of a pop, stated by the object that requests the pop.
struct PopOrigin {
    /// The trigger of the pop.
    let trigger: PopTrigger
    /// The driver of a swipe; `nil` for any other trigger.
    let driver: PopDriver?

    /// The app or UIKit calls a method of the controller.
    static let call = PopOrigin(trigger: .programmatic, driver: nil)
    /// The back button, or what counts as it.
    static let backButton = PopOrigin(trigger: .backButton, driver: nil)

    /// A swipe.
    static func swipe(_ driver: PopDriver) -> PopOrigin {
        PopOrigin(trigger: .gesture, driver: driver)
    }
}

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
