/// Shows an image: one of the symbols that bar buttons can draw.
@preconcurrency @MainActor
open class UIImageView: UIView, ContentDrawing {
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var image: UIImage?

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        guard let image else { return }
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        BarSymbol.draw(image.symbolName, color: tintColor, at: centre, into: &drawing)
    }
}
