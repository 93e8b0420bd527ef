/// One change of the stack, from the children before it to those after; or several that became one transition.
@MainActor
struct StackChange {
    let before: [UIViewController]
    let after: [UIViewController]
    let operation: UINavigationController.Operation
    /// Those that were told that they leave, top first, and that they come. Some may have come and left again.
    let removed: [UIViewController]
    let added: [UIViewController]

    init(before: [UIViewController], after: [UIViewController], operation: UINavigationController.Operation) {
        self.before = before
        self.after = after
        self.operation = operation
        removed = before.reversed().filter { !Self.contains(after, $0) }
        added = after.filter { !Self.contains(before, $0) }
    }

    /// This change after an earlier one that nobody has seen.
    init(_ earlier: StackChange, then later: StackChange) {
        before = earlier.before
        after = later.after
        operation = later.operation
        let after = later.after
        removed = (earlier.removed + later.removed).filter { !Self.contains(after, $0) }
        added = (earlier.added + later.added).filter { Self.contains(after, $0) }
    }

    var to: UIViewController? { after.last }

    static func contains(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
        controllers.contains { $0 === controller }
    }
}
