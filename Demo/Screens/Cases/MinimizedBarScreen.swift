import PopNavigation
import UIKit

extension DemoCase {
    static let minimizedBar = DemoCase(
        "minimized-bar", .bar, title: "A bar that minimizes", badge: "▁",
        instruction: "On iOS 27, scroll down until the bar is small. Swipe back halfway, then all the way.",
        expectation: "A small bar is not a hidden one: after a cancelled swipe the bar is complete again."
    ) { [MinimizedBarScreen($0)] }
}

/// A bar that minimizes while the content scrolls down, on iOS 27 and later.
final class MinimizedBarScreen: CaseScreen {
    private let scroll = UIScrollView(frame: .zero)
    private let rows = RowList(count: 24)

    override init(_ demoCase: DemoCase) {
        super.init(demoCase)
        DemoHost.minimizesBar?(navigationItem)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.alwaysBounceVertical = true
        scroll.accessibilityIdentifier = "content"
        // UIKit observes the backmost scroll view of a screen.
        view.insertSubview(scroll, at: 0)
        scroll.addSubview(area)
        scroll.addSubview(rows)
    }

    override func placeCard(in area: CGRect, insets: UIEdgeInsets) -> CGFloat {
        // The card scrolls with the content, whose insets are the safe area's.
        let bounds = view.bounds
        scroll.frame = bounds
        scroll.addSubview(card)
        let column = Self.column(of: area, top: 16, height: 0)
        card.frame = CGRect(origin: column.origin, size: card.sizeThatFits(column.size))
        rows.frame = CGRect(
            x: column.minX, y: card.frame.maxY + 16, width: column.width, height: rows.height)
        scroll.contentSize = CGSize(width: bounds.width, height: rows.frame.maxY + 90)
        return bounds.height
    }

    // The tint is behind the rows, hence in the scroll view. It is long enough for every scroll position.
    override func layOutArea() {
        super.layOutArea()
        // The rows don't leave room for the caption.
        area.text = ""
        area.frame.origin.y = -view.bounds.height
        area.frame.size.height = scroll.contentSize.height + 2 * view.bounds.height
    }
}
