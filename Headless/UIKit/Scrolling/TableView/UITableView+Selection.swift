/// Touches on rows: a touch highlights the row, and the lift selects it.
extension UITableView {
    func rowTouched(_ touch: UITouch) {
        guard allowsSelection, !swipes.isActive, touchedRow == nil,
            let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path],
            touch.view?.isDescendant(of: cell) == true,
            delegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return }
        touchedRow = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func rowTouchMoved(_ touch: UITouch) {
        guard let path = touchedRow, !rectForRow(at: path).contains(touch.location(in: self)) else { return }
        rowTouchCancelled()
    }

    func rowTouchCancelled() {
        guard let path = touchedRow else { return }
        touchedRow = nil
        cells[path]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func rowTouchEnded() {
        guard let touched = touchedRow else { return }
        rowTouchCancelled()
        let answer = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
        guard let path = answer else { return }
        if let old = selectedRow, old != path {
            let answer = delegate.map { $0.tableView(self, willDeselectRowAt: old) } ?? old
            guard let leaving = answer else { return }
            mark(nil, animated: false)
            delegate?.tableView(self, didDeselectRowAt: leaving)
        }
        mark(path, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    func mark(_ path: IndexPath?, animated: Bool) {
        guard path != selectedRow else { return }
        if let old = selectedRow { cells[old]?.setSelected(false, animated: animated) }
        selectedRow = path
        if let path { cells[path]?.setSelected(true, animated: animated) }
    }
}
