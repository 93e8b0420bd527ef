import UIKit

/// Coloured cards that scroll sideways.
final class CardStrip: UIScrollView {
    private var cards: [UILabel] = []
    private let cardWidth: CGFloat

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
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: CGFloat(index) * (cardWidth + 12), y: 0, width: cardWidth, height: bounds.height)
        }
        contentSize = CGSize(width: CGFloat(cards.count) * (cardWidth + 12) - 12, height: bounds.height)
    }
}
