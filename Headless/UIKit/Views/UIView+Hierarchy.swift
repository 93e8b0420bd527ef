extension UIView {
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superviewStorage
        }
        return false
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviewStorage.position(of: view) else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviewStorage.position(of: view) else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
    }

    final func place(_ view: UIView, at position: (([UIView]) -> Int)) {
        if isDescendant(of: view) {
            Exception.raise(.invalidArgument, "Can't add self as subview")
        }
        let oldSuperview = view.superviewStorage
        let oldWindow = view.windowStorage
        let newWindow = (self as? UIWindow) ?? windowStorage
        if oldSuperview === self {
            subviewStorage.drop(view)
            subviewStorage.insert(view, at: min(max(0, position(subviewStorage)), subviewStorage.count))
            return
        }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.willMoveTree(to: newWindow) }
        if let oldSuperview {
            oldSuperview.willRemoveSubview(view)
            oldSuperview.subviewStorage.drop(view)
        }
        subviewStorage.insert(view, at: min(max(0, position(subviewStorage)), subviewStorage.count))
        view.superviewStorage = self
        if oldWindow !== newWindow { view.setWindowOfTree(newWindow) }
        if view.isMarked { markSubtree() }
        setNeedsLayout()
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.didMoveTree() }
        if newWindow != nil { view.setNeedsSafeAreaCheck() }
    }

    final func willMoveTree(to newWindow: UIWindow?) {
        viewController?.beginAppearanceOfMovedView(inWindow: newWindow)
        willMove(toWindow: newWindow)
        for view in subviewStorage { view.willMoveTree(to: newWindow) }
    }

    final func setWindowOfTree(_ window: UIWindow?) {
        if window == nil {
            // Off the screen animations and editing end.
            layer.removeAllAnimations()
            if let old = windowStorage, old.firstResponder === self { resignFirstResponder() }
            for recognizer in recognizerStorage { recognizer.viewDidLeaveWindow() }
        }
        windowStorage = window
        for view in subviewStorage { view.setWindowOfTree(window) }
    }

    final func didMoveTree() {
        didMoveToWindow()
        viewController?.endAppearanceOfMovedView(inWindow: windowStorage)
        for view in subviewStorage { view.didMoveTree() }
    }

    final func detachFromSuperview() {
        guard let superview = superviewStorage else { return }
        let window = windowStorage
        willMove(toSuperview: nil)
        if window != nil { willMoveTree(to: nil) }
        superview.willRemoveSubview(self)
        superview.subviewStorage.drop(self)
        superview.setNeedsLayout()
        superviewStorage = nil
        if window != nil { setWindowOfTree(nil) }
        didMoveToSuperview()
        if window != nil { didMoveTree() }
    }
}
