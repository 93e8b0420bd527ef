import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Scroll views under the finger")
struct ScrollViewTests {
    @Test(
        "A carousel at its leading limit lets the screen pop", .covers(.rightToLeft, .scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"), arguments: TestedSwipe.all, directions)
    func atLimit(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", swipe, direction, showing: carousel)
        let limit: CGFloat = direction == .rightToLeft ? 810 : 0
        carousel.contentOffset.x = limit
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(carousel.contentOffset.x == limit)
    }

    @Test(
        "A carousel in its middle scrolls", .covers(.rightToLeft, .scrollViews, .reasons),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"), arguments: TestedSwipe.all, directions)
    func inMiddle(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", swipe, direction, showing: carousel)
        carousel.contentOffset.x = 400
        stage.pull(to: 160)
        #expect(abs(abs(carousel.contentOffset.x - 400) - 90) < 0.5)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.takeEvents() == ["refused scrollViewOwnsDrag"])
    }

    @Test("A carousel at its limit scrolls forwards at once", .covers(.scrollViews), arguments: TestedSwipe.all)
    func forwards(swipe: TestedSwipe) {
        func scroll(_ stage: any FingerStage, _ carousel: UIScrollView) -> [CGFloat] {
            stage.device.fingerDown(at: CGPoint(x: 120, y: 400))
            return [106, 96, 80].map {
                stage.device.fingerMove(to: CGPoint(x: $0, y: 400))
                return carousel.contentOffset.x
            }
        }
        let (plainCarousel, carousel) = (UIScrollView.carousel(), UIScrollView.carousel())
        let plain = scroll(PlainStage("AB", on: swipe.version, showing: plainCarousel), plainCarousel)
        #expect(plain[1] >= 10)
        let stage = Stage("AB", swipe, showing: carousel)
        #expect(scroll(stage, carousel) == plain)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.wrongDirection))
    }

    @Test("Outside the area a carousel at its limit bounces", .covers(.scrollViews), arguments: TestedSwipe.all)
    func outsideArea(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", swipe, showing: carousel)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 260, y: 400), duration: 0.1)
        #expect(carousel.contentOffset.x < 0)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test("Vertical scrolling is not delayed", .covers(.scrollViews), arguments: TestedSwipe.all)
    func vertical(swipe: TestedSwipe) {
        let list = UIScrollView.list(height: 3000)
        let stage = Stage("AB", swipe, showing: list)
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 60, y: 388))
        #expect(list.contentOffset.y == 2)
        stage.lift()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "With an app's pan around the screen, a carousel at its limit lets the screen pop",
        .covers(.scrollViews), arguments: TestedSwipe.ofOwnPan)
    func besideAppsPan(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", swipe, showing: carousel)
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        stage.navigation.view.addGestureRecognizer(pan)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A grid scrolls vertically at once, and at its leading limit the screen pops", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func bothWays(swipe: TestedSwipe) {
        func scroll(_ stage: any FingerStage, _ grid: UIScrollView) -> [CGFloat] {
            stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
            return [388, 378].map {
                stage.device.fingerMove(to: CGPoint(x: 60, y: $0))
                return grid.contentOffset.y
            }
        }
        let (plainGrid, grid) = (UIScrollView.list(width: 1000), UIScrollView.list(width: 1000))
        let plain = scroll(PlainStage("AB", on: swipe.version, showing: plainGrid), plainGrid)
        #expect(plain[1] >= 10)
        let stage = Stage("AB", swipe, showing: grid)
        #expect(scroll(stage, grid) == plain)
        stage.lift()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A scroll view that cannot scroll sideways does not block the swipe", .covers(.scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"),
        arguments: TestedSwipe.all)
    func unscrollable(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("ABC", swipe, showing: carousel)
        carousel.contentOffset.x = 100
        carousel.isScrollEnabled = false
        stage.swipe()
        #expect(stage.stack == "AB")
        let narrow = UIScrollView.carousel(width: 390)
        narrow.bounces = false
        narrow.contentOffset.x = 40
        stage.top.view.addSubview(narrow)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Content insets move the limit", .covers(.scrollViews), arguments: TestedSwipe.all)
    func insets(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        carousel.contentInset.left = 16
        let stage = Stage("AB", swipe, showing: carousel)
        carousel.contentOffset.x = 0
        stage.swipe()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        carousel.contentOffset.x = -16
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Any of several nested scroll views that can scroll owns the drag", .covers(.scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"), arguments: TestedSwipe.all)
    func nested(swipe: TestedSwipe) {
        let (outer, inner) = (UIScrollView.carousel(width: 780), UIScrollView.carousel(width: 1000, y: 0))
        outer.isPagingEnabled = true
        outer.addSubview(inner)
        let stage = Stage("AB", swipe, showing: outer)
        inner.contentOffset.x = 200
        stage.swipe()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        inner.contentOffset.x = 0
        outer.contentOffset.x = 390
        inner.frame.origin.x = 390
        stage.drag(to: 120)
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.stack == "AB")
        outer.contentOffset.x = 0
        inner.frame.origin.x = 0
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A carousel stopped by the finger owns the drag, wherever it was stopped", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func caught(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel(width: 5000)
        let stage = Stage("AB", swipe, showing: carousel)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        #expect(carousel.isDecelerating)
        _ = stage.takeEvents()
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 160, y: 400), duration: 0.1)
        stage.lift()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A carousel inside a list, stopped by the finger, owns the drag", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func caughtInList(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel(width: 5000, y: 200)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.addSubview(carousel)
        let stage = Stage("AB", swipe, showing: list)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        stage.pull(to: 160)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.scrollViewOwnsDrag))
    }

    @Test(
        "A list that decelerates vertically does not block the swipe", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func coasting(swipe: TestedSwipe) {
        let list = UIScrollView.list(height: 9000)
        let stage = Stage("AB", swipe, showing: list)
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.06)
        stage.device.wait(0.05)
        #expect(list.isDecelerating)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A decelerating carousel that can't scroll any more doesn't block the swipe", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func coastingDisabled(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel(width: 9000)
        let stage = Stage("AB", swipe, showing: carousel)
        stage.device.fingerDrag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.06)
        stage.device.wait(0.05)
        carousel.isScrollEnabled = false
        #expect(carousel.isDecelerating)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A zoomed scroll view lets the screen pop only at its leading limit", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func zoomed(swipe: TestedSwipe) {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let (zoomer, scrollView) = (Zoomer(), UIScrollView.carousel(width: 390))
        scrollView.delegate = zoomer
        scrollView.addSubview(zoomer.content)
        scrollView.maximumZoomScale = 3
        let stage = Stage("AB", swipe, showing: scrollView)
        scrollView.zoomScale = 2.5
        scrollView.contentOffset.x = 100
        stage.swipe()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        scrollView.contentOffset.x = 0
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen can let another recognizer precede the swipe", .covers(.scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"), arguments: TestedSwipe.all)
    func precedingView(swipe: TestedSwipe) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        chart.addGestureRecognizer(pan)
        let stage = Stage("AB", swipe, showing: chart)
        stage.top.popPreferences.precedingViews = [chart]
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB")
        pan.isEnabled = false
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A list stopped while it moves vertically lets the screen pop", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func caughtList(swipe: TestedSwipe) {
        let list = UIScrollView.list(height: 9000)
        let stage = Stage("AB", swipe, showing: list)
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 60, y: 300), duration: 0.08)
        stage.device.wait(0.1)
        #expect(list.isDecelerating)
        stage.swipe()
        #expect(!list.isDecelerating)
        #expect(stage.stack == "A")
    }

    @Test(
        "A second finger does not swipe while the first one scrolls a list", .covers(.scrollViews, .neverHangs),
        arguments: TestedSwipe.all
    )
    func secondFinger(swipe: TestedSwipe) {
        let list = UIScrollView.list(height: 9000)
        let stage = Stage("AB", swipe, showing: list)
        stage.device.fingerDown(0, at: CGPoint(x: 300, y: 600))
        stage.device.fingerMove(0, to: CGPoint(x: 300, y: 500), duration: 0.1)
        #expect(list.isDragging)
        stage.device.fingerDown(1, at: CGPoint(x: 60, y: 300))
        stage.device.fingerMove(1, to: CGPoint(x: 350, y: 300), duration: 0.2)
        stage.device.fingerUp(1)
        stage.device.fingerMove(0, to: CGPoint(x: 300, y: 450), duration: 0.1)
        stage.device.wait(0.2)
        stage.device.fingerUp(0)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(list.contentOffset.y > 100)
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A quick finger on a screen whose view is a list swipes with its first move", .covers(.scrollViews))
    func quickFingerOnList() {
        final class ListScreen: UIViewController {
            override func loadView() { view = UITableView() }
        }
        let stage = Stage("A")
        stage.push(ListScreen())
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(300), duration: 0)
        #expect(stage.isSwiping)
        stage.lift()
    }
}
