extension UIViewController {
    final func adopt(_ child: UIViewController) {
        if child === self {
            Exception.raise(.invalidArgument, "A view controller cannot be its own child: \(child)")
        }
        if child.parentStorage === self {
            childStorage.removeAll { $0 === child }
            childStorage.append(child)
            return
        }
        if let old = child.parentStorage { old.childStorage.removeAll { $0 === child } }
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
    }

    final func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }
}
