import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Who waits for whom. A finger shows it where it makes a difference to the screen; else UIKit's question is asked.
@MainActor
@Suite("The swipe among other recognizers")
struct PrecedenceTests {
    /// A pan that begins later than others, or earlier, or not at all.
    final class OwnPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
        var threshold: CGFloat
        var goesAlong = false
        private var start = CGPoint.zero

        init(threshold: CGFloat) {
            self.threshold = threshold
            super.init(target: nil, action: nil)
            delegate = self
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            start = touches.first!.location(in: nil)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            let hasBegun = state != .possible
            if hasBegun || abs(touches.first!.location(in: nil).x - start.x) >= threshold {
                state = hasBegun ? .changed : .began
            }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .ended
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { goesAlong }
    }

    private func carousel() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        scrollView.contentSize = CGSize(width: 1200, height: 200)
        scrollView.contentInsetAdjustmentBehavior = .never
        return scrollView
    }

    private func stage(_ driver: (driver: PopDriver, version: Int) = (.system, 18), with view: UIView) -> Stage {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.top.view.addSubview(view)
        return stage
    }

    /// Whether a recognizer would wait for the swipe, with a finger resting there.
    private func waits(_ recognizer: UIGestureRecognizer, on stage: Stage, at distance: CGFloat = 60) -> Bool {
        stage.device.fingerDown(at: stage.point(distance))
        defer {
            stage.device.fingerUp()
            stage.device.settle()
        }
        let navigation = stage.navigation
        return navigation.gestureRecognizer(navigation.popRecognizer!, shouldBeRequiredToFailBy: recognizer)
    }

    @Test("Behaviour 6: a scroll view waits for the swipe only where it rests at its limit, and the touch may pop")
    func waiting() {
        let carousel = carousel()
        let stage = stage(with: carousel)
        #expect(waits(carousel.panGestureRecognizer, on: stage))
        #expect(!waits(UIPanGestureRecognizer(), on: stage))
        #expect(!waits(carousel.panGestureRecognizer, on: stage, at: 200))
        carousel.contentOffset.x = 100
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
        carousel.contentOffset.x = 0
        stage.top.isPopGestureEnabled = false
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
        stage.top.isPopGestureEnabled = true
        #expect(waits(carousel.panGestureRecognizer, on: stage))
    }

    @Test("Behaviour 6: a scroll view that a finger has stopped waits for nobody, and follows it at once")
    func stopped() {
        let carousel = carousel()
        let stage = stage(with: carousel)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
    }

    @Test("Behaviour 6: where the first finger went down counts, not the second one's place")
    func secondFinger() {
        let carousel = carousel()
        let stage = stage(with: carousel)
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerDown(1, at: stage.point(300, 600))
        let navigation = stage.navigation
        #expect(
            navigation.gestureRecognizer(
                navigation.popRecognizer!, shouldBeRequiredToFailBy: carousel.panGestureRecognizer))
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
    }

    @Test("Behaviour 6: other recognizers of a carousel at its limit wait for nobody", arguments: drivers)
    func press(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        let press = UILongPressGestureRecognizer()
        carousel.addGestureRecognizer(press)
        let stage = stage(driver, with: carousel)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.6)
        #expect(press.state == .began || press.state == .changed)
        stage.device.fingerUp()
    }

    @Test("Behaviour 6: a screen may put a carousel at its limit before the swipe", arguments: drivers)
    func yieldsToCarousel(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        let stage = stage(driver, with: carousel)
        stage.top.yieldsTo = carousel.panGestureRecognizer
        stage.pull(to: 200)
        #expect(carousel.contentOffset.x < 0)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 6: a recognizer that the screen puts before the swipe may take its time", arguments: drivers)
    func yieldsToLateOne(driver: (driver: PopDriver, version: Int)) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = OwnPan(threshold: 60)
        chart.addGestureRecognizer(pan)
        let stage = stage(driver, with: chart)
        stage.top.yieldsTo = pan
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        #expect(stage.stack == "AB")
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.top.yieldsTo = nil
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 6: the deeper of two pans that begin together has the drag, alone", arguments: drivers)
    func deeper(driver: (driver: PopDriver, version: Int)) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        chart.addGestureRecognizer(pan)
        let stage = stage(driver, with: chart)
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        #expect(stage.stack == "AB")
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.takeEvents().contains { $0.hasPrefix("will") })
    }

    @Test("Behaviour 6, FIELD 29: the swipe waits for the pan that swipes rows, and for no other on a scroll view")
    func rows() throws {
        let table = TableRowTests.Table()
        table.leading = [2]
        let stage = stage(with: table.view)
        stage.device.settle()
        let pans = (table.view.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
        let rows = try #require(pans.first { $0 !== table.view.panGestureRecognizer })
        let (navigation, swipe) = (stage.navigation, try #require(stage.navigation.popRecognizer))
        #expect(navigation.gestureRecognizer(swipe, shouldRequireFailureOf: rows))
        #expect(!navigation.gestureRecognizer(swipe, shouldRequireFailureOf: table.view.panGestureRecognizer))
        #expect(!navigation.gestureRecognizer(rows, shouldRequireFailureOf: rows))
    }

    @Test("Behaviour 6: a pan on a scroll view that never decides keeps no swipe waiting", arguments: drivers)
    func undecided(driver: (driver: PopDriver, version: Int)) {
        let carousel = carousel()
        carousel.addGestureRecognizer(OwnPan(threshold: 1000))
        let stage = stage(driver, with: carousel)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 6: a pan beside the one that scrolls keeps the drag that it has, also where it goes along with others"
    )
    func goesAlong() {
        let carousel = carousel()
        let pan = OwnPan(threshold: 3)
        pan.goesAlong = true
        carousel.addGestureRecognizer(pan)
        let stage = stage(with: carousel)
        stage.device.fingerDown(at: stage.point(60))
        for distance: CGFloat in [64, 68, 72, 120, 300] { stage.device.fingerMove(to: stage.point(distance)) }
        #expect(pan.state == .changed)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 6: a list whose own pan goes along with others is no obstacle", arguments: drivers)
    func scrollsAlong(driver: (driver: PopDriver, version: Int)) {
        final class List: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let list = List(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        let stage = stage(driver, with: list)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.02)
        stage.device.fingerMove(to: stage.point(80, 382))
        stage.device.wait(0.02)
        stage.device.fingerMove(to: stage.point(360, 382), duration: 0.2)
        #expect(list.isDragging)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 17: the pops of an inner navigation controller go before the outer's", arguments: [18, 26])
    func inner(version: Int) throws {
        let stage = Stage("AB", version: version)
        let inner = UINavigationController(rootViewController: UIViewController())
        stage.top.addChild(inner)
        stage.top.view.addSubview(inner.view)
        let (navigation, swipe) = (stage.navigation, try #require(stage.navigation.popRecognizer))
        func waits(for recognizer: UIGestureRecognizer?) -> Bool? {
            recognizer.map { navigation.gestureRecognizer(swipe, shouldRequireFailureOf: $0) }
        }
        #expect(waits(for: inner.interactivePopGestureRecognizer) == true)
        #expect(waits(for: inner.contentPopRecognizer) == (version == 26 ? true : nil))
        #expect(waits(for: navigation.interactivePopGestureRecognizer) == false)
        #expect(waits(for: navigation.contentPopRecognizer) == (version == 26 ? false : nil))
    }

    @Test("Behaviour 1: for any other recognizer the controller answers as no delegate would")
    func others() {
        let pad = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        pad.addGestureRecognizer(one)
        let stage = stage(with: pad)
        stage.top.view.addGestureRecognizer(two)
        one.delegate = stage.navigation
        two.delegate = stage.navigation
        stage.pull(from: 200, to: 300)
        #expect(one.state == .changed)
        #expect(two.state != .changed)
        stage.device.fingerUp()
        // None of it concerns the swipe.
        #expect(stage.verdict == nil || stage.verdict == .refused(.outsideArea))
    }
}
