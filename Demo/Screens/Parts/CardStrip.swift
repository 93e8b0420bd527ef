import UIKit

/// Coloured cards that scroll sideways.
final class CardStrip: UIScrollView {
    private var cards: [UILabel] = []
    private let cardWidth: CGFloat
    private var isMirrored = false

    init(count: Int, cardWidth: CGFloat) {
        self.cardWidth = cardWidth
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        for index in 0..<count {
            let card = UILabel(
                "\(index + 1)", font: .systemFont(ofSize: 34, weight: .semibold), color: .white, alignment: .center)
            card.backgroundColor = Palette.tile(index)
            card.layer.cornerRadius = 16
            card.clipsToBounds = true
            cards.append(card)
            addSubview(card)
        }
        contentOffset.x = -16
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(cards, width: cardWidth, gap: 12, wasMirrored: &isMirrored)
    }
}

extension UIScrollView {
    /// Lays out views side by side in the direction of the language.
    /// When the direction changes, the first one is shown.
    func layOut(_ views: [UIView], width: CGFloat, gap: CGFloat, wasMirrored: inout Bool) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in views.enumerated() {
            let place = isMirrored ? views.count - 1 - index : index
            view.frame = CGRect(x: CGFloat(place) * (width + gap), y: 0, width: width, height: bounds.height)
        }
        contentSize = CGSize(width: CGFloat(views.count) * (width + gap) - gap, height: bounds.height)
        guard isMirrored != wasMirrored, bounds.width > 0 else { return }
        wasMirrored = isMirrored
        contentOffset.x = isMirrored ? contentSize.width + contentInset.right - bounds.width : -contentInset.left
    }
}
