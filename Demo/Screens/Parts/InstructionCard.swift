import UIKit

/// The card on each screen, with the instruction and the expected behaviour.
final class InstructionCard: UIView {
    private let tryCaption: UILabel
    private let tryText: UILabel
    private let line = UIView(frame: .zero)
    private let thenCaption: UILabel
    private let thenText: UILabel
    private var remark: UILabel?

    init(try instruction: String, then expectation: String, accent: UIColor) {
        tryCaption = UILabel("TRY", font: Palette.caption, color: accent)
        tryText = UILabel(instruction, font: Palette.body, color: Palette.ink)
        thenCaption = UILabel("THEN", font: Palette.caption, color: accent)
        thenText = UILabel(expectation, font: Palette.body, color: Palette.ink)
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.08
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        line.backgroundColor = Palette.hairline
        for view in [tryCaption, tryText, line, thenCaption, thenText] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// Shows a remark in place of the instruction. The card keeps its size, and the views below it their places.
    func say(_ text: String) {
        let label = UILabel(text, font: Palette.body, color: Palette.secondaryInk, alignment: .center)
        for view in [tryCaption, tryText, line, thenCaption, thenText] { view.isHidden = true }
        addSubview(label)
        remark = label
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 32
        let texts = tryText.height(forWidth: width) + thenText.height(forWidth: width)
        return CGSize(width: size.width, height: texts + 107)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        remark?.frame = bounds.insetBy(dx: 16, dy: 16)
        let width = bounds.width - 32
        var top: CGFloat = 16
        func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
            view.frame = CGRect(x: 16, y: top, width: width, height: height)
            top += height + gap
        }
        place(tryCaption, height: 16, gap: 5)
        place(tryText, height: tryText.height(forWidth: width), gap: 12)
        place(line, height: 1, gap: 13)
        place(thenCaption, height: 16, gap: 5)
        place(thenText, height: thenText.height(forWidth: width), gap: 16)
    }
}
