/// One row of a table: labels, an accessory, and a content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ContentDrawing, SwipeActionsCell {
    private let style: CellStyle
    public let reuseIdentifier: String?
    public let contentView = UIView()
    final var separator: UIColor?
    final var inheritedSeparatorInset = UIEdgeInsets.zero
    final var isSwipedOpen = false
    private var label: UILabel?
    private var detailLabel: UILabel?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Calibration.Table.rowHeight))
        setUp()
    }

    @_documentation(visibility: internal)
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        style = .default
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
        let made = makeLabel(size: 17, color: .label)
        label = made
        return made
    }

    open var detailTextLabel: UILabel? {
        if style == .default { return nil }
        if let detailLabel { return detailLabel }
        let made = makeLabel(size: style == .subtitle ? 12 : 17, color: style == .subtitle ? .label : .secondaryLabel)
        detailLabel = made
        return made
    }

    private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    open var accessoryType = AccessoryType.none {
        didSet { setNeedsLayout() }
    }

    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    /// The table's inset unless the cell sets its own.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? inheritedSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    private var ownSeparatorInset: UIEdgeInsets?

    open func prepareForReuse() {}

    open var selectionStyle = SelectionStyle.default
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
        if let accessoryView { return accessoryView.frame.width + 2 * Calibration.Table.margin }
        return accessoryType == .none ? 0 : Calibration.Table.accessoryWidth
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        let accessory = accessoryWidth
        contentView.frame = CGRect(
            x: isRightToLeft ? accessory : 0, y: 0, width: bounds.width - accessory, height: bounds.height)
        accessoryView?.center = CGPoint(
            x: isRightToLeft ? accessory / 2 : bounds.width - accessory / 2, y: bounds.midY)
        layOutLabels(in: contentView.bounds.insetBy(dx: Calibration.Table.margin, dy: 0))
    }

    private func layOutLabels(in area: CGRect) {
        guard let detailLabel, detailLabel.text?.isEmpty == false else {
            label?.frame = area
            return
        }
        let (title, detail) = (label?.sizeThatFits(.zero) ?? .zero, detailLabel.sizeThatFits(.zero))
        if style == .subtitle {
            let top = area.midY - (title.height + detail.height) / 2
            label?.frame = CGRect(x: area.minX, y: top, width: area.width, height: title.height)
            detailLabel.frame = CGRect(
                x: area.minX, y: top + title.height, width: area.width, height: detail.height)
        } else {
            let width = min(detail.width, area.width)
            let start = isRightToLeft ? area.minX : area.maxX - width
            detailLabel.frame = CGRect(x: start, y: 0, width: width, height: area.height)
            label?.frame = CGRect(
                x: isRightToLeft ? area.minX + width : area.minX, y: 0, width: area.width - width, height: area.height)
        }
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        if selected || highlighted, selectionStyle != .none {
            drawing.fill(.rect(bounds), with: UIColor.systemGray4.components)
        }
        if let separator {
            let inset = separatorInset
            let height = 1 / System.current.configuration.scale
            let start = isRightToLeft ? inset.right : inset.left
            let line = CGRect(
                x: bounds.minX + start, y: bounds.maxY - height, width: bounds.width - inset.left - inset.right,
                height: height)
            drawing.fill(.rect(line), with: separator.components)
        }
        if accessoryView == nil { drawAccessory(into: &drawing, bounds: bounds) }
    }

    private func drawAccessory(into drawing: inout Drawing, bounds: CGRect) {
        let direction: CGFloat = isRightToLeft ? -1 : 1
        let x = isRightToLeft ? bounds.minX + accessoryWidth / 2 : bounds.maxX - accessoryWidth / 2
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx * direction, y: bounds.midY + dy) }
        switch accessoryType {
        case .none: break
        case .disclosureIndicator:
            drawing.stroke(
                .line(point(-3, -6), point(3, 0), point(-3, 6)), with: UIColor.systemGray3.components, width: 2)
        case .checkmark:
            drawing.stroke(.line(point(-6, 0), point(-2, 5), point(6, -5)), with: tintColor.components, width: 2)
        }
    }
}
