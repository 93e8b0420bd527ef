import UIKit

/// Pages side by side, one at a time.
final class Pager: UIScrollView {
    private let pages: [PageView]
    private var isMirrored = false

    init(pages: [PageView]) {
        self.pages = pages
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        for page in pages { addSubview(page) }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(pages, width: bounds.width, gap: 0, wasMirrored: &isMirrored)
    }
}

/// One page: a card with its number, and optionally a strip of cards.
final class PageView: UIView {
    private let label: UILabel
    private let strip: CardStrip?

    init(number: Int, strip: CardStrip?) {
        label = UILabel(
            "Page \(number)", font: .systemFont(ofSize: 22, weight: .semibold), color: Palette.ink, alignment: .center)
        self.strip = strip
        super.init(frame: .zero)
        label.backgroundColor = Palette.card
        label.layer.cornerRadius = 16
        label.clipsToBounds = true
        addSubview(label)
        if let strip { addSubview(strip) }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = strip == nil ? min(bounds.height, 220) : 64
        label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: height)
        strip?.frame = CGRect(
            x: 0, y: height + 12, width: bounds.width, height: max(min(bounds.height - height - 12, 130), 0))
    }
}
