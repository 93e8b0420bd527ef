import UIKit

/// The tinted area of a screen in which the gesture starts.
final class PopAreaView: UIView {
    private let border = UIView(frame: .zero)
    private let caption: UILabel

    static let captionHeight: CGFloat = 20

    /// The lower end of the caption.
    var captionBottom: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the area begins at the right side, as in right to left.
    var isMirrored = false {
        didSet { setNeedsLayout() }
    }

    var text: String {
        get { caption.text ?? "" }
        set { caption.text = newValue }
    }

    init(accent: UIColor) {
        caption = UILabel("", font: Palette.footnote, color: accent)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // The same share of a colour is weaker on black than on white.
        backgroundColor = Palette.adaptive(light: accent.withAlphaComponent(0.1), dark: accent.withAlphaComponent(0.24))
        border.backgroundColor = Palette.adaptive(
            light: accent.withAlphaComponent(0.45), dark: accent.withAlphaComponent(0.7))
        addSubview(border)
        addSubview(caption)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        border.frame = CGRect(x: isMirrored ? 0 : bounds.width - 2, y: 0, width: 2, height: bounds.height)
        // The caption of a narrow area is beside it.
        let isNarrow = bounds.width < max(130, caption.sizeThatFits(bounds.size).width + 24)
        let width = isNarrow ? 200 : bounds.width - 24
        let x = isNarrow ? (isMirrored ? -width - 10 : bounds.width + 10) : 12
        caption.textAlignment = isMirrored ? .right : .left
        caption.frame = CGRect(
            x: x, y: captionBottom - Self.captionHeight, width: width, height: Self.captionHeight)
    }
}
