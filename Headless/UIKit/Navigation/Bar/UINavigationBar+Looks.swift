extension UINavigationBar {
    /// The appearance of an item on this bar (fact G1).
    package func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
        BarAppearances.look(
            item: item?.appearances ?? BarAppearances(), bar: appearances, fallback: defaultLook,
            // Only a bar that a controller manages knows the content under it.
            atScrollEdge: controller != nil && item?.isAtScrollEdge ?? true,
            isCompact: isCompact
        )
    }

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }

    /// How content under the bar fades out on iOS 26 and later: in the colour of the item's screen, the more the
    /// further the content has moved under the bar.
    func fade(for item: UINavigationItem?) -> (color: UIColor, share: CGFloat) {
        let screen = controller?.viewControllers.last { $0.itemInOuterBar === item }
        return (
            screen?.viewIfLoaded?.backgroundColor ?? .systemBackground,
            min(max((item?.coveredContent ?? 0) / Calibration.Glass.fadeDistance, 0), 1)
        )
    }

    /// The content of the item's screen has moved under the bar.
    func contentMoved(of item: UINavigationItem) {
        if item === topItem, transition == nil { background.fade = fade(for: item) }
    }

    /// Creates the top item's views, or updates them.
    func rebuild() {
        let look = look(for: topItem)
        background.show(look)
        background.fade = fade(for: topItem)
        let content = makeContent(of: topItem, over: backItem, look: look)
        if self.content !== content {
            self.content?.removeFromSuperview()
            self.content = content
            if let content { addSubview(content) }
        }
    }

    func makeContent(
        of item: UINavigationItem?, over previous: UINavigationItem?, look: UINavigationBarAppearance
    ) -> NavigationBarContentView? {
        guard let item else { return nil }
        let content = item.content ?? NavigationBarContentView(frame: .zero)
        item.content = content
        if content.frame != bounds { content.frame = CGRect(origin: .zero, size: bounds.size) }
        if content.isStale || content.looksNumber != looksNumber || !content.isAbove(previous) {
            content.update(item: item, previous: previous, in: self, look: look)
        }
        return content
    }
}
