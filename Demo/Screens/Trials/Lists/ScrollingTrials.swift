import UIKit

extension DemoTrial {
    @MainActor static let scrollingTrials: [String: [DemoTrial]] = [
        "carousel": [
            DemoTrial("on the cards, at their start", [.swipe(.cards, by: 190, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "on the cards, in their middle",
                [.scroll(.cards, by: -180), .swipe(.cards, by: 150, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
            DemoTrial(
                "below the cards, in their middle", [.scroll(.cards, by: -180), .thirdToEnd(above: 110, .popped)],
                then: .menu),
            DemoTrial(
                "right to left, at their start", on: .rightToLeft, [.swipe(.cards, by: -190, in: 0.2, .popped)],
                then: .menu),
            DemoTrial(
                "right to left, in their middle", on: .rightToLeft,
                [.scroll(.cards, by: 180), .swipe(.cards, by: -150, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
        ],
        "keeping-cards": [
            DemoTrial(
                "on the cards, at their start", [.swipe(.cards, by: 165, in: 0.3, nil), .see("1")], then: .stays),
            DemoTrial("below the cards", [.thirdToEnd(above: 110, .popped)], then: .menu),
        ],
        "page-controller": [
            DemoTrial(
                "on the first page", [.swipe(.on(.text("Page 1")), by: 185, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "on the second page",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.on(.text("Page 2")), by: 185, in: 0.25, .refused(.scrollViewOwnsDrag)), .see("Page 1"),
                    .miss("Page 2"),
                ], then: .stays),
        ],
        "table": [
            DemoTrial(
                "on a row with actions",
                [.swipe(.row("Row 2, with actions"), by: 140, in: 0.3, nil), .see("Pin")], then: .stays),
            DemoTrial("on a row without", [.swipe(.row("Row 3"), by: 230, .popped)], then: .menu),
            DemoTrial("upwards", [.swipe(.on(.view("table")), by: 8, down: -140, in: 0.3, nil)], then: .stays),
        ],
        "paging": [
            DemoTrial("on the first page", [.swipe(.pages, by: 190, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "on the second page",
                [
                    .scroll(.pages, by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.pages, by: 180, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 1"), .miss("Page 2"),
                ], then: .stays),
            DemoTrial(
                "right to left, on the first page", on: .rightToLeft, [.swipe(.pages, by: -190, in: 0.2, .popped)],
                then: .menu),
        ],
        "nested": [
            DemoTrial(
                "first page, the cards at their start", [.swipe(.cards(1), by: 190, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "first page, the cards in their middle",
                [.scroll(.cards(1), by: -150), .swipe(.cards(1), by: 120, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
            DemoTrial(
                "second page, the cards at their start",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.cards(2), by: 190, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 1"),
                    .miss("Page 2"),
                ], then: .stays),
            DemoTrial(
                "second page, the cards in their middle",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .scroll(.cards(2), by: -150),
                    .swipe(.cards(2), by: 120, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 2"),
                    .miss("Page 1"),
                ], then: .stays),
        ],
        "list": [
            DemoTrial("upwards", [.swipe(.on(.view("list")), by: 0, down: -140, in: 0.15, nil)], then: .stays),
            DemoTrial("sideways on a row", [.swipe(.on(.view("list")), by: 190, in: 0.2, .popped)], then: .menu),
        ],
        "slider": [
            DemoTrial(
                "on the knob", [.swipe(.on(.slider, x: 0.08, dx: 16), by: 150, .refused(.excludedView))],
                then: .stays),
            DemoTrial("below the slider", [.thirdToEnd(.popped)], then: .menu),
        ],
    ]
}

extension TrialStep {
    /// A drag without an expected outcome.
    static func scroll(_ start: TrialSpot, by distance: CGFloat) -> TrialStep {
        .swipe(start, by: distance, in: 0.25, nil)
    }
}

extension TrialSpot {
    static let cards = on(.view("cards"))
    static let pages = on(.view("pages"))

    /// The centre of the cards on a page.
    static func cards(_ page: Int) -> TrialSpot { on(.view("cards on page \(page)")) }

    /// A point near the leading end of the row with the text.
    static func row(_ text: String) -> TrialSpot {
        on(.text(text), x: 0, dx: 88)
    }
}
