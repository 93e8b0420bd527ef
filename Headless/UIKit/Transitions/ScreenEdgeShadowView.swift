/// The soft shadow of the upper screen on the lower one, darkest at the edge.
final class ScreenEdgeShadowView: UIView, ContentDrawing {
    private let pointsRight: Bool

    init(pointsRight: Bool) {
        self.pointsRight = pointsRight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("archives of shadows")
    }

    /// Draws stripes of one point each, since pictures have no gradients.
    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let count = Int(Calibration.Navigation.shadowWidth)
        for index in 0..<count {
            let share = CGFloat(index + 1) / CGFloat(count)
            let x = pointsRight ? bounds.maxX - CGFloat(index) - 1 : bounds.minX + CGFloat(index)
            drawing.fill(
                .rect(CGRect(x: x, y: bounds.minY, width: 1, height: bounds.height)),
                with: UIColor(white: 0, alpha: Calibration.Navigation.shadowOpacity * share * share)
            )
        }
    }
}
