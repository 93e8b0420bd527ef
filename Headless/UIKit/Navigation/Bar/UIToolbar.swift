/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    package final weak var controller: UINavigationController?
    private var background: BarBackgroundView!
    private var buttons: [BarButtonView] = []
    private var plates = GlassPlates()

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

    private func setUp() {
        background = BarBackgroundView(look: UIBarAppearance(idiom: .phone), hairlineIsOnTop: true)
        addSubview(background)
    }

    open var items: [UIBarButtonItem]? { didSet { adopt() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    private func adopt() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = item.button ?? BarButtonView(item: item)
            item.button = button
            item.onChange = { [weak self] in self?.setNeedsLayout() }
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    static var height: CGFloat {
        System.current.configuration.hasGlass
            ? Calibration.Glass.toolbarHeight : Calibration.NavigationBar.toolbarHeight
    }

    /// Whether the items form a column, as on a vertical bar.
    final var isInColumn = false { didSet { if isInColumn != oldValue { setNeedsLayout() } } }

    final var columnHeight: CGFloat {
        let count = (items ?? []).filter { $0.systemItem?.isSpace != true && !$0.isHidden }.count
        return CGFloat(count) * (Calibration.VerticalBar.slot + Calibration.VerticalBar.spacing)
    }

    private func layOutColumn() {
        background.isHidden = true
        let slot = Calibration.VerticalBar.slot
        var y: CGFloat = 0
        var frames: [GlassPlates.Plate] = []
        for (item, button) in zip(items ?? [], buttons) {
            _ = button.update(tint: tintColor)
            let isShown = item.systemItem?.isSpace != true && !item.isHidden
            button.frame = isShown ? CGRect(x: (bounds.width - slot) / 2, y: y, width: slot, height: slot) : .zero
            if isShown { frames.append(GlassPlates.Plate(frame: button.frame)) }
            if isShown { y += slot + Calibration.VerticalBar.spacing }
        }
        plates.show(frames, in: self)
    }

    /// On iOS 26 and later, the buttons float on plates of glass, without a background.
    private func layOutOnGlass() {
        background.isHidden = true
        for button in buttons { _ = button.update(tint: tintColor) }
        let groups = BarButtonGroups(buttons, tint: tintColor)
        let margin = Calibration.Glass.margin
        let flexible = (items ?? []).filter { $0.systemItem == .flexibleSpace }.count
        let rest = max(bounds.width - 2 * margin - groups.width, 0)
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = groups.place(
            from: margin, flexibleSpace: flexible > 0 ? rest / CGFloat(flexible) : 0,
            y: (bounds.height - Calibration.Glass.plate) / 2
        ) { x, width in mirrored ? bounds.width - x - width : x }
        plates.show(frames, in: self)
    }

    /// Flexible spaces share the width that the buttons leave. Without any, the buttons are on the leading side.
    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isInColumn { return layOutColumn() }
        if System.current.configuration.hasGlass { return layOutOnGlass() }
        background.isHidden = false
        plates.show([], in: self)
        let reach = safeAreaInsets.bottom
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        guard let items, !items.isEmpty else { return }
        let widths = buttons.map { $0.update(tint: tintColor) }
        let margin = Calibration.NavigationBar.sideMargin
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let rest = bounds.width - 2 * margin - widths.reduce(0, +)
        let space = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = margin
        for (index, item) in items.enumerated() {
            let width = item.systemItem == .flexibleSpace ? space : widths[index]
            let x = mirrored ? bounds.width - start - width : start
            buttons[index].frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            start += width
        }
    }
}
