#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
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

        /// Whether both are the same method with the same screens.
        func isSame(as other: Kind) -> Bool {
            switch (self, other) {
            case (.push(let one), .push(let two)), (.popTo(let one), .popTo(let two)): one === two
            case (.pop, .pop), (.popToRoot, .popToRoot): true
            case (.set(let one), .set(let two)): one.isSame(as: two)
            default: false
            }
        }
    }

    let kind: Kind
    let animated: Bool
    let origin: PopOrigin
    /// The screen that must still be on top when the change is made; `nil` for any screen.
    let onlyIfOnTop: UIViewController?

    /// Creates a change. Removes repeated screens from a stack to set, with a warning, since UIKit raises an exception
    /// for them.
    init(_ kind: Kind, animated: Bool, origin: PopOrigin, onlyIfOnTop: UIViewController? = nil) {
        self.kind = if case .set(let screens) = kind { .set(Self.unique(screens)) } else { kind }
        self.animated = animated
        self.origin = origin
        self.onlyIfOnTop = onlyIfOnTop
    }

    /// Whether the change is possible from a stack. Warns if not.
    ///
    /// - Parameter hasWaited: Whether the stack may have changed since the request.
    func isPossible(from stack: [UIViewController], hasWaited: Bool) -> Bool {
        if let onlyIfOnTop, stack.last !== onlyIfOnTop { return false }
        if case .push(let screen) = kind, stack.contains(instance: screen) {
            // UIKit raises an exception.
            warn(about: screen, "is already in the stack; the push is ignored.")
            return false
        }
        if case .popTo(let screen) = kind, hasWaited, !stack.contains(instance: screen) {
            warn(about: screen, "has left the stack in the meantime; the pop to it is ignored.")
            return false
        }
        return true
    }

    /// The stack after the change.
    func result(from stack: [UIViewController]) -> [UIViewController] {
        switch kind {
        case .push(let screen): stack.contains(instance: screen) ? stack : stack + [screen]
        case .set(let screens): screens
        case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
        case .popTo(let screen): stack.firstIndex { $0 === screen }.map { Array(stack[...$0]) } ?? stack
        case .popToRoot: Array(stack.prefix(1))
        }
    }

    /// The answer to the caller of a waiting change, like UIKit's for a deferred change: an empty array if the current
    /// stack needs no change, otherwise `nil`.
    func answerWhileWaiting(from stack: [UIViewController]) -> [UIViewController]? {
        switch kind {
        case .popTo, .popToRoot: result(from: stack).isSame(as: stack) ? [] : nil
        case .push, .pop, .set: nil
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
#endif
