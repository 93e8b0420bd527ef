import Foundation

/// A bar's background: a plane of one colour and a hairline. On iOS 26 and later, the default background is neither:
/// content under the bar fades out towards the edge of the screen.
package final class BarBackgroundView: UIView, ContentDrawing {
    package private(set) var look: UIBarAppearance
    private let hairline = UIView(frame: .zero)
    private let hairlineIsOnTop: Bool
    /// The colour in which content under the bar fades out, and how much of it.
    package var fade = (color: UIColor.systemBackground, share: CGFloat(1))

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
        let line = look.shadowImage == nil && !look.fadesContent ? look.shadowColor : nil
        if backgroundColor != look.plane { backgroundColor = look.plane }
        if hairline.backgroundColor != line { hairline.backgroundColor = line }
        hairline.isHidden = line == nil
    }

    package override func layoutSubviews() {
        let thickness = 1 / System.current.configuration.scale
        let y = hairlineIsOnTop ? -thickness : bounds.height
        hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    }

    /// The share of the height below which the background of iOS 26 fades out.
    package static let fadeStart: CGFloat = 0.6

    /// How far content under the bar is blurred.
    package var blur: CGFloat { look.fadesContent ? fade.share * GlassView.blur / 2 : 0 }

    /// Strips that become fainter towards the content. All of them begin at the top, since a line would show where two
    /// strips meet.
    package func draw(into drawing: inout Drawing, bounds: CGRect) {
        guard look.fadesContent, fade.share > 0 else { return }
        let count = Calibration.Glass.fadeStrips
        let height = bounds.height / CGFloat(count)
        var color = fade.color.components
        let alpha = color.alpha * fade.share * Calibration.Glass.fadeOpacity
        var opacityBelow: CGFloat = 0
        for index in (0..<count).reversed() {
            let distance = (CGFloat(index) + 0.5) / CGFloat(count)
            let past = max(0, distance - Self.fadeStart) / (1 - Self.fadeStart)
            let opacity = alpha * (0.5 + 0.5 * cos(.pi * past))
            guard opacity > opacityBelow else { continue }
            color.alpha = 1 - (1 - opacity) / (1 - opacityBelow)
            opacityBelow = opacity
            let strip = CGRect(
                x: 0, y: bounds.minY, width: bounds.width, height: CGFloat(index + 1) * height)
            drawing.fill(.rect(strip, cornerRadius: 0), with: color)
        }
    }
}

@MainActor
extension UIBarAppearance {
    /// Whether the background is the system's own one of iOS 26 and later.
    var fadesContent: Bool {
        System.current.configuration.hasGlass && backgroundEffect != nil && backgroundColor == nil
            && backgroundImage == nil
    }

    /// In pictures a blur is a nearly opaque plane in the system's background colour.
    var plane: UIColor? {
        if let backgroundColor { return backgroundColor }
        return backgroundEffect == nil || fadesContent ? nil : Calibration.NavigationBar.material
    }
}
