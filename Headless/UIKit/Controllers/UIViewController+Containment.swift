extension UIViewController {
    /// The nearest navigation controller around this one.
    ///
    /// - Parameter isOfPopped: Whether a screen that is being popped counts as inside its former stack.
    final func enclosingStack(ofPopped isOfPopped: Bool) -> UINavigationController? {
        var child = self
        while let parent = child.parentStorage {
            if let stack = parent as? UINavigationController {
                return isOfPopped || !stack.hasLetGo(of: child) ? stack : nil
            }
            child = parent
        }
        return nil
    }

    /// The nearest container of a class around this controller.
    final func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parentStorage
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.parentStorage
        }
        return nil
    }

    final func insertChild(_ child: UIViewController) {
        if child === self {
            Exception.raise(.invalidArgument, "A view controller cannot be its own child: \(child)")
        }
        if child.parentStorage === self {
            childStorage.removeAll { $0 === child }
            childStorage.append(child)
            childrenWereRearranged()
            return
        }
        if let old = child.parentStorage { old.removeChild(child) }
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
        childrenWereRearranged()
    }

    final func detachFromParent() {
        guard let parent = parentStorage else { return }
        parent.removeChild(self)
        parentStorage = nil
        didMove(toParent: nil)
    }

    final func removeChild(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        childrenWereRearranged()
    }
}
