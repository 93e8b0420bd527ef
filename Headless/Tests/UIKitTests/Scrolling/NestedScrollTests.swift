import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Nested scroll views")
struct NestedScrollTests {
    /// An inner scroll view, 390 × 300, at the top of the outer one.
    private func nested(
        outer outerContent: CGSize, inner innerContent: CGSize,
        prepare: (UIScrollView, UIScrollView) -> Void = { _, _ in }
    ) -> (ScrollScreen, inner: UIScrollView) {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let screen = ScrollScreen(content: outerContent) { outer in
            inner.contentInsetAdjustmentBehavior = .never
            inner.contentSize = innerContent
            outer.addSubview(inner)
            prepare(outer, inner)
        }
        return (screen, inner)
    }

    private let start = CGPoint(x: 200, y: 150)

    @Test("The inner scroll view does not begin on an axis that it cannot scroll", .facts(.nestedScrollViews))
    func otherAxis() {
        let (screen, inner) = nested(outer: ScrollScreen.tall, inner: CGSize(width: 2000, height: 300))
        screen.drag(from: start, by: CGVector(dx: 0, dy: -100), speed: 500)
        #expect(screen.scrollView.contentOffset.y == 90)
        #expect(!inner.isDragging)
        screen.device.fingerUp()
        screen.device.settle()
        screen.scrollView.contentOffset = .zero
        screen.drag(from: start, by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(inner.contentOffset.x == 90)
        #expect(!screen.scrollView.isDragging)
    }

    @Test("If both scroll views can scroll in the direction, the inner one begins", .facts(.nestedScrollViews))
    func sameAxis() {
        let (screen, inner) = nested(outer: ScrollScreen.tall, inner: CGSize(width: 390, height: 2000))
        screen.drag(from: start, by: CGVector(dx: 0, dy: -100), speed: 500)
        #expect(inner.contentOffset.y == 90)
        #expect(screen.scrollView.contentOffset.y == 0)
        #expect(screen.scrollView.panGestureRecognizer.state != .began)
    }

    @Test(
        "An inner scroll view pulled past its edge leaves the drag to a scrollable outer one",
        .facts(.nestedScrollViews))
    func atTheEdge() {
        let (screen, inner) = nested(outer: ScrollScreen.wide, inner: CGSize(width: 2000, height: 300)) { outer, _ in
            outer.contentOffset.x = 200
        }
        inner.frame.origin.x = 200
        screen.drag(from: start, by: CGVector(dx: 100, dy: 0), speed: 500)
        #expect(inner.contentOffset.x == 0)
        #expect(!inner.isDragging)
        #expect(screen.scrollView.contentOffset.x == 110)
    }

    @Test("If the outer scroll view cannot scroll either, the inner one bounces", .facts(.nestedScrollViews))
    func bothAtTheEdge() {
        let (screen, inner) = nested(outer: ScrollScreen.wide, inner: CGSize(width: 2000, height: 300))
        screen.drag(from: start, by: CGVector(dx: 100, dy: 0), speed: 500)
        #expect(inner.isDragging)
        #expect(inner.contentOffset.x < 0)
        #expect(screen.scrollView.contentOffset.x == 0)
    }

    @Test("An outer scroll view with scrolling disabled does not count", .facts(.nestedScrollViews))
    func outerOff() {
        let (screen, inner) = nested(outer: ScrollScreen.wide, inner: CGSize(width: 2000, height: 300)) { outer, _ in
            outer.contentOffset.x = 200
            outer.isScrollEnabled = false
        }
        inner.frame.origin.x = 200
        screen.drag(from: start, by: CGVector(dx: 100, dy: 0), speed: 500)
        #expect(inner.isDragging)
    }

    @Test("Away from its edge the inner scroll view scrolls first, in either direction", .facts(.nestedScrollViews))
    func inTheMiddle() {
        let (screen, inner) = nested(outer: ScrollScreen.wide, inner: CGSize(width: 2000, height: 300)) {
            outer, inner in
            outer.contentOffset.x = 200
            inner.contentOffset.x = 500
        }
        inner.frame.origin.x = 200
        screen.drag(from: start, by: CGVector(dx: 100, dy: 0), speed: 500)
        #expect(inner.contentOffset.x == 410)
        #expect(screen.scrollView.contentOffset.x == 200)
    }
}
