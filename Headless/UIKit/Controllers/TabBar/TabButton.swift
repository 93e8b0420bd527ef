/// The button of a tab: a symbol above the title.
final class TabButton: BarTapView, ContentDrawing {
    let item: UITabBarItem
    /// Weak: a touch retains the button, and must not retain the bar.
    private weak var bar: UITabBar?
    var color = UIColor.systemBlue

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("archives of tab bars")
    }

    override func tapped() {
        bar?.tapped(item)
    }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let image = isSelected ? item.selectedImage : item.image
        let isOnPlate = bounds.height >= Calibration.Glass.tabPlate
        let centre = CGPoint(
            x: bounds.midX, y: isOnPlate ? Calibration.Glass.tabSymbolCentre : Calibration.TabBar.symbolCentre)
        if let image { BarSymbol.draw(image.symbolName, color: color, at: centre, into: &drawing) }
        let font = UIFont.systemFont(ofSize: Calibration.TabBar.fontSize, weight: .medium)
        let bottom = isOnPlate ? Calibration.Glass.tabTitleBottom : 3
        let line = CGRect(x: 0, y: bounds.height - bottom - 12, width: bounds.width, height: 12)
        let title = TextMetrics.truncated(item.title ?? "", font: Drawing.Font(font), width: bounds.width - 4)
        drawing.text(title, font: font, color: color, alignment: .center, in: line)
    }
}
