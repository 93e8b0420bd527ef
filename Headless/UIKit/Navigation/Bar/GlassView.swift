/// A plate of the system's glass, on iOS 26 and later. A picture shows a translucent plane with a rim and a shadow.
package final class GlassView: UIView, ContentDrawing {
    /// How far content behind the plate is blurred.
    package static let blur: CGFloat = 10

    /// The colour of a prominent button's plate; nil for clear glass.
    var tint: UIColor? {
        didSet { backgroundColor = tint ?? Calibration.Glass.plane }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = Calibration.Glass.plane
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = Calibration.Glass.shadowOpacity
        layer.shadowRadius = Calibration.Glass.shadowRadius
        layer.shadowOffset = Calibration.Glass.shadowOffset
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("glass from an archive")
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    package func draw(into drawing: inout Drawing, bounds: CGRect) {
        let rim = bounds.insetBy(dx: 0.5, dy: 0.5)
        let radius = min(rim.width, rim.height) / 2
        drawing.stroke(.rect(rim, cornerRadius: radius), with: Calibration.Glass.rim, width: 1)
    }
}

/// The plates behind a view's groups of buttons.
@MainActor
struct GlassPlates {
    private(set) var views: [GlassView] = []

    struct Plate {
        var frame: CGRect
        var tint: UIColor?
    }

    /// Shows these plates below all other subviews.
    mutating func show(_ plates: [Plate], in host: UIView) {
        while views.count > plates.count { views.removeLast().removeFromSuperview() }
        while views.count < plates.count {
            let view = GlassView(frame: .zero)
            host.insertSubview(view, at: 0)
            views.append(view)
        }
        for (view, plate) in zip(views, plates) {
            if view.frame != plate.frame { view.frame = plate.frame }
            if view.tint != plate.tint { view.tint = plate.tint }
        }
    }
}
