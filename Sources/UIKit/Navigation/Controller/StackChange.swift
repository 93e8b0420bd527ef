/// One change of the stack; or several that became one transition.
@MainActor
struct StackChange {
    let end: StackEnd<UIViewController>
    let operation: UINavigationController.Operation
    /// The new top.
    let to: UIViewController?
    /// Those that were told that they leave, top first, and that they come. Some may have come and left again.
    let removed: [UIViewController]
    let added: [UIViewController]

    init(_ end: StackEnd<UIViewController>, of stack: [UIViewController], operation: UINavigationController.Operation) {
        self.end = end
        self.operation = operation
        to = end.new.last ?? (end.kept > 0 ? stack[end.kept - 1] : nil)
        removed = end.old.reversed().filter { !contains(end.new, $0) }
        added = end.new.filter { !contains(end.old, $0) }
    }

    /// This change after an earlier one that nobody has seen.
    init(_ earlier: StackChange, then later: StackChange) {
        let end = StackEnd(earlier.end, then: later.end)
        self.end = end
        operation = later.operation
        to = later.to
        removed = (earlier.removed + later.removed).filter { !contains(end.new, $0) }
        added = (earlier.added + later.added).filter { contains(end.new, $0) }
    }

    /// What the change does to the bar's items.
    var items: StackEnd<UINavigationItem> { end.map(\.navigationItem) }
}
