import PopNavigation
import UIKit

extension DemoCase {
    static let barStyle = DemoCase(
        "bar-style", .bar, title: "A bar that fades in", badge: "▤",
        instruction: "Scroll, then swipe back halfway and let go, then all the way.",
        expectation: "The bar comes in as you scroll; back arrow and title stay. A swipe blends it with the menu's."
    ) {
        [BarStyleScreen($0)]
    } plain: {
        [PlainBarStyleScreen($0)]
    }
}

/// A bar that is transparent above a picture, and opaque after the picture has scrolled away.
class BarStyleScreen: CaseScreen {
    let scroll = UIScrollView(frame: .zero)
    private let header = UIView(frame: .zero)
    private let blobs = (0..<4).map { index in
        let blob = UIView(frame: .zero)
        blob.backgroundColor = Palette.tile(index + 1).withAlphaComponent(0.8)
        return blob
    }
    private let rows = RowList(count: 12)

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentInsetAdjustmentBehavior = .never
        // A pale colour keeps the bar's blue arrow and black title readable.
        header.backgroundColor = accent.withAlphaComponent(0.2)
        header.clipsToBounds = true
        for blob in blobs { header.addSubview(blob) }
        view.insertSubview(scroll, belowSubview: stage)
        scroll.addSubview(header)
        scroll.addSubview(rows)
    }

    override func placeCard(in area: CGRect, insets: UIEdgeInsets) -> CGFloat {
        // The card scrolls with the content.
        let bounds = view.bounds
        scroll.frame = bounds
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(300, bounds.height / 2))
        for (index, blob) in blobs.enumerated() {
            let size = CGFloat(90 + 40 * index)
            let y = insets.top + CGFloat(8 + 30 * (index % 2))
            blob.frame = CGRect(x: bounds.width * CGFloat(index) / 4 - 30, y: y, width: size, height: size)
            blob.layer.cornerRadius = size / 2
        }
        scroll.addSubview(card)
        let column = Self.column(of: area, top: header.frame.maxY - 70, height: 0)
        card.frame = CGRect(origin: column.origin, size: card.sizeThatFits(column.size))
        rows.frame = CGRect(
            x: column.minX, y: card.frame.maxY + 16, width: column.width, height: rows.height)
        scroll.contentSize = CGSize(width: bounds.width, height: rows.frame.maxY + 90)
        return rows.frame.maxY
    }

    override func layOutArea() {
        super.layOutArea()
        // The rows don't leave room for the caption.
        area.text = ""
    }
}

extension BarStyleScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences {
        PopPreferences(
            area: .full,
            navigationBarStyle: NavigationBarStyle(
                background: .color(.systemBackground), fade: NavigationBarStyle.Fade(following: scroll, distance: 80)))
    }
}
