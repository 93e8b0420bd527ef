/// The delegate's swipe actions.
extension UITableView: SwipeActionsList {
    func swipedCell(at indexPath: IndexPath) -> (any SwipeActionsCell)? { cellForRow(at: indexPath) }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        isLeading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func willSwipeRow(at indexPath: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    }

    func didSwipeRow(at indexPath: IndexPath) {
        delegate?.tableView(self, didEndEditingRowAt: indexPath)
    }
}
