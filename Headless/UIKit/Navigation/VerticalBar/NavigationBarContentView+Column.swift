/// The layout of an item on a vertical bar: buttons with symbols in the column, all others in the row (fact J7).
extension NavigationBarContentView {
    func layOutInColumn(_ column: BarColumn, mirrored: Bool) {
        var entries: [BarTapView] = []
        if let backButton { entries.append(backButton) }
        entries += (leading + trailing).filter { $0.fitsColumn && !$0.isItemHidden }
        let overflows = entries.count > column.capacity
        let shown = overflows ? Array(entries.prefix(column.capacity - 1)) : entries
        for (index, view) in shown.enumerated() {
            view.frame = column.frame(at: index)
            (view as? BarButtonView)?.isInOverflow = false
        }
        backButton?.arrangeInColumn(mirrored: mirrored)
        let rest = entries.dropFirst(shown.count)
        for case let view as BarButtonView in rest { view.isInOverflow = true }
        showOverflow(overflows ? column.frame(at: shown.count) : nil)
        let count = shown.count + (overflows ? 1 : 0)
        show((0..<count).map { GlassPlates.Plate(frame: column.frame(at: $0)) })
        layOutRow(column.row(bounds), mirrored: mirrored)
    }

    /// Lays out the title and texts from the leading end, and texts of the trailing side at the trailing end.
    private func layOutRow(_ row: CGRect, mirrored: Bool) {
        let margin = Calibration.VerticalBar.titleMargin
        func place(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
            let x = mirrored ? row.maxX - start - width : row.minX + start
            view.frame = CGRect(x: x, y: 0, width: width, height: row.height)
        }
        var start = margin
        var end = row.width - margin
        for view in trailing where !view.fitsColumn {
            let width = widths[ObjectIdentifier(view)] ?? 0
            end -= width
            place(view, end, width)
        }
        for view in leading where !view.fitsColumn {
            let width = widths[ObjectIdentifier(view)] ?? 0
            place(view, start, width)
            start += width
        }
        let room = max(0, end - start)
        if let customTitle {
            let width = min(customTitle.bounds.width, room)
            let x = mirrored ? row.maxX - start - width : row.minX + start
            customTitle.center = CGPoint(x: x + width / 2, y: row.midY)
        } else {
            place(titleLabel, start, min(titleLabel.textWidth, room))
        }
    }

    /// Shows the last button, whose menu has the items without room.
    private func showOverflow(_ frame: CGRect?) {
        guard let frame else {
            overflowButton?.removeFromSuperview()
            overflowButton = nil
            return
        }
        let button = overflowButton ?? BarOverflowButton(frame: .zero)
        if overflowButton == nil {
            overflowButton = button
            addSubview(button)
        }
        button.color = backButton?.chevron.color ?? tintColor
        button.frame = frame
    }

    func leaveColumn() {
        showOverflow(nil)
        for view in leading + trailing { view.isInOverflow = false }
        show([])
    }
}

/// Opens the menu with the items that do not fit into the column.
final class BarOverflowButton: BarTapView, ContentDrawing {
    var color = UIColor.systemBlue

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        BarSymbol.draw("ellipsis", color: color, at: CGPoint(x: bounds.midX, y: bounds.midY), into: &drawing)
    }
}

extension BarBackButtonView {
    /// Lays out the arrow without a title.
    func arrangeInColumn(mirrored: Bool) {
        label.text = ""
        chevron.pointsRight = mirrored
        let size = Calibration.NavigationBar.chevronSize
        chevron.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height
        )
    }
}
