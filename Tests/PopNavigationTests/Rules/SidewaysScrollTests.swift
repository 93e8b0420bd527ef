import Testing
import UIKit

@testable import PopNavigation

@Suite("Sideways scrolling")
struct SidewaysScrollTests {
    private func scroll(
        _ offset: CGFloat, of content: CGFloat, insets: (CGFloat, CGFloat) = (0, 0), bounces: Bool = false,
        leadsForward: Bool = true
    ) -> SidewaysScroll {
        SidewaysScroll(
            along: SidewaysScroll.Axis(
                offset: offset, contentLength: content, viewLength: 390, insetBefore: insets.0, insetAfter: insets.1,
                bounces: bounces, leadsForward: leadsForward))
    }

    @Test(
        "Content wider than the bounds scrolls, insets included, and so does a view that bounces", .covers(.scrollViews)
    )
    func possible() {
        #expect(!scroll(0, of: 390).isPossible)
        #expect(scroll(0, of: 390.5).isPossible)
        #expect(scroll(0, of: 380, insets: (6, 6)).isPossible)
        #expect(!scroll(0, of: 380, insets: (5, 5)).isPossible)
        #expect(scroll(0, of: 0, bounces: true).isPossible)
    }

    @Test(
        "A scroll view's limit is where the adjusted insets put it, not at zero", .covers(.scrollViews),
        arguments: [
            (offset: 0, left: 0, expected: true), (offset: 0.4, left: 0, expected: true),
            (offset: 0.5, left: 0, expected: false), (offset: -20, left: 20, expected: true),
            (offset: 0, left: 20, expected: false), (offset: -30, left: 0, expected: true),
        ] as [(offset: CGFloat, left: CGFloat, expected: Bool)]
    )
    func limit(offset: CGFloat, left: CGFloat, expected: Bool) {
        #expect(scroll(offset, of: 1000, insets: (left, 0)).isAtLimit == expected)
    }

    @Test(
        "A page controller that rests at one page's width is at its limit only on the first page", .covers(.scrollViews)
    )
    func pages() {
        let first = scroll(390, of: 1170, insets: (-390, 0), bounces: true)
        #expect(first.isPossible && first.isAtLimit)
        let second = scroll(390, of: 1170, bounces: true)
        #expect(second.isPossible && !second.isAtLimit)
        let only = scroll(390, of: 1170, insets: (-390, -390), bounces: true)
        #expect(only.isPossible && only.isAtLimit)
    }

    @Test(
        "A scroll view's limit includes its insets, and `alwaysBounce` counts only with `bounces`",
        .covers(.scrollViews))
    @MainActor
    func live() {
        let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        scrollView.insets.left = 20
        scrollView.contentSize = CGSize(width: 1000, height: 200)
        scrollView.contentOffset.x = -20
        #expect(SidewaysScroll(of: scrollView, in: scrollView)?.isAtLimit == true)
        scrollView.contentOffset.x = 0
        #expect(SidewaysScroll(of: scrollView, in: scrollView)?.isAtLimit == false)
        scrollView.isScrollEnabled = false
        #expect(SidewaysScroll(of: scrollView, in: scrollView) == nil)

        let narrow = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        narrow.alwaysBounceHorizontal = true
        #expect(SidewaysScroll(of: narrow, in: narrow)?.isPossible == true)
        narrow.bounces = false
        #expect(SidewaysScroll(of: narrow, in: narrow)?.isPossible == false)
    }

    /// A square scroll view, as wide as the container.
    @MainActor
    private static func square(withContent size: CGSize, in container: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 390))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = size
        container.addSubview(scrollView)
        return scrollView
    }

    @Test("A list that is turned by 90 degrees scrolls sideways on the screen", .covers(.scrollViews))
    @MainActor
    func turned() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let list = Self.square(withContent: CGSize(width: 390, height: 2000), in: container)
        #expect(SidewaysScroll(of: list, in: container)?.isPossible == false)
        // The list's top is at the right.
        list.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(SidewaysScroll(of: list, in: container)?.isPossible == true)
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == false)
        list.contentOffset.y = 2000 - 390
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == true)
        // The list's top is at the left.
        list.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == false)
        list.contentOffset.y = 0
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == true)
        list.contentSize = CGSize(width: 390, height: 100)
        #expect(SidewaysScroll(of: list, in: container)?.isPossible == false)
        list.alwaysBounceVertical = true
        #expect(SidewaysScroll(of: list, in: container)?.isPossible == true)
        list.bounces = false
        #expect(SidewaysScroll(of: list, in: container)?.isPossible == false)
    }

    @Test("A turned list that is shown at half its size has the same limits", .covers(.scrollViews))
    @MainActor
    func turnedAndScaled() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let list = Self.square(withContent: CGSize(width: 390, height: 2000), in: container)
        // The list's top is at the left.
        list.transform = CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 0.5, y: 0.5)
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == true)
        list.contentOffset.y = 100
        #expect(SidewaysScroll(of: list, in: container)?.isAtLimit == false)
        let pager = Self.square(withContent: CGSize(width: 2000, height: 390), in: container)
        pager.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(SidewaysScroll(of: pager, in: container)?.isAtLimit == true)
    }

    @Test("The axis of a tilted scroll view that is nearer to the horizontal counts", .covers(.scrollViews))
    @MainActor
    func tilted() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let list = Self.square(withContent: CGSize(width: 390, height: 2000), in: container)
        for (degrees, scrolls) in [(-60.0, true), (-30, false), (30, false), (60, true)] {
            list.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
            #expect(SidewaysScroll(of: list, in: container)?.isPossible == scrolls, "\(degrees)")
        }
    }

    @Test("A second pan of a list moves a row, a long press doesn't", .covers(.scrollViews, .textAndRows))
    @MainActor
    func movingRow() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        Fixture().add(scrollView)
        for (recognizer, movesRow) in [
            (UILongPressGestureRecognizer(), false), (UIPanGestureRecognizer(), true),
        ] as [(UIGestureRecognizer, Bool)] {
            scrollView.addGestureRecognizer(recognizer)
            recognizer.state = .began
            #expect(scrollView.ownsDrag(in: scrollView) == movesRow)
            scrollView.removeGestureRecognizer(recognizer)
        }
    }

    @Test("The limit of a scroll view is its other end in right to left", .covers(.rightToLeft, .scrollViews))
    func mirrored() {
        func rests(at offset: CGFloat, width: CGFloat = 1000, left: CGFloat = 0, right: CGFloat = 0) -> Bool {
            scroll(offset, of: width, insets: (left, right), leadsForward: false).isAtLimit
        }
        #expect(rests(at: 610) && rests(at: 640))
        #expect(!rests(at: 0) && !rests(at: 609))
        #expect(rests(at: 630, right: 20) && !rests(at: 610, right: 20))
        #expect(rests(at: 610, left: 20) && !rests(at: 609, left: 20))
        // Content that is narrower than its view rests at its lowest offset.
        #expect(rests(at: 0, width: 200) && !rests(at: -30, width: 200))
    }
}
