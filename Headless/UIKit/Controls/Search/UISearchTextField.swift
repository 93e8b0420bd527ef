/// The text field of a search bar, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
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
        backgroundColor = .secondarySystemFill
        addSubview(glass)
    }

    private let glass = MagnifyingGlassView(frame: .zero)

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    @_documentation(visibility: internal)
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let (glass, margin) = (Calibration.Search.glassSpace, Calibration.Control.textMargin)
        return CGRect(
            x: bounds.minX + (isRightToLeft ? margin : glass), y: bounds.minY, width: bounds.width - glass - margin,
            height: bounds.height)
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius =
            System.current.configuration.hasGlass ? bounds.height / 2 : Calibration.Search.cornerRadius
        let space = Calibration.Search.glassSpace
        glass.frame = CGRect(
            x: isRightToLeft ? bounds.width - space : 0, y: 0, width: space, height: bounds.height)
    }
}

private final class MagnifyingGlassView: UIView, ContentDrawing {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let centre = CGPoint(x: bounds.midX - 1, y: bounds.midY - 1)
        let color = UIColor.secondaryLabel.components
        let lens = CGRect(x: centre.x - 6, y: centre.y - 6, width: 11, height: 11)
        drawing.stroke(.capsule(lens), with: color, width: 1.5)
        let rim = CGPoint(x: centre.x + 3.5, y: centre.y + 3.5)
        drawing.stroke(.line(rim, CGPoint(x: rim.x + 4, y: rim.y + 4)), with: color, width: 1.5)
    }
}
