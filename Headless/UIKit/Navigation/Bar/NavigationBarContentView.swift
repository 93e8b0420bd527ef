/// One item's views on the bar: back button, buttons, title.
final class NavigationBarContentView: UIView {
    private(set) var backButton: BarBackButtonView?
    let titleLabel = BarTextView(frame: .zero)
    private(set) var customTitle: UIView?
    private(set) var leading: [BarButtonView] = []
    private(set) var trailing: [BarButtonView] = []
    private(set) var widths: [ObjectIdentifier: CGFloat] = [:]
    private var backTitles: [String] = []
    private weak var previous: UINavigationItem?
    private var hasPrevious = false
    private(set) var looksNumber = 0
    private var isInColumn = false
    var overflowButton: BarOverflowButton?
    /// Behind the buttons, on iOS 26 and later. The back button's is the first one.
    private(set) var plates = GlassPlates()
    /// Whether the item has changed since the views were created.
    var isStale = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.alignment = .center
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Only the buttons take touches. Other touches reach the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// The buttons of a vertical bar are in the bar's column.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || (superview as? UINavigationBar)?.column?.region.contains(point) == true
    }

    /// Whether the views were created above this item, or for the first one. The item below may be deallocated.
    func isAbove(_ item: UINavigationItem?) -> Bool {
        previous === item && hasPrevious == (item != nil)
    }

    var titleView: UIView { customTitle ?? titleLabel }

    func update(
        item: UINavigationItem, previous: UINavigationItem?, in bar: UINavigationBar, look: UINavigationBarAppearance
    ) {
        isStale = false
        self.previous = previous
        hasPrevious = previous != nil
        looksNumber = bar.looksNumber
        updateTitle(item, in: bar, look: look)
        updateBackButton(item, previous: previous, in: bar, look: look)
        leading = exchange(leading, for: item.leadingItems, in: bar, look: look)
        trailing = exchange(trailing, for: item.rightBarButtonItems ?? [], in: bar, look: look)
        setNeedsLayout()
    }

    private func updateTitle(_ item: UINavigationItem, in bar: UINavigationBar, look: UINavigationBarAppearance) {
        if customTitle !== item.titleView {
            customTitle?.removeFromSuperview()
            customTitle = item.titleView
            if let customTitle { addSubview(customTitle) }
        }
        titleLabel.isHidden = customTitle != nil
        titleLabel.text = item.title ?? ""
        let attributes = look.titleTextAttributes
        titleLabel.font =
            attributes[.font] as? UIFont
            ?? UIFont.systemFont(ofSize: Calibration.NavigationBar.fontSize, weight: .semibold)
        titleLabel.color = attributes[.foregroundColor] as? UIColor ?? .label
    }

    private func updateBackButton(
        _ item: UINavigationItem, previous: UINavigationItem?, in bar: UINavigationBar, look: UINavigationBarAppearance
    ) {
        guard previous != nil || item.backAction != nil, item.showsBackButton else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? BarBackButtonView(frame: .zero)
        if backButton == nil {
            addSubview(button)
            backButton = button
        }
        button.bar = bar
        backTitles = item.backButtonTitles(above: previous)
        let attributes = look.backButtonAppearance.normal.titleTextAttributes
        let color = previous?.backBarButtonItem?.tintColor ?? (bar.tintColor ?? .systemBlue).onBars
        button.chevron.color = color
        button.label.color = attributes[.foregroundColor] as? UIColor ?? color
        button.label.font =
            attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: Calibration.NavigationBar.fontSize)
    }

    private func exchange(
        _ old: [BarButtonView], for items: [UIBarButtonItem], in bar: UINavigationBar, look: UINavigationBarAppearance
    ) -> [BarButtonView] {
        if old.isEmpty, items.isEmpty { return [] }
        let views = items.map { item in
            let view = item.button ?? BarButtonView(item: item)
            item.button = view
            let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            widths[ObjectIdentifier(view)] = view.update(
                tint: bar.tintColor, attributes: appearance.normal.titleTextAttributes
            )
            if view.superview !== self { addSubview(view) }
            return view
        }
        for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        return views
    }

    /// Lays out the buttons of both sides, and the title in the middle of the bar. A title that is too long is in the
    /// middle of the space between the buttons.
    override func layoutSubviews() {
        let mirrored = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let column = (superview as? UINavigationBar)?.column {
            isInColumn = true
            return layOutInColumn(column, mirrored: mirrored)
        }
        if isInColumn { leaveColumn() }
        isInColumn = false
        if System.current.configuration.hasGlass {
            let tint = (superview as? UINavigationBar)?.tintColor ?? .systemBlue
            return layOutOnGlass(mirrored: mirrored, tint: tint)
        }
        let size = bounds.size
        func place(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
            let x = mirrored ? size.width - start - width : start
            view.frame = CGRect(x: x, y: 0, width: width, height: size.height)
        }
        let margin = Calibration.NavigationBar.sideMargin
        var end = size.width - (trailing.isEmpty ? 0 : margin)
        for view in trailing {
            let width = widths[ObjectIdentifier(view)] ?? 0
            end -= width
            place(view, end, width)
        }
        let titleWidth = titleWidth
        var start: CGFloat = 0
        if let backButton {
            let room = max((size.width - titleWidth) / 2 - margin, Calibration.NavigationBar.minimumButtonWidth)
            let width = backButton.choose(backTitles, available: room)
            place(backButton, 0, width)
            backButton.arrange(mirrored: mirrored)
            start = width
        } else if !leading.isEmpty {
            start = margin
        }
        for view in leading {
            let width = widths[ObjectIdentifier(view)] ?? 0
            place(view, start, width)
            start += width
        }
        layoutTitle(
            between: start + (start > 0 ? margin / 2 : margin), and: end - margin / 2, height: size.height, mirrored)
    }

    private var titleWidth: CGFloat { customTitle?.bounds.width ?? titleLabel.textWidth }

    func layoutTitle(between start: CGFloat, and end: CGFloat, height: CGFloat, _ mirrored: Bool) {
        let room = max(0, end - start)
        let width = min(titleWidth, room)
        let x = min(max((bounds.width - width) / 2, start), end - width)
        let left = mirrored ? bounds.width - x - width : x
        if let customTitle {
            customTitle.center = CGPoint(x: left + width / 2, y: height / 2)
        } else {
            titleLabel.frame = CGRect(x: left, y: 0, width: width, height: height)
        }
    }

    func show(_ plates: [GlassPlates.Plate]) {
        self.plates.show(plates, in: self)
    }
}

extension UINavigationItem {
    /// Leading items replace the back button unless they supplement it.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leadingItems.isEmpty)
    }

    /// A back action adds a back button to the first screen (fact C37).
    func backButtonTitles(above previous: UINavigationItem?) -> [String] {
        previous?.backTitles ?? [backAction?.title ?? ""].filter { !$0.isEmpty }
    }

    /// The possible titles of the next screen's back button, longest first.
    var backTitles: [String] {
        if backButtonDisplayMode == .minimal { return [] }
        if let title = backBarButtonItem?.title { return [title] }
        let generic = "Back"
        if backButtonDisplayMode == .generic { return [generic] }
        return [backButtonTitle ?? title ?? generic, generic]
    }
}
