/// One row of a table: labels, an accessory, and a content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ContentDrawing, SwipeActionsCell {
    public let reuseIdentifier: String?
    public let contentView = UIView()
    final var hasSeparator = false
    final var isSwipedOpen = false
    private var label: UILabel?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Calibration.Table.rowHeight))
        setUp()
    }

    @_documentation(visibility: internal)
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// Creates cells of registered classes. Objective-C sends `initWithStyle:reuseIdentifier:` to any class; Swift
    /// needs an initializer that every subclass has.
    @_documentation(visibility: internal)
    public required convenience init(_reuseIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func setUp() {
        addSubview(contentView)
        backgroundColor = .systemBackground
    }

    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.font = .systemFont(ofSize: 17)
        made.textColor = .label
        label = made
        contentView.addSubview(made)
        setNeedsLayout()
        return made
    }

    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    open func prepareForReuse() {}

    private var selected = false
    private var highlighted = false

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
    }

    /// Whether the row's swipe actions are visible.
    open var showingDeleteConfirmation: Bool { isSwipedOpen }

    open var configurationState: UICellConfigurationState { UICellConfigurationState(isSwiped: isSwipedOpen) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var accessoryWidth: CGFloat {
        accessoryView.map { $0.frame.width + 2 * Calibration.Table.margin } ?? 0
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        let accessory = accessoryWidth
        contentView.frame = CGRect(
            x: isRightToLeft ? accessory : 0, y: 0, width: bounds.width - accessory, height: bounds.height)
        accessoryView?.center = CGPoint(
            x: isRightToLeft ? accessory / 2 : bounds.width - accessory / 2, y: bounds.midY)
        label?.frame = contentView.bounds.insetBy(dx: Calibration.Table.margin, dy: 0)
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        if selected || highlighted {
            drawing.fill(.rect(bounds), with: UIColor.systemGray4.components)
        }
        if hasSeparator {
            let height = 1 / System.current.configuration.scale
            let line = CGRect(
                x: bounds.minX + (isRightToLeft ? 0 : Calibration.Table.margin), y: bounds.maxY - height,
                width: bounds.width - Calibration.Table.margin, height: height)
            drawing.fill(.rect(line), with: UIColor.separator.components)
        }
    }
}
