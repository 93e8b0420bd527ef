import Foundation

/// The rows' frames and the cells of the visible rows.
extension UITableView {
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Valid also before the first layout.
    var upToDateRows: TableLayout {
        if needsReload { readRows() }
        return rows
    }

    private func readRows() {
        needsReload = false
        rows = TableLayout(top: tableHeaderView?.frame.height ?? 0)
        if let dataSource {
            for section in 0..<dataSource.numberOfSections(in: self) {
                let title = dataSource.tableView(self, titleForHeaderInSection: section)
                let height = sectionHeaderHeight < 0 ? Calibration.Table.headerHeight : sectionHeaderHeight
                rows.add(
                    title: title,
                    headerHeight: title == nil ? 0 : height,
                    rows: dataSource.tableView(self, numberOfRowsInSection: section),
                    rowHeight: { row in heightOfRow(at: IndexPath(row: row, section: section)) }
                )
            }
        }
        contentSize = CGSize(width: bounds.width, height: rows.height + (tableFooterView?.frame.height ?? 0))
    }

    private func heightOfRow(at path: IndexPath) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height < 0 ? Calibration.Table.rowHeight : height
    }

    func reload() {
        swipes.close(animated: false)
        for (path, cell) in cells { recycle(cell, from: path) }
        cells = [:]
        for header in headers.values { header.removeFromSuperview() }
        headers = [:]
        selectedRow = nil
        touchedRow = nil
        setNeedsReload()
        readRows()
    }

    func show(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard upToDateRows.contains(path) else {
            Exception.raise(.generic, "Attempted to scroll the table view to an out-of-bounds row (\(path.row)).")
        }
        // The cells are in place when a scroll without animation returns (fact B11).
        defer { if !animated { layOutRows() } }
        let row = rectForRow(at: path)
        let visible = bounds.inset(by: adjustedContentInset)
        let shift: CGFloat
        switch position {
        case .none:
            scrollRectToVisible(row, animated: animated)
            return
        case .top: shift = row.minY - visible.minY
        case .middle: shift = row.midY - visible.midY
        case .bottom: shift = row.maxY - visible.maxY
        }
        let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + shift)
        setContentOffset(clamped(offset), animated: animated)
    }

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = spareCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registeredCells[identifier].map { $0.init(_reuseIdentifier: identifier) }
    }

    func layOutRows() {
        if needsReload { readRows() }
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        let visible = bounds
        let paths = rows.rows(from: visible.minY, to: visible.maxY)
        let wanted = Set(paths)
        for (path, cell) in cells where !wanted.contains(path) && cell !== swipes.cell {
            cells[path] = nil
            recycle(cell, from: path)
        }
        for path in paths { place(path) }
        placeHeaders(in: visible)
        tableHeaderView?.frame.origin = .zero
        tableHeaderView?.frame.size.width = bounds.width
        tableFooterView?.frame = CGRect(
            x: 0, y: rows.height, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    }

    private func place(_ path: IndexPath) {
        let frame = rectForRow(at: path)
        if let cell = cells[path] {
            if cell !== swipes.cell, cell.frame != frame { cell.frame = frame }
            return
        }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        cells[path] = cell
        cell.hasSeparator = separatorStyle != .none
        cell.setHighlighted(false, animated: false)
        cell.setSelected(path == selectedRow, animated: false)
        UIView.performWithoutAnimation { cell.frame = frame }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: 0)
    }

    private func recycle(_ cell: UITableViewCell, from path: IndexPath) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// The header of the topmost section stays at the top until the next header replaces it.
    private func placeHeaders(in visible: CGRect) {
        let top = visible.minY + adjustedContentInset.top
        for (index, section) in rows.sections.enumerated() {
            guard let title = section.title, section.top < visible.maxY, section.bottom > visible.minY else {
                headers.removeValue(forKey: index)?.removeFromSuperview()
                continue
            }
            let header = headers[index] ?? TableHeaderView(title: title)
            if headers[index] == nil {
                headers[index] = header
                addSubview(header)
            }
            let y = min(max(section.top, top), section.bottom - section.headerHeight)
            header.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.headerHeight)
        }
    }
}

/// The title above a section.
final class TableHeaderView: UIView {
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("table headers from an archive")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Calibration.Table.margin, dy: 0)
    }
}
