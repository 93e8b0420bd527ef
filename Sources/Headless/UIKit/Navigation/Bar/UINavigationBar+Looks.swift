extension UINavigationBar {
    /// The appearance of an item on this bar (fact G1).
    func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
        let isCompact = bounds.height <= Calibration.NavigationBar.compactHeight
        let look = BarAppearances.look(
            item: item?.appearances ?? BarAppearances(), bar: appearances,
            atScrollEdge: item?.isAtScrollEdge ?? true,
            isCompact: isCompact
        )
        return column == nil ? look ?? defaultLook : columnLook(look ?? defaultLook, for: item)
    }

    /// The appearance of a bar without an appearance object, from the properties that precede iOS 13.
    var defaultLook: UINavigationBarAppearance {
        if let cached = legacy.cached { return cached }
        let look = legacy.makeAppearance()
        legacy.cached = look
        return look
    }

    /// Creates the top item's views, or updates them.
    func rebuild() {
        let look = look(for: topItem)
        background.show(look)
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
