import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Touches of a scroll view's content")
struct ContentTouchTests {
    private func screen<Content: UIView>(_ content: Content, in scrollView: UIScrollView = UIScrollView())
        -> ScrollScreen
    {
        content.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        return ScrollScreen(content: ScrollScreen.tall, in: scrollView) { $0.addSubview(content) }
    }

    private let start = CGPoint(x: 200, y: 400)

    @Test("A touch stops decelerating content at its offset", .facts(.contentTouches))
    func catching() {
        let screen = screen(TouchRecorder())
        screen.drag(by: CGVector(dx: 0, dy: -300), speed: 3000)
        screen.device.fingerUp()
        screen.device.wait(0.2)
        #expect(screen.scrollView.isDecelerating)
        let offset = screen.scrollView.contentOffset
        screen.log.forget()
        screen.device.fingerDown(at: start)
        #expect(!screen.scrollView.isDecelerating)
        #expect(screen.scrollView.isTracking)
        #expect(screen.log.calls == ["didEndDecelerating"])
        screen.device.wait(0.5)
        #expect(screen.scrollView.contentOffset == offset)
        screen.device.fingerMove(to: CGPoint(x: 200, y: 380))
        #expect(screen.scrollView.contentOffset.y == offset.y + 10)
    }

    @Test("The touch that stops the content is not delivered to the view under it", .facts(.contentTouches))
    func catchingIsNotATap() {
        let button = UIButton(type: .system)
        let screen = screen(button)
        button.frame.size.height = 15000
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -300), speed: 3000)
        screen.device.fingerUp()
        screen.device.wait(0.2)
        #expect(screen.scrollView.isDecelerating)
        screen.device.fingerTap(at: start)
        #expect(taps == 0)
        screen.device.settle()
        screen.device.fingerTap(at: start)
        #expect(taps == 1)
    }

    @Test("Content stopped in a bounce continues to its edge when the finger lifts", .facts(.contentTouches))
    func caughtInABounce() {
        let screen = screen(TouchRecorder())
        screen.drag(by: CGVector(dx: 0, dy: 300), speed: 1000)
        screen.device.fingerUp()
        screen.device.wait(0.05)
        screen.device.fingerDown(at: start)
        screen.device.wait(0.3)
        #expect(screen.scrollView.contentOffset.y < -20)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.y == 0)
    }

    @Test("Content receives its touch after 0.15 s, unless a drag begins", .facts(.contentTouches))
    func delayed() {
        let content = TouchRecorder()
        let screen = screen(content)
        screen.device.fingerDown(at: start)
        screen.device.wait(0.149)
        #expect(content.phases == [])
        screen.device.wait(0.002)
        #expect(content.phases == ["began"])
        screen.device.fingerUp()
        #expect(content.phases == ["began", "ended"])
        screen.device.fingerTap(at: start)
        #expect(content.phases == ["began", "ended", "began", "ended"])
    }

    @Test(
        "The content does not receive the touch of an earlier drag; a later drag cancels the touch",
        .facts(.contentTouches))
    func dragTakesTheTouch() {
        let content = TouchRecorder()
        let screen = screen(content)
        screen.drag(by: CGVector(dx: 0, dy: -50), speed: 1000)
        screen.device.fingerUp()
        #expect(content.phases == [])
        screen.device.settle()
        screen.scrollView.contentOffset = .zero
        screen.device.fingerDown(at: start)
        screen.device.wait(0.3)
        screen.device.fingerMove(to: CGPoint(x: 200, y: 350), duration: 0.1)
        #expect(content.phases == ["began", "moved", "cancelled"])
        #expect(screen.scrollView.isDragging)
    }

    @Test("Without delaysContentTouches the content receives the touch at once", .facts(.contentTouches))
    func undelayed() {
        let content = TouchRecorder()
        let screen = screen(content)
        screen.scrollView.delaysContentTouches = false
        screen.device.fingerDown(at: start)
        #expect(content.phases == ["began"])
    }

    @Test("If content touches cannot be cancelled, a late drag does not scroll", .facts(.contentTouches))
    func cannotCancel() {
        let content = TouchRecorder()
        let screen = screen(content)
        screen.scrollView.canCancelContentTouches = false
        screen.device.fingerDown(at: start)
        screen.device.wait(0.2)
        screen.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
        #expect(!screen.scrollView.isDragging)
        #expect(content.phases == ["began", "moved"])
        screen.device.fingerUp()
        #expect(content.phases == ["began", "moved", "ended"])
        screen.drag(by: CGVector(dx: 0, dy: -50), speed: 1000)
        #expect(screen.scrollView.isDragging)
    }

    @Test("By default a drag does not cancel a control's touch; a subclass can change that", .facts(.contentTouches))
    func controlsKeepTouches() {
        let screen = screen(UIButton(type: .system))
        screen.device.fingerDown(at: start)
        screen.device.wait(0.2)
        screen.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
        #expect(!screen.scrollView.isDragging)

        let cancelling = self.screen(UIButton(type: .system), in: CancellingScrollView())
        cancelling.device.fingerDown(at: start)
        cancelling.device.wait(0.2)
        cancelling.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
        #expect(cancelling.scrollView.isDragging)
    }
}

final class TouchRecorder: UIView {
    private(set) var phases: [String] = []

    private func note(_ phase: String) {
        if phases.last != phase { phases.append(phase) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}

private final class CancellingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
