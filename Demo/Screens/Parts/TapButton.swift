import UIKit

/// A filled button that calls a closure.
final class TapButton: UIControl {
    private let label: UILabel
    private let color: UIColor
    private let action: @MainActor () -> Void

    init(_ title: String, color: UIColor, action: @escaping @MainActor () -> Void) {
        label = UILabel(title, font: Palette.emphasis, color: .white, alignment: .center)
        label.numberOfLines = 1
        self.color = color
        self.action = action
        super.init(frame: .zero)
        backgroundColor = color
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .pressable
        addSubview(label)
    }

    var title: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            accessibilityLabel = newValue
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = SystemLook.buttonRadius(height: bounds.height)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { action() }
    }
}
