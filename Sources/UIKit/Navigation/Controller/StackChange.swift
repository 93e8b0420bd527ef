/// One change of the stack, from the children before it to those after.
struct StackChange {
    var before: [UIViewController]
    var after: [UIViewController]
    var operation: UINavigationController.Operation

    var from: UIViewController? { before.last }
    var to: UIViewController? { after.last }

    /// Top first, as they leave.
    @MainActor
    var removed: [UIViewController] {
        before.reversed().filter { controller in !after.contains { $0 === controller } }
    }

    @MainActor
    var added: [UIViewController] {
        after.filter { controller in !before.contains { $0 === controller } }
    }
}
