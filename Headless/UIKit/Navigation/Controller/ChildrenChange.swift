/// One change of the stack, or several changes that form one transition.
@MainActor
struct ChildrenChange {
    let end: StackEnd<UIViewController>
    let operation: UINavigationController.Operation
    /// The new top.
    let to: UIViewController?
    /// The controllers that received `willMove(toParent: nil)`, top first, and those that received
    /// `willMove(toParent:)` with the parent. Several changes together can add and remove the same controller.
    let removed: [UIViewController]
    let added: [UIViewController]

    init(_ end: StackEnd<UIViewController>, of stack: [UIViewController], operation: UINavigationController.Operation) {
        self.end = end
        self.operation = operation
        to = end.new.last ?? (end.kept > 0 ? stack[end.kept - 1] : nil)
        removed = end.old.reversed().filter { !contains(end.new, $0) }
        added = end.new.filter { !contains(end.old, $0) }
    }

    /// Combines this change with an earlier one that was never shown.
    init(_ earlier: ChildrenChange, then later: ChildrenChange) {
        let end = StackEnd(earlier.end, then: later.end)
        self.end = end
        operation = later.operation
        to = later.to
        removed = (earlier.removed + later.removed).filter { !contains(end.new, $0) }
        added = (earlier.added + later.added).filter { contains(end.new, $0) }
    }

    /// The corresponding change of the bar's items.
    var items: StackEnd<UINavigationItem> { end.map(\.itemInOuterBar) }
}
