import UIKit

/// A pad that tells when it is held and when it is let go.
final class HoldPad: UIControl {
    private let label: UILabel
    private let color: UIColor
    private let onChange: @MainActor (Bool) -> Void

    init(_ title: String, color: UIColor, onChange: @escaping @MainActor (Bool) -> Void) {
        label = UILabel(title, font: Palette.emphasis, color: color, alignment: .center)
        self.color = color
        self.onChange = onChange
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.borderWidth = 1.5
        layer.borderColor = color.cgColor
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 4)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        backgroundColor = color.withAlphaComponent(0.2)
        onChange(true)
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        release()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    private func release() {
        backgroundColor = Palette.card
        onChange(false)
    }
}
