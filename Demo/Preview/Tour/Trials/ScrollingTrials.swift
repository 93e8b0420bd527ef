import DemoScreens
import PopNavigation
import UIKit
import UIKitSimulator

extension Trial {
    @MainActor static let scrollingTrials: [String: [Trial]] = [
        "carousel": [
            Trial("on the cards, at their start") { stage in
                let strip = try stage.scrollView(pages: false)
                return try stage.swipe(from: stage.middle(of: strip), by: 190, duration: 0.2, expect: .popped)
            },
            Trial("on the cards, in their middle") { stage in
                let strip = try stage.scrollView(pages: false)
                stage.scroll(strip, by: -180)
                return try stage.scrolls(strip, by: 150)
            },
            Trial("below the cards, in their middle") { stage in
                stage.scroll(try stage.scrollView(pages: false), by: -180)
                return try stage.swipe(
                    from: stage.point(0.2, above: 110), to: stage.point(0.85, above: 110), expect: .popped)
            },
        ],
        "keeping-cards": [
            Trial("on the cards, at their start") { stage in
                let strip = try stage.scrollView(pages: false)
                let rest = strip.contentOffset.x
                stage.down(at: stage.middle(of: strip))
                stage.move(to: CGPoint(x: 360, y: stage.middle(of: strip).y), duration: 0.3)
                try stage.expect(strip.contentOffset.x < rest - 20, "the cards do not pull")
                stage.up()
                stage.settle()
                try stage.expect(stage.titles.count == 2, "the screen popped")
                try stage.expect(strip.contentOffset.x == rest, "the cards do not spring back")
                return "pulled and sprang back, no pop"
            },
            Trial("below the cards") { stage in
                try stage.swipe(from: stage.point(0.2, above: 110), to: stage.point(0.85, above: 110), expect: .popped)
            },
        ],
        "page-controller": [
            Trial("on the first page") { stage in
                try stage.swipe(from: try stage.place(of: "Page 1"), by: 185, duration: 0.2, expect: .popped)
            },
            Trial("on the second page") { stage in
                stage.drag(from: try stage.place(of: "Page 1"), by: -180)
                let page = try stage.place(of: "Page 2")
                try stage.expect(abs(page.x - 195) < 1, "the second page did not come")
                let seen = try stage.swipe(from: page, by: 185, duration: 0.25, expect: .refused(.scrollViewOwnsDrag))
                try stage.expect(abs(try stage.place(of: "Page 1").x - 195) < 1, "the first page did not come back")
                return seen
            },
        ],
        "table": [
            Trial("on a row with actions") { stage in
                let row = try stage.place(of: "Row 2, with actions")
                stage.drag(from: CGPoint(x: 120, y: row.y), to: CGPoint(x: 260, y: row.y), duration: 0.3)
                try stage.expect(stage.titles.count == 2, "the screen popped")
                try stage.expect(stage.shows("Pin"), "the actions did not come out")
                return "its actions came out, no pop"
            },
            Trial("on a row without") { stage in
                let row = try stage.place(of: "Row 3")
                return try stage.swipe(
                    from: CGPoint(x: 120, y: row.y), to: CGPoint(x: 350, y: row.y), expect: .popped)
            },
            Trial("upwards") { stage in
                let table = try stage.scrollView(pages: false)
                let start = stage.middle(of: table)
                stage.drag(from: start, to: CGPoint(x: start.x + 8, y: start.y - 140), duration: 0.3)
                try stage.expect(stage.titles.count == 2 && table.contentOffset.y > 100, "it does not scroll")
                return "scrolled"
            },
        ],
        "paging": [
            Trial("on the first page") { stage in
                let pager = try stage.scrollView(pages: true)
                return try stage.swipe(from: stage.middle(of: pager), by: 190, duration: 0.2, expect: .popped)
            },
            Trial("on the second page") { stage in
                let pager = try stage.scrollView(pages: true)
                stage.scroll(pager, by: -180)
                try stage.expect(pager.contentOffset.x == stage.size.width, "the second page did not come")
                let seen = try stage.scrolls(pager, by: 180)
                try stage.expect(pager.contentOffset.x == 0, "the first page did not come back")
                return seen
            },
        ],
        "nested": [
            Trial("first page, the cards at their start") { stage in
                let strip = try stage.scrollView(pages: false)
                return try stage.swipe(from: stage.middle(of: strip), by: 190, duration: 0.2, expect: .popped)
            },
            Trial("first page, the cards in their middle") { stage in
                let strip = try stage.scrollView(pages: false)
                stage.scroll(strip, by: -150)
                return try stage.scrolls(strip, by: 120)
            },
            Trial("second page, the cards at their start") { stage in
                let pager = try stage.scrollView(pages: true)
                stage.drag(from: try stage.place(of: "Page 1"), by: -180)
                try stage.expect(pager.contentOffset.x == stage.size.width, "the second page did not come")
                let strip = try stage.scrollView(pages: false, number: 1)
                let seen = try stage.scrolls(pager, by: 190, on: strip)
                try stage.expect(pager.contentOffset.x == 0, "the first page did not come back")
                return seen
            },
            Trial("second page, the cards in their middle") { stage in
                let pager = try stage.scrollView(pages: true)
                stage.drag(from: try stage.place(of: "Page 1"), by: -180)
                let strip = try stage.scrollView(pages: false, number: 1)
                stage.scroll(strip, by: -150)
                let seen = try stage.scrolls(strip, by: 120)
                try stage.expect(pager.contentOffset.x == stage.size.width, "the page moved too")
                return seen
            },
        ],
        "list": [
            Trial("upwards") { stage in
                let list = try stage.scrollView(pages: false)
                let start = stage.middle(of: list)
                stage.down(at: start)
                stage.move(to: CGPoint(x: start.x, y: start.y - 14), duration: 1 / 60)
                try stage.expect(list.contentOffset.y > 0, "scrolling is delayed")
                stage.move(to: CGPoint(x: start.x, y: start.y - 140), duration: 0.2)
                stage.up()
                stage.settle()
                try stage.expect(stage.titles.count == 2, "scrolling popped the screen")
                return "scrolled by \(Int(list.contentOffset.y)) pt, from the first event on"
            },
            Trial("sideways on a row") { stage in
                let list = try stage.scrollView(pages: false)
                return try stage.swipe(from: stage.middle(of: list), by: 190, duration: 0.2, expect: .popped)
            },
        ],
        "slider": [
            Trial("on the knob") { stage in
                guard let slider = stage.find(UISlider.self) else { throw Misbehaviour("there is no slider") }
                let start = slider.convert(CGPoint(x: 16 + slider.bounds.width * 0.08, y: slider.bounds.midY), to: nil)
                let seen = try stage.swipe(from: start, by: 150, duration: 0.35, expect: .refused(.excludedView))
                try stage.expect(slider.value > 0.4, "the knob did not follow: \(slider.value)")
                return "\(seen), the slider is at \(Int((slider.value * 100).rounded())) %"
            },
            Trial("below the slider") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
        ],
    ]
}

extension Stage {
    /// The scroll views of the screen on top, in order.
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

    func swipe(
        from start: CGPoint, by distance: CGFloat, duration: TimeInterval, expect expected: Outcome
    ) throws -> String {
        try swipe(
            from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: duration, expect: expected)
    }

    func drag(from start: CGPoint, by distance: CGFloat) {
        drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.25)
    }

    /// Scrolls without a look at the outcome.
    func scroll(_ scrollView: UIScrollView, by distance: CGFloat) {
        drag(from: middle(of: scrollView), by: distance)
    }

    /// Drags to the right: the scroll view must move, and the screen stay.
    func scrolls(_ scrollView: UIScrollView, by distance: CGFloat, on touched: UIView? = nil) throws -> String {
        let before = scrollView.contentOffset.x
        let seen = try swipe(
            from: middle(of: touched ?? scrollView), by: distance, duration: 0.3, expect: .refused(.scrollViewOwnsDrag))
        try expect(scrollView.contentOffset.x < before - 50, "the scroll view did not scroll")
        return seen
    }
}
