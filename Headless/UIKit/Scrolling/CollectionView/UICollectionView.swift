/// A scroll view of items. Here it shows lists, in which only the visible items have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    final var rows = TableLayout(top: 0)
    final var needsReload = true
    final var cells: [IndexPath: UICollectionViewCell] = [:]
    final var spareCells: [String: [UICollectionViewCell]] = [:]
    private final var registeredCells: [String: UICollectionViewCell.Type] = [:]
    final var touchedItem: IndexPath?
    final var selectedItem: IndexPath?
    final lazy var swipes = SwipeActions(in: self)

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = listConfiguration.backgroundColor ?? .systemBackground
        addGestureRecognizer(swipes.pan)
    }

    public required init?(coder: NSCoder) {
        Exception.unsupported("collection views from an archive")
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { reload() }
    }

    final var listConfiguration: UICollectionLayoutListConfiguration {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
            Exception.unsupported("collection views that are not lists")
        }
        return layout.list
    }

    /// The scroll view's delegate under a narrower type, as in Objective-C.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { delegateStorage as? any UICollectionViewDelegate }
        set { delegateStorage = newValue }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { setNeedsReload() }
    }

    open var allowsSelection = true

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registeredCells[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = spareCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let cellClass = registeredCells[identifier] else {
            Exception.raise(
                .internalInconsistency,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cellClass.init(_reuseIdentifier: identifier)
    }

    open func reloadData() {
        reload()
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { upToDateRows.row(at: point.y) }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItem.map { [$0] } ?? [] }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if selectedItem == indexPath { mark(nil) }
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
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
        if let touch = touches.first { itemTouched(touch) }
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = touchedItem else { return }
        if !rectForRow(at: path).contains(touch.location(in: self)) { rowTouchCancelled() }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchEnded()
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchCancelled()
    }

    override func dragBegan() {
        swipes.close(animated: true)
    }
}
