extension UIView {
    final func markLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        if let window = self as? UIWindow { window.system.layoutIsDirty = true }
        superviewStorage?.markSubtree()
    }

    /// A subview has another size: its superview is laid out again (fact H3). A superview that sets the sizes of its
    /// subviews in its own layout is not.
    final func subviewSizeDidChange() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Marks the ancestors, so that the layout pass finds marked views without searching.
    final func markSubtree() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            if let window = current as? UIWindow { window.system.layoutIsDirty = true }
            view = current.superviewStorage
        }
    }

    final func layoutMarked() {
        var start: UIView = self
        var view: UIView? = self
        while let current = view {
            if current.needsLayout || current.needsSafeAreaCheck { start = current }
            view = current.superviewStorage
        }
        start.layoutTree()
    }

    final var isMarked: Bool { needsLayout || subtreeNeedsLayout || needsSafeAreaCheck }

    final func layoutTree() {
        if needsSafeAreaCheck { checkSafeArea() }
        if needsLayout {
            needsLayout = false
            isLayingOut = true
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        for view in subviewStorage where view.isMarked { view.layoutTree() }
    }

    final func computeSafeArea() -> UIEdgeInsets {
        guard let superview = superviewStorage else {
            return (self as? UIWindow)?.system.configuration.windowSafeArea ?? .zero
        }
        let outer = superview.safeAreaInsets
        let frame = viewController?.restingFrame ?? frame
        let size = superview.bounds.size
        let origin = superview.bounds.origin
        var insets = UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - origin.y)),
            left: max(0, outer.left - (frame.minX - origin.x)),
            bottom: max(0, outer.bottom - (origin.y + size.height - frame.maxY)),
            right: max(0, outer.right - (origin.x + size.width - frame.maxX))
        )
        if let controller = viewController {
            insets = insets + controller.containerSafeAreaInsets + controller.additionalSafeAreaInsets
        }
        return insets
    }

    /// The next layout pass compares the view's safe area with the one that was reported.
    package final func setNeedsSafeAreaCheck() {
        guard !needsSafeAreaCheck else { return }
        needsSafeAreaCheck = true
        if let window = self as? UIWindow { window.system.layoutIsDirty = true }
        superviewStorage?.markSubtree()
    }

    private func checkSafeArea() {
        needsSafeAreaCheck = false
        guard windowStorage != nil else { return }
        let insets = safeAreaInsets
        let old = reportedSafeArea
        guard insets != old else { return }
        reportedSafeArea = insets
        // The subviews' safe areas depend on this one.
        for view in subviewStorage { view.setNeedsSafeAreaCheck() }
        guard insets != old ?? .zero else { return }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Determined by the view's own attribute and the app's direction; not inherited (fact H1).
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: System.current.configuration.layoutDirection
        }
    }
}
