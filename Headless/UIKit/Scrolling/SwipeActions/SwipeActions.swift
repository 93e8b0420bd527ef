import Foundation

/// A list whose rows have swipe actions.
@MainActor
protocol SwipeActionsList: UIScrollView {
    func indexPathForRow(at point: CGPoint) -> IndexPath?
    func rectForRow(at indexPath: IndexPath) -> CGRect
    func swipedCell(at indexPath: IndexPath) -> (any SwipeActionsCell)?
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    func willSwipeRow(at indexPath: IndexPath)
    func didSwipeRow(at indexPath: IndexPath)
    func rowTouchCancelled()
}

@MainActor
protocol SwipeActionsCell: UIView {
    var isSwipedOpen: Bool { get set }
}

/// The swipe actions of a list, on at most one row at a time.
@MainActor
final class SwipeActions {
    /// The row that is swiped aside.
    private final class Row {
        let path: IndexPath
        let cell: any SwipeActionsCell
        let view: SwipeActionsView
        let configuration: UISwipeActionsConfiguration
        /// The side with the actions: 1 for left, −1 for right.
        let side: CGFloat
        /// The cell's distance from its place, now and when the drag began.
        var offset: CGFloat = 0
        var start: CGFloat = 0

        init(
            path: IndexPath, cell: any SwipeActionsCell, view: SwipeActionsView,
            configuration: UISwipeActionsConfiguration,
            side: CGFloat
        ) {
            self.path = path
            self.cell = cell
            self.view = view
            self.configuration = configuration
            self.side = side
        }
    }

    private enum Phase {
        case closed
        /// A finger drags the row.
        case opening(Row)
        case open(Row)
        /// The row opens, closes, or moves across, animated.
        case settling(Row)

        var row: Row? {
            switch self {
            case .closed: nil
            case .opening(let row), .open(let row), .settling(let row): row
            }
        }
    }

    private unowned let list: any SwipeActionsList
    private var phase = Phase.closed
    private(set) lazy var pan = SwipeActionsPan(of: self)
    /// The touch that has closed a row. It has no other effect.
    private weak var closingTouch: UITouch?

    init(in list: any SwipeActionsList) {
        self.list = list
    }

    var isActive: Bool { phase.row != nil || closingTouch?.isOnScreen == true }
    var cell: (any SwipeActionsCell)? { phase.row?.cell }

    /// A touch outside the actions of an open row closes the row.
    func touched(_ touch: UITouch) {
        guard case .open(let row) = phase, touch.view?.isDescendant(of: row.view) != true else { return }
        if touch.view === list, list.rectForRow(at: row.path).contains(touch.location(in: list)) { return }
        closingTouch = touch
        close(animated: true)
    }

    /// Asks the list for the actions on the side that the drag uncovers.
    func mayBegin(_ touch: UITouch, pull: CGFloat) -> Bool {
        // The list may have left the stack with its screen: the row that closes may be all that retains it.
        let list = list
        guard touch !== closingTouch, !list.isDragging, let path = list.indexPathForRow(at: touch.location(in: list))
        else { return false }
        if let row = phase.row {
            if row.path == path {
                takeOver(row)
                return true
            }
            close(animated: false)
        }
        guard let cell = list.swipedCell(at: path), let configuration = configuration(for: path, pull: pull),
            !configuration.actions.isEmpty
        else { return false }
        let side: CGFloat = pull > 0 ? 1 : -1
        let view = SwipeActionsView(actions: configuration.actions, isAtLeft: side > 0) { [weak self] action, button in
            self?.perform(action, from: button)
        }
        list.insertSubview(view, belowSubview: cell)
        cell.isSwipedOpen = true
        phase = .opening(Row(path: path, cell: cell, view: view, configuration: configuration, side: side))
        list.rowTouchCancelled()
        list.willSwipeRow(at: path)
        return true
    }

    private func configuration(for path: IndexPath, pull: CGFloat) -> UISwipeActionsConfiguration? {
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return list.swipeActions(at: path, isLeading: (pull > 0) != isRightToLeft)
    }

    /// A drag continues an animated row from its visible position.
    private func takeOver(_ row: Row) {
        row.start = row.cell.layer.presentationValues.position.x - row.cell.bounds.width / 2
        phase = .opening(row)
    }

    func dragged(to translation: CGFloat) {
        guard case .opening(let row) = phase else { return }
        let length = list.bounds.width
        let pull = max(0, (row.start + translation) * row.side)
        let openWidth = row.view.openWidth
        var distance = min(pull, length)
        if pull > openWidth, !row.configuration.performsFirstActionWithFullSwipe {
            distance = openWidth + RubberBand.stretch(for: pull - openWidth, length: length)
        }
        move(row, to: distance * row.side)
    }

    func released(velocity: CGFloat) {
        guard case .opening(let row) = phase else { return }
        let distance = row.offset * row.side
        let speed = velocity * row.side
        let isFull = distance > list.bounds.width * Calibration.Table.fullSwipe
        if isFull, row.configuration.performsFirstActionWithFullSwipe, speed >= 0 {
            settle(row, at: list.bounds.width * row.side) {
                $0.perform(row.configuration.actions[0], from: row.view)
            }
        } else if abs(speed) < Calibration.Table.swipeVelocity ? distance > row.view.openWidth / 2 : speed > 0 {
            settle(row, at: row.view.openWidth * row.side) { $0.phase = .open(row) }
        } else {
            close(animated: true)
        }
    }

    private func move(_ row: Row, to offset: CGFloat) {
        let place = list.rectForRow(at: row.path)
        row.offset = offset
        row.cell.frame = place.offsetBy(dx: offset, dy: 0)
        let width = abs(offset)
        row.view.frame = CGRect(
            x: row.side > 0 ? 0 : place.width - width, y: place.minY, width: width, height: place.height)
        row.view.layoutIfNeeded()
    }

    private func settle(_ row: Row, at offset: CGFloat, then: @escaping (SwipeActions) -> Void) {
        phase = .settling(row)
        UIView.animate(
            withDuration: Calibration.Table.settling, delay: 0, options: .curveEaseOut,
            animations: { self.move(row, to: offset) },
            completion: { [weak self] _ in
                // Meanwhile the list may be deallocated, and another touch may have dragged or closed the row.
                guard let self, case .settling(let current) = phase, current === row, row.offset == offset else {
                    return
                }
                then(self)
            }
        )
    }

    func close(animated: Bool) {
        guard let row = phase.row else { return }
        guard animated else {
            UIView.performWithoutAnimation { move(row, to: 0) }
            finish(row)
            return
        }
        if case .settling = phase, row.offset == 0 { return }
        settle(row, at: 0) { $0.finish(row) }
    }

    private func finish(_ row: Row) {
        phase = .closed
        row.view.removeFromSuperview()
        row.cell.isSwipedOpen = false
        list.didSwipeRow(at: row.path)
    }

    private func perform(_ action: UIContextualAction, from view: UIView) {
        action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
    }
}
