/// One line of text on a bar, truncated if it is too long.
final class BarTextView: UIView, ContentDrawing {
    var text = "" { didSet { if text != oldValue { measured = nil } } }
    var font = UIFont.systemFont(ofSize: 17) { didSet { measured = nil } }
    var color = UIColor.label
    var alignment = Drawing.Text.Alignment.center
    private var measured: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var textWidth: CGFloat {
        if let measured { return measured }
        let width = TextMetrics.width(of: text, font: Drawing.Font(font)).rounded(.up)
        measured = width
        return width
    }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let text = TextMetrics.truncated(text, font: Drawing.Font(font), width: bounds.width)
        drawing.text(text, font: font, color: color, alignment: alignment, in: bounds)
    }
}
