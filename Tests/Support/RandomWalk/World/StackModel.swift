import UIKit

/// What the stack should be: everything that was asked of it, carried out in order.
@MainActor
struct StackModel {
    enum Entry {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])
        /// A pop that a finger started; nil while it may still be cancelled.
        case fingerPop(from: UIViewController, isDone: Bool?)
    }

    private(set) var stack: [UIViewController]
    private var entries: [Entry] = []

    init(_ stack: [UIViewController]) {
        self.stack = stack
    }

    mutating func note(_ entry: Entry) { entries.append(entry) }

    mutating func fingerPopEnded(from screen: UIViewController, isDone: Bool) {
        for index in entries.indices.reversed() {
            if case .fingerPop(let from, nil) = entries[index], from === screen {
                entries[index] = .fingerPop(from: from, isDone: isDone)
                return
            }
        }
    }

    /// Carries out everything. Right when nothing moves or waits.
    mutating func catchUp() {
        for entry in entries {
            switch entry {
            case .push(let screen): if index(of: screen) == nil { stack.append(screen) }
            case .pop: if stack.count > 1 { stack.removeLast() }
            case .popTo(let screen): if let index = index(of: screen) { stack.removeSubrange((index + 1)...) }
            case .popToRoot: stack.removeSubrange(1...)
            case .set(let screens):
                stack = []
                for screen in screens where index(of: screen) == nil { stack.append(screen) }
            case .fingerPop(let from, let isDone):
                if isDone == true, let index = index(of: from) { stack.remove(at: index) }
            }
        }
        entries = []
    }

    private func index(of screen: UIViewController) -> Int? { stack.firstIndex { $0 === screen } }
}
