import UIKit

/// A case in the menu.
final class MenuRow: UIControl {
    let demoCase: DemoCase
    private let badge: UILabel
    private let label: UILabel
    private let chevron: UILabel
    private let line = UIView(frame: .zero)
    private let action: @MainActor () -> Void

    private var start = CGPoint.zero

    var showsLine = true {
        didSet { line.isHidden = !showsLine }
    }

    init(_ demoCase: DemoCase, action: @escaping @MainActor () -> Void) {
        self.demoCase = demoCase
        self.action = action
        badge = UILabel(demoCase.badge, font: Palette.emphasis, color: .white, alignment: .center)
        label = UILabel(demoCase.title, font: Palette.body, color: Palette.ink)
        chevron = UILabel("›", font: .systemFont(ofSize: 22), color: .tertiaryLabel, alignment: .center)
        super.init(frame: .zero)
        backgroundColor = Palette.card
        badge.backgroundColor = demoCase.section.accent
        badge.layer.cornerRadius = 8
        badge.clipsToBounds = true
        line.backgroundColor = Palette.hairline
        isAccessibilityElement = true
        accessibilityIdentifier = demoCase.rowIdentifier
        accessibilityLabel = demoCase.title
        accessibilityTraits = .pressable
        for view in [badge, label, chevron, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : Palette.card }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        badge.frame = frame(14, 12, 32, 32)
        label.frame = frame(60, 0, bounds.width - 100, bounds.height)
        chevron.frame = frame(bounds.width - 36, 0, 24, bounds.height - 2)
        chevron.text = isMirrored ? "‹" : "›"
        line.frame = frame(60, bounds.height - 0.5, bounds.width - 60, 0.5)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: nil)
        return super.beginTracking(touch, with: event)
    }

    // A drag that no recognizer wins does not count as a tap.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let end = touch?.location(in: nil) else { return }
        if abs(end.x - start.x) < 10, abs(end.y - start.y) < 10 { action() }
    }
}
