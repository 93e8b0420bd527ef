/// The soft shadow of the upper screen on the lower one, darkest at the edge.
final class ScreenEdgeShadowView: UIView, ContentDrawing {
    private let pointsRight: Bool
    private let isRecorded = PopMotion.isRecorded

    static var breadth: CGFloat {
        PopMotion.isRecorded ? Calibration.Navigation.recordedShadowWidth : Calibration.Navigation.shadowWidth
    }

    init(pointsRight: Bool) {
        self.pointsRight = pointsRight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("archives of shadows")
    }

    /// The opacity at a distance from the upper screen's edge, in points.
    func opacity(at distance: CGFloat) -> CGFloat {
        let share = max(0, 1 - distance / Self.breadth)
        return isRecorded
            ? Calibration.Navigation.recordedShadowOpacity * share
            : Calibration.Navigation.shadowOpacity * share * share
    }

    /// Draws stripes of one point each, since pictures have no gradients.
    func draw(into drawing: inout Drawing, bounds: CGRect) {
        for stripe in 0..<Int(bounds.width) {
            let distance = CGFloat(stripe)
            let x = pointsRight ? bounds.minX + distance : bounds.maxX - distance - 1
            drawing.fill(
                .rect(CGRect(x: x, y: bounds.minY, width: 1, height: bounds.height)),
                with: UIColor(white: 0, alpha: opacity(at: distance))
            )
        }
    }
}
