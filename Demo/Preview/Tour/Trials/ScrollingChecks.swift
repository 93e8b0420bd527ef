import UIKit

extension TrialChecks {
    static let scrollingChecks: [String: [String: TrialChecks]] = [
        "carousel": ["cards-in-middle": scrolls(drag: 1) { try $0.scrollView(pages: false) }],
        "keeping-cards": [
            "cards-at-start": TrialChecks(
                during: { stage, _ in
                    let strip = try stage.scrollView(pages: false)
                    try stage.expect(strip.contentOffset.x < -strip.contentInset.left - 20, "the cards do not pull")
                },
                after: { stage in
                    let strip = try stage.scrollView(pages: false)
                    try stage.expect(strip.contentOffset.x == -strip.contentInset.left, "the cards do not spring back")
                    return "pulled and sprang back, no pop"
                })
        ],
        "page-controller": [
            "second-page": TrialChecks(after: { stage in
                try stage.expect(
                    abs(try stage.place(of: "Page 1").x - stage.size.width / 2) < 1, "the first page did not come back")
                return ""
            })
        ],
        "table": [
            "row-with-actions": TrialChecks(after: { _ in "its actions came out, no pop" }),
            "upwards": TrialChecks(after: { stage in
                let table = try stage.scrollView(pages: false)
                try stage.expect(table.contentOffset.y > 100, "it does not scroll")
                return "scrolled"
            }),
        ],
        "paging": [
            "second-page": scrolls(drag: 1, to: 0) { try $0.scrollView(pages: true) }
        ],
        "nested": [
            "first-page-cards-in-middle": scrolls(drag: 1) { try $0.scrollView(pages: false) },
            "second-page-cards-at-start": scrolls(drag: 1, to: 0) { try $0.scrollView(pages: true) },
            "second-page-cards-in-middle": TrialChecks(
                during: { stage, drag in
                    if drag == 2 { try stage.expectScrolling(try stage.scrollView(pages: false, number: 1)) }
                },
                after: { stage in
                    let pager = try stage.scrollView(pages: true)
                    try stage.expect(pager.contentOffset.x == stage.size.width, "the page moved too")
                    return ""
                }),
        ],
        "list": [
            "upwards": TrialChecks(
                early: { stage in
                    try stage.expect(try stage.scrollView(pages: false).contentOffset.y > 0, "scrolling is delayed")
                },
                after: { stage in
                    let list = try stage.scrollView(pages: false)
                    return "scrolled by \(Int(list.contentOffset.y)) pt, from the first event on"
                })
        ],
        "slider": [
            "on-knob": TrialChecks(after: { stage in
                guard let slider = stage.find(UISlider.self) else { throw Misbehaviour("there is no slider") }
                try stage.expect(slider.value > 0.4, "the knob did not follow: \(slider.value)")
                return "the slider is at \(Int((slider.value * 100).rounded())) %"
            })
        ],
    ]

    /// The scroll view must move during a drag to the right, and must rest at the given offset.
    private static func scrolls(
        drag: Int, to end: CGFloat? = nil, _ scrollView: @escaping (TourStage) throws -> UIScrollView
    ) -> TrialChecks {
        TrialChecks(
            during: { stage, number in
                if number == drag { try stage.expectScrolling(try scrollView(stage)) }
            },
            after: { stage in
                let x = try scrollView(stage).contentOffset.x
                try stage.expect(end == nil || x == end, "the page did not come back: \(x)")
                return ""
            })
    }
}

extension TourStage {
    /// A scroll view of the top screen, by its order.
    func scrollView(pages: Bool, number: Int = 0) throws -> UIScrollView {
        var count = 0
        let found = find(UIScrollView.self) {
            guard $0.isPagingEnabled == pages else { return false }
            count += 1
            return count == number + 1
        }
        guard let found else { throw Misbehaviour("there is no such scroll view") }
        return found
    }

    /// Checks that the scroll view is being dragged and has moved by more than 50 points.
    func expectScrolling(_ scrollView: UIScrollView) throws {
        let travel = abs(scrollView.panGestureRecognizer.translation(in: nil).x)
        try expect(scrollView.isDragging && travel > 50, "the scroll view did not scroll: \(travel)")
    }
}
