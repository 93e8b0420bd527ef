extension UIViewController {
    final func adopt(_ child: UIViewController) {
        if child === self {
            Exception.raise(.invalidArgument, "A view controller cannot be its own child: \(child)")
        }
        if child.parentStorage === self {
            childStorage.removeAll { $0 === child }
            childStorage.append(child)
            childrenWereRearranged()
            return
        }
        if let old = child.parentStorage { old.lose(child) }
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
        childrenWereRearranged()
    }

    final func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.lose(self)
        parentStorage = nil
        didMove(toParent: nil)
    }

    final func lose(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        childrenWereRearranged()
    }
}
