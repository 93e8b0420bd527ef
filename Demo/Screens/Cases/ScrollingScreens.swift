import PopNavigation
import UIKit

extension DemoCase {
    static let carousel = DemoCase(
        "carousel", .scrolling, title: "Carousel", badge: "◫",
        instruction: "Drag the cards back, at their start and in their middle.",
        expectation: "At their start the screen pops. In their middle the cards scroll.",
        refusals: [.scrollViewOwnsDrag]
    ) { [CarouselScreen($0)] }
}

/// Cards that scroll sideways, on a screen with a full-width area.
final class CarouselScreen: CardsScreen {}

extension CarouselScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

extension DemoCase {
    static let paging = DemoCase(
        "paging", .scrolling, title: "Pages", badge: "❐",
        instruction: "Drag back on the first page, then on the second.",
        expectation: "On the first page the screen pops. On the others the page before comes back.",
        refusals: [.scrollViewOwnsDrag]
    ) { [PagingScreen($0)] }
}

/// Three pages.
final class PagingScreen: CaseScreen {
    let pager = Pager(pages: (0..<3).map { PageView(number: $0 + 1, strip: nil) })

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.accessibilityIdentifier = "pages"
        stage.addSubview(pager)
    }

    override func layOutStage(_ bounds: CGRect) {
        pager.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
}

extension PagingScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

extension DemoCase {
    static let nested = DemoCase(
        "nested", .scrolling, title: "Cards inside pages", badge: "▣",
        instruction: "Drag the cards back, on both pages, at their start and in their middle.",
        expectation: "The cards scroll first, then the pages. When both are at their start, the screen pops.",
        refusals: [.scrollViewOwnsDrag]
    ) { [NestedScreen($0)] }
}

/// Two pages, with cards on each.
final class NestedScreen: CaseScreen {
    let strips = [CardStrip(count: 6, cardWidth: 120), CardStrip(count: 6, cardWidth: 120)]
    private(set) lazy var pager = Pager(
        pages: strips.enumerated().map { PageView(number: $0.offset + 1, strip: $0.element) })

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, strip) in strips.enumerated() {
            strip.accessibilityIdentifier = "cards on page \(index + 1)"
        }
        stage.addSubview(pager)
    }

    override func layOutStage(_ bounds: CGRect) {
        pager.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
}

extension NestedScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

extension DemoCase {
    static let list = DemoCase(
        "list", .scrolling, title: "A list", badge: "☰",
        instruction: "Scroll up and down, then drag back on a row.",
        expectation: "Scrolling starts without delay and never pops. A sideways drag pops from any row."
    ) { [ListScreen($0)] }
}

/// A list that scrolls vertically.
final class ListScreen: CaseScreen {
    let list = UIScrollView(frame: .zero)
    private let rows = (0..<30).map { index in
        let row = UIView(frame: .zero)
        row.backgroundColor = Palette.card
        row.addSubview(UILabel("Row \(index + 1)", font: Palette.body, color: Palette.ink))
        return row
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        list.layer.cornerRadius = SystemLook.groupRadius
        list.clipsToBounds = true
        list.accessibilityIdentifier = "list"
        stage.addSubview(list)
        for row in rows { list.addSubview(row) }
    }

    override func layOutStage(_ bounds: CGRect) {
        list.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 45, width: list.bounds.width, height: 44)
            row.subviews[0].frame = row.bounds.insetBy(dx: 16, dy: 0)
        }
        list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * 45)
    }
}

extension ListScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}
