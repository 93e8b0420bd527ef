import Testing
import UIKit

@testable import PopNavigation

@Suite("Sideways scrolling")
struct SidewaysScrollTests {
    private func insets(_ left: CGFloat, _ right: CGFloat = 0) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    @Test("Content wider than the bounds scrolls, insets included, and so does a view that bounces", .covers(6))
    func possible() {
        #expect(!SidewaysScroll(offset: 0, contentWidth: 390, viewWidth: 390).isPossible)
        #expect(SidewaysScroll(offset: 0, contentWidth: 390.5, viewWidth: 390).isPossible)
        #expect(SidewaysScroll(offset: 0, contentWidth: 380, viewWidth: 390, insets: insets(6, 6)).isPossible)
        #expect(!SidewaysScroll(offset: 0, contentWidth: 380, viewWidth: 390, insets: insets(5, 5)).isPossible)
        #expect(SidewaysScroll(offset: 0, contentWidth: 0, viewWidth: 390, bounces: true).isPossible)
    }

    @Test(
        "A scroll view's limit is where the adjusted insets put it, not at zero", .covers(6),
        arguments: [
            (offset: 0, left: 0, expected: true), (offset: 0.4, left: 0, expected: true),
            (offset: 0.5, left: 0, expected: false), (offset: -20, left: 20, expected: true),
            (offset: 0, left: 20, expected: false), (offset: -30, left: 0, expected: true),
        ] as [(offset: CGFloat, left: CGFloat, expected: Bool)]
    )
    func limit(offset: CGFloat, left: CGFloat, expected: Bool) {
        let scroll = SidewaysScroll(offset: offset, contentWidth: 1000, viewWidth: 390, insets: insets(left))
        #expect(scroll.isAtLimit == expected)
    }

    @Test("A page controller that rests at one page's width is at its limit only on the first page", .covers(6))
    func pages() {
        let first = SidewaysScroll(offset: 390, contentWidth: 1170, viewWidth: 390, insets: insets(-390), bounces: true)
        #expect(first.isPossible && first.isAtLimit)
        let second = SidewaysScroll(offset: 390, contentWidth: 1170, viewWidth: 390, bounces: true)
        #expect(second.isPossible && !second.isAtLimit)
        let only = SidewaysScroll(
            offset: 390, contentWidth: 1170, viewWidth: 390, insets: insets(-390, -390), bounces: true)
        #expect(only.isPossible && only.isAtLimit)
    }

    @Test("A scroll view's adjusted insets count, and its bouncing only where it bounces at all", .covers(6))
    @MainActor
    func live() {
        let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        scrollView.insets.left = 20
        scrollView.contentSize = CGSize(width: 1000, height: 200)
        scrollView.contentOffset.x = -20
        #expect(SidewaysScroll(of: scrollView, in: .leftToRight).isAtLimit)
        scrollView.contentOffset.x = 0
        #expect(!SidewaysScroll(of: scrollView, in: .leftToRight).isAtLimit)

        let narrow = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        narrow.alwaysBounceHorizontal = true
        #expect(SidewaysScroll(of: narrow, in: .leftToRight).isPossible)
        narrow.bounces = false
        #expect(!SidewaysScroll(of: narrow, in: .leftToRight).isPossible)
    }

    @Test("A pan beside the one that scrolls moves a row, a long press does not", .covers(6))
    @MainActor
    func movingRow() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        Fixture().add(scrollView)
        for (recognizer, movesRow) in [
            (UILongPressGestureRecognizer(), false), (UIPanGestureRecognizer(), true),
        ] as [(UIGestureRecognizer, Bool)] {
            scrollView.addGestureRecognizer(recognizer)
            recognizer.state = .began
            #expect(scrollView.ownsDrag(in: .leftToRight) == movesRow)
            scrollView.removeGestureRecognizer(recognizer)
        }
    }

    @Test("In right to left the limit of a scroll view is its other end", .covers(5, 6))
    func mirrored() {
        func rests(at offset: CGFloat, width: CGFloat = 1000, left: CGFloat = 0, right: CGFloat = 0) -> Bool {
            SidewaysScroll(
                offset: offset, contentWidth: width, viewWidth: 390, insets: insets(left, right),
                direction: .rightToLeft
            ).isAtLimit
        }
        #expect(rests(at: 610) && rests(at: 640))
        #expect(!rests(at: 0) && !rests(at: 609))
        #expect(rests(at: 630, right: 20) && !rests(at: 610, right: 20))
        #expect(rests(at: 610, left: 20) && !rests(at: 609, left: 20))
        // Content that is narrower than its view rests at its lowest offset.
        #expect(rests(at: 0, width: 200) && !rests(at: -30, width: 200))
    }
}
