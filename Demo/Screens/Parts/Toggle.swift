import UIKit

/// A row with a title and a switch that calls a closure.
final class Toggle: UIControl {
    private let label: UILabel
    private let track = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    private let accent: UIColor
    private let onChange: @MainActor (Bool) -> Void
    private(set) var isOn: Bool

    init(_ title: String, isOn: Bool, accent: UIColor, onChange: @escaping @MainActor (Bool) -> Void) {
        label = UILabel(title, font: Palette.emphasis, color: Palette.ink)
        self.isOn = isOn
        self.accent = accent
        self.onChange = onChange
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .pressable
        track.layer.cornerRadius = 15.5
        knob.backgroundColor = .white
        knob.layer.cornerRadius = 13.5
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        for view in [label, track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: bounds.width - 95, height: bounds.height)
        track.frame = CGRect(x: bounds.width - 67, y: (bounds.height - 31) / 2, width: 51, height: 31)
        track.backgroundColor = isOn ? accent : .systemGray5
        knob.frame = CGRect(x: track.frame.minX + (isOn ? 22 : 2), y: track.frame.minY + 2, width: 27, height: 27)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        isOn.toggle()
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        onChange(isOn)
    }
}
