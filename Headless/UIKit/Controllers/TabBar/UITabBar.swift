/// A row of tabs at the bottom of the screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
    package final weak var controller: UITabBarController?
    private var background: BarBackgroundView!
    private var buttons: [TabButton] = []
    private var plates = GlassPlates()
    private let selection = UIView(frame: .zero)

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
        addSubview(selection)
        selection.backgroundColor = Calibration.Glass.selection
        selection.isUserInteractionEnabled = false
    }

    open var items: [UITabBarItem]? { didSet { adopt() } }

    open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

    private func adopt() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.setNeedsLayout() }
            let button = TabButton(item: item, bar: self)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    func tapped(_ item: UITabBarItem) {
        guard let controller else { return selectedItem = item }
        controller.userTapped(item)
    }

    @_documentation(visibility: internal)
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Calibration.TabBar.height + safeAreaInsets.bottom)
    }

    /// The free length below the tabs on a vertical bar; nil on a horizontal bar.
    final var columnBottom: CGFloat? { didSet { setNeedsLayout() } }
    /// Whether the bar has faded out of the column of a vertical bar.
    final var isFaded = false
    final var columnHeight: CGFloat { CGFloat(buttons.count) * Calibration.VerticalBar.tabHeight }

    /// In the column of a vertical bar, only touches on the tabs are inside the bar.
    @_documentation(visibility: internal)
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let columnBottom else { return super.point(inside: point, with: event) }
        let lower = bounds.height - columnBottom
        return super.point(inside: point, with: event) && point.y >= lower - columnHeight
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.isHidden = System.current.configuration.hasGlass
        selection.isHidden = true
        if let columnBottom {
            let region = layOutColumn(buttons, above: columnBottom)
            for button in buttons { updateButton(button) }
            let plate = region.insetBy(dx: Calibration.VerticalBar.spacing, dy: 0)
            return plates.show([GlassPlates.Plate(frame: plate)], in: self)
        }
        if System.current.configuration.hasGlass { return layOutOnGlass() }
        plates.show([], in: self)
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let height = min(bounds.height, Calibration.TabBar.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            updateButton(button)
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: height)
        }
    }

    /// On iOS 26 and later, the tabs float on a plate of glass, and the selected one has its own plane.
    private func layOutOnGlass() {
        let margin = Calibration.Glass.tabMargin
        let width = min(Calibration.Glass.tabWidth, (bounds.width - 2 * margin) / CGFloat(max(buttons.count, 1)))
        let height = Calibration.Glass.tabPlate
        let plate = CGRect(
            x: (bounds.width - width * CGFloat(buttons.count)) / 2, y: max(0, bounds.height - margin - height),
            width: width * CGFloat(buttons.count), height: height)
        plates.show(buttons.isEmpty ? [] : [GlassPlates.Plate(frame: plate)], in: self)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            updateButton(button)
            button.frame = CGRect(
                x: plate.minX + CGFloat(place) * width, y: plate.minY, width: width, height: height)
            guard button.isSelected else { continue }
            selection.isHidden = false
            selection.frame = button.frame.insetBy(dx: 4, dy: 4)
            selection.layer.cornerRadius = selection.bounds.height / 2
        }
    }

    private var unselectedColor: UIColor {
        System.current.configuration.hasGlass ? .label : Calibration.TabBar.unselectedColor
    }

    private func updateButton(_ button: TabButton) {
        button.isEnabled = button.item.isEnabled
        button.isSelected = button.item === selectedItem
        button.color = button.isSelected ? tintColor : unselectedColor
    }
}
