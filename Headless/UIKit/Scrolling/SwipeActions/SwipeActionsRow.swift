import Foundation

/// A row with swipe actions outside a list, as SwiftUI has them on iOS 27 and later (fact J2).
package final class SwipeActionsRow: UIView {
    private enum Phase { case closed, dragged, open, settling }

    /// The view that a swipe moves sideways.
    package let content = UIView(frame: .zero)
    package var leading: UISwipeActionsConfiguration?
    package var trailing: UISwipeActionsConfiguration?
    fileprivate weak var container: SwipeActionsContainer?
    private var actions: SwipeActionsView?
    private var phase = Phase.closed
    /// The side on which the content uncovers actions: 1 left, −1 right.
    private var side: CGFloat = 1
    private var offset: CGFloat = 0
    private var start: CGFloat = 0

    package override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(content)
        addGestureRecognizer(SwipeActionsRowPan(of: self))
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("swipe actions from an archive")
    }

    package var isOpen: Bool { phase == .open }
    package var isClosed: Bool { phase == .closed }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if isClosed { content.frame = bounds }
    }

    /// A row that is open or moves begins with every sideways drag, a closed one only towards a side with actions.
    func mayBegin(pull: CGFloat) -> Bool {
        if !isClosed {
            start = content.layer.presentationValues.position.x - content.bounds.width / 2
            phase = .dragged
            return true
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let configuration = (pull > 0) != isRightToLeft ? leading : trailing
        guard let configuration, !configuration.actions.isEmpty else { return false }
        container?.closeRows(but: self)
        side = pull > 0 ? 1 : -1
        start = 0
        phase = .dragged
        let view = SwipeActionsView(actions: configuration.actions, isAtLeft: side > 0) { [weak self] action, button in
            action.handler(action, button) { [weak self] _ in self?.close() }
        }
        insertSubview(view, belowSubview: content)
        actions = view
        return true
    }

    func dragged(to translation: CGFloat) {
        guard phase == .dragged else { return }
        let pull = max(0, (start + translation) * side)
        move(to: min(pull, bounds.width) * side)
    }

    func released(velocity: CGFloat) {
        guard phase == .dragged, let actions else { return }
        let speed = velocity * side
        let opens =
            abs(speed) < Calibration.Table.swipeVelocity ? offset * side > actions.openWidth / 2 : speed > 0
        if opens { settle(at: actions.openWidth * side, as: .open) } else { close() }
    }

    package func close() {
        guard !isClosed else { return }
        settle(at: 0, as: .closed)
    }

    private func move(to offset: CGFloat) {
        self.offset = offset
        content.frame = bounds.offsetBy(dx: offset, dy: 0)
        let width = abs(offset)
        actions?.frame = CGRect(x: side > 0 ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        actions?.layoutIfNeeded()
    }

    private func settle(at offset: CGFloat, as end: Phase) {
        phase = .settling
        UIView.animate(
            withDuration: Calibration.Table.settling, delay: 0, options: .curveEaseOut,
            animations: { self.move(to: offset) },
            completion: { [weak self] _ in
                // Another drag or another animation may have started meanwhile.
                guard let self, phase == .settling, self.offset == offset else { return }
                phase = end
                guard end == .closed else { return }
                actions?.removeFromSuperview()
                actions = nil
            }
        )
    }
}

/// The drag that swipes the row aside, on the row itself.
final class SwipeActionsRowPan: UIPanGestureRecognizer {
    private unowned let row: SwipeActionsRow

    init(of row: SwipeActionsRow) {
        self.row = row
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func evaluate(_ travel: CGPoint) -> Decision {
        guard abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis else { return .wait }
        guard abs(travel.x) > abs(travel.y) else { return .fail }
        return row.mayBegin(pull: travel.x) ? .begin : .fail
    }

    override func willCallTargets() {
        switch state {
        case .began, .changed: row.dragged(to: translation(in: view).x)
        case .ended: row.released(velocity: velocity(in: view).x)
        case .cancelled: row.close()
        case .possible, .failed: break
        }
    }
}

/// Keeps at most one row of a scroll view open, and closes it when the content scrolls or another place is touched.
@MainActor
package final class SwipeActionsContainer {
    private var rows: [SwipeActionsRow] = []
    private var observation: NSKeyValueObservation?

    package init(_ scrollView: UIScrollView) {
        observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in
            self?.closeRows(but: nil)
        }
        scrollView.addGestureRecognizer(SwipeActionsTouchObserver(of: self))
    }

    package func add(_ row: SwipeActionsRow) {
        rows.append(row)
        row.container = self
    }

    fileprivate func closeRows(but row: SwipeActionsRow?) {
        for other in rows where other !== row { other.close() }
    }

    fileprivate func touched(_ touch: UITouch) {
        closeRows(but: rows.first { row in touch.view?.isDescendant(of: row) == true })
    }
}

/// Observes where touches begin. It never recognizes.
private final class SwipeActionsTouchObserver: UIGestureRecognizer {
    private weak var container: SwipeActionsContainer?

    init(of container: SwipeActionsContainer) {
        self.container = container
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { container?.touched(touch) }
        state = .failed
    }
}
