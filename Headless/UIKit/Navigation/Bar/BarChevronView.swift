/// The arrow before a back button's title.
final class BarChevronView: UIView, ContentDrawing {
    var color = UIColor.systemBlue
    var pointsRight = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let (tip, tail) = pointsRight ? (bounds.maxX, bounds.minX) : (bounds.minX, bounds.maxX)
        drawing.stroke(
            .line(CGPoint(x: tail, y: bounds.minY), CGPoint(x: tip, y: bounds.midY), CGPoint(x: tail, y: bounds.maxY)),
            with: color,
            width: Calibration.NavigationBar.chevronStroke
        )
    }
}
