/// The frames of the items in a list, and the cells of the visible ones.
extension UICollectionView {
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Valid also before the first layout.
    var upToDateRows: TableLayout {
        if needsReload { readItems() }
        return rows
    }

    private func readItems() {
        needsReload = false
        rows = TableLayout(top: 0)
        if let dataSource {
            for section in 0..<dataSource.numberOfSections(in: self) {
                rows.add(
                    title: nil, headerHeight: 0, rows: dataSource.collectionView(self, numberOfItemsInSection: section),
                    rowHeight: { _ in Calibration.Table.rowHeight })
            }
        }
        contentSize = CGSize(width: bounds.width, height: rows.height)
    }

    func reload() {
        swipes.close(animated: false)
        for cell in cells.values { recycle(cell) }
        cells = [:]
        selectedItem = nil
        touchedItem = nil
        setNeedsReload()
        readItems()
    }

    func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard upToDateRows.contains(indexPath) else { return .zero }
        let (top, bottom) = rows.extent(of: indexPath)
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    func layOutItems() {
        if needsReload { readItems() }
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        let paths = rows.rows(from: bounds.minY, to: bounds.maxY)
        let wanted = Set(paths)
        for (path, cell) in cells where !wanted.contains(path) && cell !== swipes.cell {
            cells[path] = nil
            recycle(cell)
        }
        for path in paths { place(path) }
    }

    private func place(_ path: IndexPath) {
        let frame = rectForRow(at: path)
        if let cell = cells[path] {
            if cell !== swipes.cell, cell.frame != frame { cell.frame = frame }
            return
        }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
        cells[path] = cell
        cell.separator = .separator
        cell.isHighlighted = false
        cell.isSelected = path == selectedItem
        UIView.performWithoutAnimation { cell.frame = frame }
        insertSubview(cell, at: 0)
    }

    private func recycle(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
    }
}

/// Touches on items: a touch highlights the item, and the lift selects it.
extension UICollectionView {
    func itemTouched(_ touch: UITouch) {
        guard allowsSelection, !swipes.isActive, touchedItem == nil,
            let path = indexPathForItem(at: touch.location(in: self)), let cell = cells[path],
            touch.view?.isDescendant(of: cell) == true,
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return }
        touchedItem = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func rowTouchCancelled() {
        guard let path = touchedItem else { return }
        touchedItem = nil
        cells[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func itemTouchEnded() {
        guard let path = touchedItem else { return }
        rowTouchCancelled()
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        if let old = selectedItem, old != path {
            mark(nil)
            delegate?.collectionView(self, didDeselectItemAt: old)
        }
        mark(path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    func mark(_ path: IndexPath?) {
        guard path != selectedItem else { return }
        if let old = selectedItem { cells[old]?.isSelected = false }
        selectedItem = path
        if let path { cells[path]?.isSelected = true }
    }
}

/// The swipe actions of the list's configuration.
extension UICollectionView: SwipeActionsList {
    func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func swipedCell(at indexPath: IndexPath) -> (any SwipeActionsCell)? { cells[indexPath] }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = listConfiguration
        let provider =
            isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    // A list doesn't report swipes to its delegate.
    func willSwipeRow(at indexPath: IndexPath) {}
    func didSwipeRow(at indexPath: IndexPath) {}
}
