import UIKit

extension DemoTrial {
    @MainActor static let scrollingTrials: [String: [DemoTrial]] = [
        "carousel": [
            DemoTrial(
                "cards-at-start", "on the cards, at their start", [.swipe(.cards, by: 190, in: 0.2, .popped)],
                then: .menu),
            DemoTrial(
                "cards-in-middle", "on the cards, in their middle",
                [.scroll(.cards, by: -180), .swipe(.cards, by: 150, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
            DemoTrial(
                "below-cards", "below the cards, in their middle",
                [.scroll(.cards, by: -180), .thirdToEnd(above: 110, .popped)],
                then: .menu),
            DemoTrial(
                "mirrored-at-start", "right to left, at their start", on: .rightToLeft,
                [.swipe(.cards, by: -190, in: 0.2, .popped)],
                then: .menu),
            DemoTrial(
                "mirrored-in-middle", "right to left, in their middle", on: .rightToLeft,
                [.scroll(.cards, by: 180), .swipe(.cards, by: -150, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
        ],
        "keeping-cards": [
            DemoTrial(
                "cards-at-start", "on the cards, at their start", [.swipe(.cards, by: 165, in: 0.3, nil), .see("1")],
                then: .stays),
            DemoTrial("below-cards", "below the cards", [.thirdToEnd(above: 110, .popped)], then: .menu),
        ],
        "page-controller": [
            DemoTrial(
                "first-page", "on the first page", [.swipe(.on(.text("Page 1")), by: 185, in: 0.2, .popped)],
                then: .menu),
            DemoTrial(
                "second-page", "on the second page",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.on(.text("Page 2")), by: 185, in: 0.25, .refused(.scrollViewOwnsDrag)), .see("Page 1"),
                    .miss("Page 2"),
                ], then: .stays),
        ],
        "table": [
            DemoTrial(
                "row-with-actions", "on a row with actions",
                [.swipe(.row("Row 2, with actions"), by: 140, in: 0.3, nil), .see("Pin")], then: .stays),
            DemoTrial(
                "row-without-actions", "on a row without", [.swipe(.row("Row 3"), by: 230, .popped)], then: .menu),
            DemoTrial(
                "upwards", "upwards", [.swipe(.on(.view("table")), by: 8, down: -140, in: 0.3, nil)], then: .stays),
        ],
        "paging": [
            DemoTrial("first-page", "on the first page", [.swipe(.pages, by: 190, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "second-page", "on the second page",
                [
                    .scroll(.pages, by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.pages, by: 180, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 1"), .miss("Page 2"),
                ], then: .stays),
            DemoTrial(
                "mirrored-first-page", "right to left, on the first page", on: .rightToLeft,
                [.swipe(.pages, by: -190, in: 0.2, .popped)],
                then: .menu),
        ],
        "nested": [
            DemoTrial(
                "first-page-cards-at-start", "first page, the cards at their start",
                [.swipe(.cards(1), by: 190, in: 0.2, .popped)], then: .menu),
            DemoTrial(
                "first-page-cards-in-middle", "first page, the cards in their middle",
                [.scroll(.cards(1), by: -150), .swipe(.cards(1), by: 120, in: 0.3, .refused(.scrollViewOwnsDrag))],
                then: .stays),
            DemoTrial(
                "second-page-cards-at-start", "second page, the cards at their start",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .see("Page 2"), .miss("Page 1"),
                    .swipe(.cards(2), by: 190, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 1"),
                    .miss("Page 2"),
                ], then: .stays),
            DemoTrial(
                "second-page-cards-in-middle", "second page, the cards in their middle",
                [
                    .scroll(.on(.text("Page 1")), by: -180), .scroll(.cards(2), by: -150),
                    .swipe(.cards(2), by: 120, in: 0.3, .refused(.scrollViewOwnsDrag)), .see("Page 2"),
                    .miss("Page 1"),
                ], then: .stays),
        ],
        "list": [
            DemoTrial(
                "upwards", "upwards", [.swipe(.on(.view("list")), by: 0, down: -140, in: 0.15, nil)], then: .stays),
            DemoTrial(
                "sideways", "sideways on a row", [.swipe(.on(.view("list")), by: 190, in: 0.2, .popped)], then: .menu),
        ],
        "slider": [
            DemoTrial(
                "on-knob", "on the knob", [.swipe(.on(.slider, x: 0.08, dx: 16), by: 150, .refused(.excludedView))],
                then: .stays),
            DemoTrial("below-slider", "below the slider", [.thirdToEnd(.popped)], then: .menu),
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
