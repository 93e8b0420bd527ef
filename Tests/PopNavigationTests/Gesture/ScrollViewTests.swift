import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Scroll views under the finger")
struct ScrollViewTests {
    private func carousel(width: CGFloat = 1200, y: CGFloat = 300) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: 200))
        scrollView.contentSize = CGSize(width: width, height: 200)
        scrollView.contentInsetAdjustmentBehavior = .never
        return scrollView
    }

    private func stage(
        _ names: String = "AB", _ driver: (driver: PopDriver, version: Int),
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight, with views: UIView...
    ) -> Stage {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = direction
        let stage = Stage(names, on: configuration, driver: driver.driver)
        for view in views { stage.top.view.addSubview(view) }
        return stage
    }

    @Test(
        "Behaviour 5, 6, FIELD 27: a carousel at its leading limit lets the screen pop", arguments: drivers, directions)
    func atLimit(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let carousel = carousel()
        let stage = stage("AB", driver, direction, with: carousel)
        let limit: CGFloat = direction == .rightToLeft ? 810 : 0
        carousel.contentOffset.x = limit
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(carousel.contentOffset.x == limit)
    }

    @Test("Behaviour 5, 6, 9, FIELD 27: a carousel in its middle scrolls", arguments: drivers, directions)
    func inMiddle(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let carousel = carousel()
        let stage = stage("AB", driver, direction, with: carousel)
        carousel.contentOffset.x = 400
        stage.pull(to: 160)
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(abs(abs(carousel.contentOffset.x - 400) - 90) < 0.5)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused scrollViewOwnsDrag"])
    }

    @Test("Behaviour 6: a carousel at its limit scrolls forwards at once", arguments: drivers)
    func forwards(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        let stage = stage("AB", driver, with: carousel)
        stage.device.fingerDown(at: CGPoint(x: 120, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 106, y: 400))
        #expect(carousel.isDragging)
        stage.device.fingerMove(to: CGPoint(x: 96, y: 400))
        #expect(carousel.contentOffset.x == 10)
        #expect(stage.verdict == .refused(.wrongDirection))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 6: outside the area a carousel at its limit bounces as ever", arguments: drivers)
    func outsideArea(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        let stage = stage("AB", driver, with: carousel)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 260, y: 400), duration: 0.1)
        #expect(carousel.contentOffset.x < 0)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 6: vertical scrolling is never delayed", arguments: drivers)
    func vertical(driver: (driver: PopDriver, version: Int)) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        let stage = stage("AB", driver, with: list)
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 60, y: 388))
        #expect(list.contentOffset.y == 2)
        stage.device.fingerUp()
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 6: a list that scrolls both ways scrolls up and down at once, and at its limit pops",
        arguments: drivers)
    func bothWays(driver: (driver: PopDriver, version: Int)) {
        let grid = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        grid.contentInsetAdjustmentBehavior = .never
        grid.contentSize = CGSize(width: 1000, height: 3000)
        let stage = stage("AB", driver, with: grid)
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 60, y: 388))
        #expect(grid.isDragging)
        stage.device.fingerMove(to: CGPoint(x: 60, y: 378))
        #expect(grid.contentOffset.y == 10)
        stage.device.fingerUp()
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 6, FIELD 27: a scroll view that cannot scroll sideways, or not at all, is no obstacle",
        arguments: drivers)
    func unscrollable(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        let stage = stage("ABC", driver, with: carousel)
        carousel.contentOffset.x = 100
        carousel.isScrollEnabled = false
        stage.swipe()
        #expect(stage.stack == "AB")
        let narrow = self.carousel(width: 390)
        narrow.bounces = false
        narrow.contentOffset.x = 40
        stage.top.view.addSubview(narrow)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6, FIELD 30: insets move the limit", arguments: drivers)
    func insets(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        carousel.contentInset.left = 16
        let stage = stage("AB", driver, with: carousel)
        carousel.contentOffset.x = 0
        stage.swipe()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        carousel.contentOffset.x = -16
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6, FIELD 27: of nested scroll views any that can use the drag owns it", arguments: drivers)
    func nested(driver: (driver: PopDriver, version: Int)) {
        let (outer, inner) = (carousel(width: 780), carousel(width: 1000, y: 0))
        outer.isPagingEnabled = true
        outer.addSubview(inner)
        let stage = stage("AB", driver, with: outer)
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

    @Test("Behaviour 6: a carousel caught while it moves keeps the finger, wherever it was caught", arguments: drivers)
    func caught(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel(width: 5000)
        let stage = stage("AB", driver, with: carousel)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        #expect(carousel.isDecelerating)
        _ = stage.takeEvents()
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 160, y: 400), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6: a carousel caught while it moves keeps the finger inside of a list, too", arguments: drivers)
    func caughtInList(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel(width: 5000, y: 200)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.addSubview(carousel)
        let stage = stage("AB", driver, with: list)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        stage.pull(to: 160)
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        stage.device.fingerUp()
    }

    @Test("Behaviour 6: a list that still coasts up or down keeps no finger that swipes back", arguments: drivers)
    func coasting(driver: (driver: PopDriver, version: Int)) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 9000)
        let stage = stage("AB", driver, with: list)
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.06)
        stage.device.wait(0.05)
        #expect(list.isDecelerating)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6: a carousel that coasts but may not be scrolled any more is no obstacle", arguments: drivers)
    func coastingDisabled(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel(width: 9000)
        let stage = stage("AB", driver, with: carousel)
        stage.device.fingerDrag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.06)
        stage.device.wait(0.05)
        carousel.isScrollEnabled = false
        #expect(carousel.isDecelerating)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6, FIELD 30: a zoomed scroll view pops from its leading limit only", arguments: drivers)
    func zoomed(driver: (driver: PopDriver, version: Int)) {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let (zoomer, scrollView) = (Zoomer(), carousel(width: 390))
        scrollView.delegate = zoomer
        scrollView.addSubview(zoomer.content)
        scrollView.maximumZoomScale = 3
        let stage = stage("AB", driver, with: scrollView)
        scrollView.zoomScale = 2.5
        scrollView.contentOffset.x = 100
        stage.swipe()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        scrollView.contentOffset.x = 0
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6, FIELD 28: a screen may put another recognizer before the swipe", arguments: drivers)
    func yielding(driver: (driver: PopDriver, version: Int)) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        chart.addGestureRecognizer(pan)
        let stage = stage("AB", driver, with: chart)
        stage.top.yieldsTo = pan
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        pan.isEnabled = false
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6: a list caught while it moves up or down lets the screen pop", arguments: drivers)
    func caughtList(driver: (driver: PopDriver, version: Int)) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 9000)
        let stage = stage("AB", driver, with: list)
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 60, y: 300), duration: 0.08)
        stage.device.wait(0.1)
        #expect(list.isDecelerating)
        stage.swipe()
        #expect(!list.isDecelerating)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6, 11: a finger that scrolls a list, and another one that swipes", arguments: drivers)
    func secondFinger(driver: (driver: PopDriver, version: Int)) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 9000)
        let stage = stage("AB", driver, with: list)
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
}
