/// Bars in the column of a vertical bar (facts J6, J7).
extension UIViewController {
    /// The vertical bar, if this controller's view reaches its edge.
    final var verticalBar: VerticalBar? {
        guard let bar = System.current.configuration.activeVerticalBar, let view = viewIfLoaded else { return nil }
        let insets = view.safeAreaInsets
        return (bar.side == .left ? insets.left : insets.right) >= bar.width ? bar : nil
    }
}

extension UINavigationController {
    /// The vertical bar that shows this controller's items. A nested controller's bar is horizontal (fact J11).
    var barColumnBar: VerticalBar? {
        let outer: UINavigationController? = nearestAncestor()
        return outer == nil ? verticalBar : nil
    }

    /// The top of the first slot, below the status.
    private func firstSlot(of bar: VerticalBar) -> CGFloat {
        bar.hasCameraAtBottom ? Calibration.VerticalBar.statusLength : Calibration.VerticalBar.cameraStatusLength
    }

    /// The column in the coordinates of the navigation bar.
    func makeColumn(of bar: VerticalBar) -> BarColumn {
        let size = view.bounds.size
        let x = bar.side == .left ? 0 : size.width - bar.width
        let bottom = size.height - columnBottom(of: bar)
        let top = firstSlot(of: bar)
        return BarColumn(
            side: bar.side,
            slots: CGRect(x: x, y: top - barTop, width: bar.width, height: max(0, bottom - top)),
            region: CGRect(x: x, y: -barTop, width: bar.width, height: max(0, bottom))
        )
    }

    /// The space of the tab bar, the camera and the home indicator at the bottom of the column.
    private func columnBottom(of bar: VerticalBar) -> CGFloat {
        let host = bottomBarHost?.columnHeight ?? 0
        return host > 0 ? host : bar.bottomLength(view.safeAreaInsets.bottom)
    }

    /// The top of the toolbar's items, which follow those of the navigation bar.
    func toolbarStart(of bar: VerticalBar) -> CGFloat {
        let start = firstSlot(of: bar)
        guard bars.isShown, let item = topViewController?.navigationItem else { return start }
        let hasBackButton = childStorage.count > 1 && item.showsBackButton
        let count = (item.columnItems.count + (hasBackButton ? 1 : 0))
        return start + CGFloat(count) * (Calibration.VerticalBar.slot + Calibration.VerticalBar.spacing)
    }

    func toolbarColumnFrame(of bar: VerticalBar) -> CGRect {
        let x = bar.side == .left ? 0 : view.bounds.width - bar.width
        let start = toolbarStart(of: bar)
        let room = max(0, view.bounds.height - columnBottom(of: bar) - start)
        let height = min(room, toolbarStorage?.columnHeight ?? 0)
        return CGRect(x: x, y: start, width: bar.width, height: height)
    }

    /// Sets the arrangement of the bars, before their frames are set.
    func arrangeBars() {
        let bar = barColumnBar
        let column = bar.map(makeColumn)
        if navigationBar.column != column { navigationBar.column = column }
        toolbarStorage?.isInColumn = bar != nil
    }
}

extension VerticalBar {
    /// The free space at the bottom of the column.
    func bottomLength(_ homeIndicator: CGFloat) -> CGFloat {
        hasCameraAtBottom ? max(homeIndicator, Calibration.VerticalBar.cameraLength) : homeIndicator
    }
}

extension UINavigationItem {
    /// The items with a symbol, from the top: the leading ones first (fact J7).
    var columnItems: [UIBarButtonItem] {
        (leadingItems + (rightBarButtonItems ?? [])).filter { $0.fitsColumn && !$0.isHidden }
    }
}

extension UIBarButtonItem {
    /// Whether the items fit in a column. Texts and custom views stay in a horizontal row.
    var fitsColumn: Bool {
        customView == nil && systemItem?.isSpace != true && (image != nil || systemItem?.symbolName != nil)
    }
}
