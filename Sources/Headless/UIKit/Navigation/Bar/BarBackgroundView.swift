/// A bar's background: a plane of one colour and a hairline.
package final class BarBackgroundView: UIView {
    package private(set) var look: UIBarAppearance
    private let hairline = UIView(frame: .zero)
    private let hairlineIsOnTop: Bool

    init(look: UIBarAppearance, hairlineIsOnTop: Bool = false) {
        self.look = look
        self.hairlineIsOnTop = hairlineIsOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(hairline)
        show(look)
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("archives of bars")
    }

    func show(_ look: UIBarAppearance) {
        self.look = look
        let (plane, line) = (look.plane, look.shadowImage == nil ? look.shadowColor : nil)
        if backgroundColor != plane { backgroundColor = plane }
        if hairline.backgroundColor != line { hairline.backgroundColor = line }
        hairline.isHidden = line == nil
    }

    /// A rounded plane behind the tabs or buttons of a vertical bar.
    func showPlatter(_ frame: CGRect) {
        backgroundColor = Calibration.VerticalBar.platter
        layer.cornerRadius = Calibration.VerticalBar.slot / 2
        hairline.isHidden = true
        self.frame = frame
    }

    func hidePlatter() {
        guard layer.cornerRadius > 0 else { return }
        layer.cornerRadius = 0
        show(look)
    }

    package override func layoutSubviews() {
        let thickness = 1 / System.current.configuration.scale
        let y = hairlineIsOnTop ? -thickness : bounds.height
        hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    }
}

extension UIBarAppearance {
    /// In pictures a blur is a nearly opaque plane in the system's background colour.
    var plane: UIColor? {
        if let backgroundColor { return backgroundColor }
        guard backgroundEffect != nil else { return nil }
        return Calibration.NavigationBar.material
    }
}
