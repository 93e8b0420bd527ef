/// A list of rows that scrolls vertically; only visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    @preconcurrency public enum Style: Int, Sendable {
        case plain = 0
    }

    @preconcurrency public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// Insertions and deletions are not animated here.
    public class var automaticDimension: CGFloat { -1 }

    public let style: Style
    final var rows = TableLayout(top: 0)
    final var needsReload = true
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var headers: [Int: TableHeaderView] = [:]
    final var spareCells: [String: [UITableViewCell]] = [:]
    final var registeredCells: [String: UITableViewCell.Type] = [:]
    final var touchedRow: IndexPath?
    final var selectedRow: IndexPath?
    final lazy var swipes = SwipeActions(in: self)

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    @_documentation(visibility: internal)
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        addGestureRecognizer(swipes.pan)
    }

    /// The scroll view's delegate under a narrower type, as in Objective-C.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { delegateStorage as? any UITableViewDelegate }
        set {
            delegateStorage = newValue
            setNeedsReload()
        }
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { setNeedsReload() }
    }

    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var allowsSelection = true

    open var tableHeaderView: UIView? {
        didSet {
            if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            setNeedsReload()
        }
    }

    open var tableFooterView: UIView? {
        didSet {
            if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
            if let tableFooterView { addSubview(tableFooterView) }
            setNeedsReload()
        }
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registeredCells[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier) else {
            Exception.raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    open func reloadData() {
        reload()
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard upToDateRows.contains(indexPath) else { return .zero }
        let (top, bottom) = rows.extent(of: indexPath)
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { upToDateRows.row(at: point.y) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        show(indexPath, at: scrollPosition, animated: animated)
    }

    open var indexPathForSelectedRow: IndexPath? { selectedRow }

    /// Does not call the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none { show(indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selectedRow == indexPath { mark(nil, animated: animated) }
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    @_documentation(visibility: internal)
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        // A touch on the cell of an open row closes the row, so the cell's controls do not receive it.
        if let view, let cell = swipes.cell, view.isDescendant(of: cell) { return self }
        return view
    }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { rowTouched(touch) }
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { rowTouchMoved(touch) }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchEnded()
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchCancelled()
    }

    override func dragBegan() {
        swipes.close(animated: true)
    }
}
