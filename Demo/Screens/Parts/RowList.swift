import UIKit

/// A group of rows with round corners, as in a settings list.
final class RowList: UIView {
    static let rowHeight: CGFloat = 52

    private let rows: [UILabel]
    private let lines: [UIView]

    init(_ titles: [String]) {
        rows = titles.map { UILabel($0, font: Palette.body, color: Palette.ink) }
        lines = rows.map { _ in UIView(frame: .zero) }
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = SystemLook.groupRadius
        clipsToBounds = true
        for line in lines { line.backgroundColor = Palette.hairline }
        for view in rows + lines { addSubview(view) }
    }

    convenience init(count: Int) {
        self.init((1...count).map { "Row \($0)" })
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// The height of the visible rows.
    var height: CGFloat { CGFloat(rows.filter { !$0.isHidden }.count) * Self.rowHeight }

    /// Hides the rows whose titles do not match.
    func show(_ matches: (String) -> Bool) {
        for row in rows { row.isHidden = !matches(row.text ?? "") }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var top: CGFloat = 0
        for (row, line) in zip(rows, lines) {
            // The first row has no line above it.
            line.isHidden = row.isHidden || top == 0
            guard !row.isHidden else { continue }
            row.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: Self.rowHeight)
            row.textAlignment = isMirrored ? .right : .left
            line.frame = CGRect(x: isMirrored ? 0 : 16, y: top, width: bounds.width - 16, height: 0.5)
            top += Self.rowHeight
        }
    }
}
