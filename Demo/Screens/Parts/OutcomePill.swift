import PopNavigation
import UIKit

/// The line at the foot of each screen, with the outcome of the last touch.
final class OutcomePill: UIView {
    private let dot = UIView(frame: .zero)
    private let label: UILabel

    init() {
        label = UILabel("No drag yet", font: Palette.footnote, color: .white)
        label.numberOfLines = 2
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(red: 0.09, green: 0.1, blue: 0.13, alpha: 1)
        layer.cornerRadius = 18
        dot.layer.cornerRadius = 4
        dot.backgroundColor = .gray
        addSubview(dot)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// Shows the event, unless it only repeats that a screen has left.
    func show(_ event: PopEvent) {
        if case .didRemove = event { return }
        label.text = event.shortSentence
        switch event {
        case .refused: dot.backgroundColor = .lightGray
        case .didCancel: dot.backgroundColor = UIColor(red: 1, green: 0.78, blue: 0.25, alpha: 1)
        case .willPop, .didPop, .didRemove, .didGoForward, .didDismiss:
            dot.backgroundColor = UIColor(red: 0.3, green: 0.85, blue: 0.45, alpha: 1)
        @unknown default: dot.backgroundColor = .gray
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        dot.frame = CGRect(x: isMirrored ? bounds.width - 22 : 14, y: bounds.midY - 4, width: 8, height: 8)
        label.frame = CGRect(x: isMirrored ? 12 : 30, y: 0, width: bounds.width - 42, height: bounds.height)
        label.textAlignment = isMirrored ? .right : .left
    }
}
