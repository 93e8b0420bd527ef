import UIKit

/// A group of numbered rows with round corners, as in a settings list.
final class RowList: UIView {
    static let rowHeight: CGFloat = 52

    private let rows: [UILabel]
    private let lines: [UIView]

    init(count: Int) {
        rows = (1...count).map { UILabel("Row \($0)", font: Palette.body, color: Palette.ink) }
        lines = rows.dropFirst().map { _ in UIView(frame: .zero) }
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = Palette.cornerRadius
        clipsToBounds = true
        for line in lines { line.backgroundColor = Palette.hairline }
        for view in rows + lines { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    var height: CGFloat { CGFloat(rows.count) * Self.rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
            row.frame = frame.insetBy(dx: 16, dy: 0)
            row.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
            guard index > 0 else { continue }
            lines[index - 1].frame = CGRect(x: 16, y: frame.minY, width: bounds.width - 16, height: 0.5)
        }
    }
}
