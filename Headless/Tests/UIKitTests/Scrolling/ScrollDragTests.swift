import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Dragging a scroll view")
struct ScrollDragTests {
    @Test(
        "A drag of 9 pt doesn't move the content, one of 12 pt moves it by 2, and the rest is 1:1",
        .facts(.scrollPanBegin))
    func hysteresis() {
        let screen = ScrollScreen(content: ScrollScreen.wide)
        screen.device.fingerDown(at: CGPoint(x: 300, y: 400))
        for travel in 1...9 {
            screen.device.fingerMove(to: CGPoint(x: 300 - Double(travel), y: 400))
            #expect(screen.scrollView.contentOffset.x == 0)
            #expect(!screen.scrollView.isDragging)
        }
        for travel: CGFloat in [12, 13, 20, 75.5, 60] {
            screen.device.fingerMove(to: CGPoint(x: 300 - travel, y: 400))
            let expected = travel - 10
            #expect(screen.scrollView.contentOffset.x == expected)
            #expect(screen.scrollView.isDragging)
        }
    }

    @Test("An axis with less than 10 pt of travel starts at the point where the drag begins", .facts(.scrollPanBegin))
    func bothAxes() {
        let screen = ScrollScreen(content: CGSize(width: 3000, height: 3000)) {
            $0.contentOffset = CGPoint(x: 500, y: 500)
        }
        screen.device.fingerDown(at: CGPoint(x: 300, y: 400))
        screen.device.fingerMove(to: CGPoint(x: 288, y: 396))
        #expect(screen.scrollView.contentOffset == CGPoint(x: 502, y: 500))
        screen.device.fingerMove(to: CGPoint(x: 280, y: 380))
        #expect(screen.scrollView.contentOffset == CGPoint(x: 510, y: 516))
    }

    @Test(
        "The pan of a scroll view that can scroll neither way stays possible and does not fail", .facts(.scrollPanBegin)
    )
    func staysPossible() {
        let screen = ScrollScreen(content: CGSize(width: 100, height: 100))
        screen.drag(by: CGVector(dx: -150, dy: 30), speed: 500)
        #expect(screen.scrollView.panGestureRecognizer.state == .possible)
        #expect(screen.scrollView.panGestureRecognizer.numberOfTouches == 1)
        screen.scrollView.contentSize.width = 1000
        screen.device.fingerMove(to: CGPoint(x: 40, y: 430))
        #expect(screen.scrollView.panGestureRecognizer.state == .began)
    }

    @Test("At its limit a scroll view can be pulled further, unless it does not bounce", .facts(.pullPastEdge))
    func pullingPastTheStart() {
        let bouncing = ScrollScreen(content: ScrollScreen.wide)
        bouncing.drag(by: CGVector(dx: 60, dy: 0), speed: 500)
        #expect(bouncing.scrollView.isDragging)
        #expect(bouncing.scrollView.contentOffset.x < 0)

        let stiff = ScrollScreen(content: ScrollScreen.wide) { $0.bounces = false }
        stiff.drag(by: CGVector(dx: 60, dy: 0), speed: 500)
        #expect(!stiff.scrollView.isDragging)
        #expect(stiff.scrollView.contentOffset.x == 0)
        stiff.device.fingerUp()
        stiff.drag(by: CGVector(dx: -60, dy: 0), speed: 500)
        #expect(stiff.scrollView.contentOffset.x == 50)
    }

    @Test("With scrolling disabled there is no dragging, and disabling it ends a drag", .facts(.pullPastEdge))
    func disabled() {
        let screen = ScrollScreen(content: ScrollScreen.wide) { $0.isScrollEnabled = false }
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(screen.scrollView.contentOffset.x == 0)
        #expect(!screen.scrollView.isTracking)
        screen.device.fingerUp()

        screen.scrollView.isScrollEnabled = true
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(screen.scrollView.isDragging)
        screen.log.forget()
        screen.scrollView.isScrollEnabled = false
        #expect(!screen.scrollView.isDragging)
        #expect(screen.log.calls == ["willEndDragging", "didEndDragging false"])
        screen.device.fingerMove(to: CGPoint(x: 0, y: 400), duration: 0.1)
        #expect(screen.scrollView.contentOffset.x == 90)
    }

    @Test("The delegate of a scroll view's pan is the scroll view", .facts(.scrollPanDelegate))
    func panDelegate() {
        let scrollView = UIScrollView()
        #expect(scrollView.panGestureRecognizer.delegate === scrollView)
        scrollView.panGestureRecognizer.delegate = scrollView.panGestureRecognizer.delegate
        #expect(scrollView.panGestureRecognizer.view === scrollView)
        #expect(scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer) == true)
    }

    @Test("A scroll view's pan raises NSInvalidArgumentException for another delegate", .facts(.scrollPanDelegate))
    func otherPanDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scrollView = UIScrollView()
                scrollView.panGestureRecognizer.delegate = OtherDelegate()
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSInvalidArgumentException"))
        #expect(words.contains("must have its scroll view as its delegate"))
    }

    @Test("A scroll view's pan raises an exception for a nil delegate", .facts(.scrollPanDelegate))
    func noPanDelegate() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let scrollView = UIScrollView()
                scrollView.panGestureRecognizer.delegate = nil
            }
        }
    }

    @Test(
        "A subclass's delegate method is called for its pan, with or without a declared conformance",
        .facts(.scrollPanDelegate))
    func subclassAsDelegate() {
        let plain = ScrollScreen(content: ScrollScreen.wide, in: RefusingScrollView())
        plain.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(plain.scrollView.contentOffset.x == 0)

        let declared = SharingScrollView()
        let screen = ScrollScreen(content: ScrollScreen.wide, in: declared)
        #expect(declared.panGestureRecognizer.delegate === declared)
        let outer = UIPanGestureRecognizer()
        screen.controller.view.addGestureRecognizer(outer)
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(screen.scrollView.isDragging)
        #expect(outer.state == .changed)
    }

    @Test(
        "isTracking is true while a finger is down, isDragging from the beginning of the drag",
        .facts(.pagingAndDeceleration))
    func trackingAndDragging() {
        let screen = ScrollScreen(content: ScrollScreen.wide)
        screen.device.fingerDown(at: CGPoint(x: 300, y: 400))
        #expect(screen.scrollView.isTracking && !screen.scrollView.isDragging)
        screen.device.fingerMove(to: CGPoint(x: 280, y: 400))
        #expect(screen.scrollView.isTracking && screen.scrollView.isDragging)
        screen.device.wait(0.5)
        screen.device.fingerUp()
        #expect(!screen.scrollView.isTracking && !screen.scrollView.isDragging)
        screen.device.wait(0.5)
        #expect(screen.device.system.clock.isIdle)
    }

    @Test("A drag continues from an offset that the app sets meanwhile")
    func movedUnderTheFinger() {
        let screen = ScrollScreen(content: ScrollScreen.wide) { $0.contentOffset.x = 1000 }
        screen.drag(by: CGVector(dx: -60, dy: 0), speed: 500)
        #expect(screen.scrollView.contentOffset.x == 1050)
        screen.scrollView.contentOffset.x = 2000
        screen.device.fingerMove(to: CGPoint(x: 130, y: 400))
        #expect(screen.scrollView.contentOffset.x == 2010)
    }

    @Test("A second finger takes over the drag without a jump")
    func secondFinger() {
        let screen = ScrollScreen(content: ScrollScreen.wide) { $0.contentOffset.x = 1000 }
        screen.device.fingerDown(0, at: CGPoint(x: 300, y: 400))
        screen.device.fingerMove(0, to: CGPoint(x: 250, y: 400), duration: 0.1)
        screen.device.fingerDown(1, at: CGPoint(x: 100, y: 600))
        #expect(screen.scrollView.contentOffset.x == 1040)
        screen.device.fingerUp(0)
        #expect(screen.scrollView.contentOffset.x == 1040)
        screen.device.fingerMove(1, to: CGPoint(x: 80, y: 600), duration: 0.1)
        #expect(screen.scrollView.contentOffset.x == 1060)
    }
}

private final class OtherDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class RefusingScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== panGestureRecognizer
    }
}

private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
