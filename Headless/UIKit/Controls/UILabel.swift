/// Lines of text with wrapped words. Text that does not fit is truncated with "…".
@preconcurrency @MainActor
open class UILabel: UIView, ContentDrawing {
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
        isUserInteractionEnabled = false
        isOpaque = false
    }

    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    /// 0 for any number of lines.
    open var numberOfLines = 1
    open var isEnabled = true

    /// The part of the bounds that the text needs, at their top left.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let font = Drawing.Font(self.font)
        let lines = TextMetrics.lines(of: text ?? "", font: font, width: bounds.width, limit: numberOfLines)
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = lines.map { TextMetrics.width(of: $0, font: font) }.max() ?? 0
        let size = CGSize(
            width: min(bounds.width, Pixels.roundedUp(width)),
            height: min(bounds.height, CGFloat(lines.count) * self.font.lineHeight)
        )
        return CGRect(origin: bounds.origin, size: size)
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let free = CGFloat.greatestFiniteMagnitude
        let width = numberOfLines == 1 || size.width <= 0 ? free : size.width
        let bounds = CGRect(x: 0, y: 0, width: width, height: free)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        guard let text, !text.isEmpty else { return }
        let drawnFont = Drawing.Font(font)
        let lines = TextMetrics.lines(of: text, font: drawnFont, width: bounds.width, limit: fittingLines(in: bounds))
        let lineHeight = font.lineHeight
        var line = CGRect(
            x: bounds.minX, y: bounds.midY - CGFloat(lines.count) * lineHeight / 2, width: bounds.width,
            height: lineHeight
        )
        let color = textColor!
        for string in lines {
            drawing.text(
                string, font: drawnFont, color: isEnabled ? color.components : UIColor.tertiaryLabel.components,
                alignment: drawnAlignment, in: line
            )
            line.origin.y += lineHeight
        }
    }

    private func fittingLines(in bounds: CGRect) -> Int {
        let fitting = max(1, Int(bounds.height / font.lineHeight + 0.01))
        return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    }

    private var drawnAlignment: Drawing.Text.Alignment {
        switch textAlignment {
        case .left, .justified: .left
        case .center: .center
        case .right: .right
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}

/// Rounds sizes of text up to pixels.
enum Pixels {
    @MainActor static func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = System.current.configuration.scale
        return (length * scale - 0.001).rounded(.up) / scale
    }
}
