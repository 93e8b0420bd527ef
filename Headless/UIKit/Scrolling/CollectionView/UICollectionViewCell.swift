/// A view that a collection view uses again for another item.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentDrawing, SwipeActionsCell {
    public let contentView = UIView()
    final var isSwipedOpen = false
    final var separator: UIColor?

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates cells of registered classes. Objective-C sends `initWithFrame:` to any class; Swift needs an initializer
    /// that every subclass has.
    @_documentation(visibility: internal)
    public required convenience init(_reuseIdentifier identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    private func setUp() {
        addSubview(contentView)
    }

    open var isSelected = false
    open var isHighlighted = false
    open var configurationState: UICellConfigurationState { UICellConfigurationState(isSwiped: isSwipedOpen) }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        if isSelected || isHighlighted { drawing.fill(.rect(bounds), with: UIColor.systemGray4.components) }
        guard let separator else { return }
        let height = 1 / System.current.configuration.scale
        let line = CGRect(
            x: bounds.minX + Calibration.Table.margin, y: bounds.maxY - height,
            width: bounds.width - Calibration.Table.margin, height: height)
        drawing.fill(.rect(line), with: separator.components)
    }
}

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }
}
