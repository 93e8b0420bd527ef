/// The view of a bar button item: a custom view, a title or a symbol.
final class BarButtonView: BarTapView, ContentDrawing {
    /// Weak: a touch retains this view, and must not retain the item of a deallocated screen.
    private(set) weak var item: UIBarButtonItem?
    var fitsColumn: Bool { item?.fitsColumn ?? false }
    var isItemHidden: Bool { item?.isHidden ?? true }
    /// Whether the column of a vertical bar has no room for the button.
    var isInOverflow = false { didSet { isHidden = isItemHidden || isInOverflow } }
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.systemBlue

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("archives of bar buttons")
    }

    override func tapped() {
        item?.fire()
    }

    private var title: String? { item?.title ?? item?.systemItem?.title }
    private var symbolName: String? { item?.image?.symbolName ?? item?.systemItem?.symbolName }

    /// Applies the item's appearance and returns the width of the button on the bar.
    func update(tint: UIColor, attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        guard let item else { return 0 }
        isHidden = item.isHidden || isInOverflow
        isEnabled = item.isEnabled && item.systemItem?.isSpace != true && item.customView == nil
        if item.systemItem?.isSpace == true || isHidden { return item.width }
        if let view = item.customView {
            if view.superview !== self { addSubview(view) }
            return item.width > 0 ? item.width : view.bounds.width
        }
        let weight = item.style == .done ? UIFont.Weight.semibold : .regular
        font =
            attributes[.font] as? UIFont
            ?? UIFont.systemFont(ofSize: Calibration.NavigationBar.fontSize, weight: weight)
        color = item.tintColor ?? attributes[.foregroundColor] as? UIColor ?? tint.onBars
        if item.style == .done, System.current.configuration.hasGlass { color = .white }
        if !item.isEnabled { color = UIColor.tertiaryLabel }
        if item.width > 0 { return item.width }
        return max(
            Calibration.NavigationBar.minimumButtonWidth, textWidth + 2 * Calibration.NavigationBar.buttonPadding)
    }

    var showsSymbol: Bool { item?.customView == nil && (item?.image != nil || symbolName != nil) }

    /// The width of the title; 0 for a symbol.
    var textWidth: CGFloat {
        showsSymbol ? 0 : TextMetrics.width(of: title ?? "", font: Drawing.Font(font)).rounded(.up)
    }

    override func layoutSubviews() {
        guard let view = item?.customView, view.superview === self else { return }
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        guard let item, item.customView == nil, item.systemItem?.isSpace != true else { return }
        if !showsSymbol {
            drawing.text(title ?? "", font: font, color: color, alignment: .center, in: bounds)
        } else {
            BarSymbol.draw(symbolName, color: color, at: CGPoint(x: bounds.midX, y: bounds.midY), into: &drawing)
        }
    }
}

extension UIColor {
    /// The tint of a bar's buttons. On glass they are black or white unless the app has chosen a colour.
    @MainActor
    var onBars: UIColor {
        System.current.configuration.hasGlass && self == .systemBlue ? .label : self
    }
}
