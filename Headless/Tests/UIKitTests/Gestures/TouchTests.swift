import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Touches and events")
struct TouchTests {
    /// Remembers the most recent callback.
    private final class TouchKeeper: UIView {
        var touches: Set<UITouch> = []
        var event: UIEvent?
        var read: ((UITouch) -> Void)?

        private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
            self.touches = touches
            self.event = event
            for touch in touches { read?(touch) }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
    }

    private func make() -> (GestureStage, TouchKeeper) {
        let stage = GestureStage()
        let watcher = TouchKeeper(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        watcher.isMultipleTouchEnabled = true
        stage.view.addSubview(watcher)
        return (stage, watcher)
    }

    @Test("A touch has its current and previous location, its phase, time, view and window")
    func touch() throws {
        let (stage, watcher) = make()
        stage.wait(2)
        stage.down(50, 120)
        let touch = try #require(watcher.touches.first)
        #expect(touch.phase == .began && touch.type == .direct)
        #expect(touch.view === watcher && touch.window === stage.window)
        #expect(touch.location(in: watcher) == CGPoint(x: 10, y: 20))
        #expect(touch.location(in: nil) == CGPoint(x: 50, y: 120))
        #expect(touch.timestamp == 2)
        stage.move(60, 125)
        #expect(watcher.touches == [touch])
        #expect(touch.phase == .moved)
        #expect(touch.previousLocation(in: watcher) == CGPoint(x: 10, y: 20))
        stage.up()
        #expect(touch.phase == .ended)
        #expect(touch.gestureRecognizers?.isEmpty == true)
    }

    @Test("An event has a separate touch for each finger; an unchanged one is stationary")
    func event() throws {
        let (stage, watcher) = make()
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: watcher)
        stage.down(50, 120)
        stage.down(300, 600, finger: 1)
        stage.move(55, 120)
        let event = try #require(watcher.event)
        #expect(event.type == .touches)
        #expect(event.allTouches?.count == 2)
        #expect(Set(event.allTouches?.map(\.phase) ?? []) == [.moved, .stationary])
        #expect(event.touches(for: watcher)?.count == 1)
        #expect(event.touches(for: stage.view)?.count == 1)
        #expect(event.touches(for: stage.window)?.count == 2)
        #expect(event.touches(for: pan) == event.touches(for: watcher))
        stage.up()
        stage.up(finger: 1)
        #expect(event.allTouches?.isEmpty == true)
    }

    @Test("A touch's tapCount counts quick taps at about the same point")
    func tapCount() {
        let (stage, watcher) = make()
        var counts: [Int] = []
        watcher.read = { if $0.phase == .began { counts.append($0.tapCount) } }
        stage.tap(50, 120)
        stage.wait(0.1)
        stage.tap(52, 121)
        stage.wait(1)
        stage.tap(50, 120)
        stage.tap(200, 250)
        #expect(counts == [1, 2, 1, 1])
    }

    @Test("A touch keeps its first view wherever the finger moves")
    func hitViewStays() {
        let (stage, watcher) = make()
        stage.down(50, 120)
        stage.move(380, 800)
        #expect(watcher.touches.first?.view === watcher)
        #expect(watcher.touches.first?.location(in: watcher) == CGPoint(x: 340, y: 700))
        watcher.removeFromSuperview()
        watcher.touches = []
        stage.up()
        #expect(watcher.touches.first?.phase == .ended)
    }

    @Test("A view without multiple touch receives one touch at a time")
    func singleTouch() {
        let (stage, watcher) = make()
        watcher.isMultipleTouchEnabled = false
        stage.down(50, 120)
        watcher.touches = []
        stage.down(60, 130, finger: 1)
        stage.move(61, 130, finger: 1)
        #expect(watcher.touches.isEmpty)
        stage.up()
        stage.up(finger: 1)
        stage.down(60, 130, finger: 1)
        #expect(watcher.touches.count == 1)
    }

    @Test("An exclusive view doesn't share the window with another view")
    func exclusiveTouch() {
        let (stage, watcher) = make()
        let other = stage.addView("other", frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        watcher.isExclusiveTouch = true
        stage.down(10, 410)
        stage.down(50, 120, finger: 1)
        #expect(watcher.touches.isEmpty)
        stage.up()
        stage.up(finger: 1)
        stage.log = []
        stage.down(50, 120)
        stage.down(10, 410, finger: 1)
        #expect(watcher.touches.count == 1)
        #expect(stage.log == [])
        _ = other
    }

    @Test("The topmost window whose hit test succeeds receives the touch")
    func windows() {
        final class Overlay: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let (stage, watcher) = make()
        let overlay = Overlay(frame: CGRect(x: 20, y: 0, width: 390, height: 844))
        overlay.windowLevel = .alert
        let button = stage.addView("button", frame: CGRect(x: 0, y: 0, width: 100, height: 110), to: overlay)
        overlay.isHidden = false
        stage.down(50, 105)
        #expect(stage.takeLog() == ["button began"])
        #expect(stage.touches.event.allTouches?.first?.location(in: button) == CGPoint(x: 30, y: 105))
        stage.down(50, 115, finger: 1)
        #expect(watcher.touches.count == 1)
        stage.move(51, 115, finger: 1)
        #expect(stage.takeLog() == [])
        stage.touches.cancelAll()
        overlay.isHidden = true
        stage.log = []
        stage.down(50, 105)
        #expect(stage.takeLog() == [])
    }

    @Test("A window may keep events that pass through its sendEvent, and later touches are unaffected")
    func swallowingWindow() {
        final class Window: UIWindow {
            var events = 0
            var isSwallowing = false
            override func sendEvent(_ event: UIEvent) {
                events += 1
                if !isSwallowing { super.sendEvent(event) }
            }
        }
        let system = System()
        system.activate()
        let window = Window(frame: system.screen.bounds)
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        window.isHidden = false
        system.digitizer.begin(at: CGPoint(x: 50, y: 50))
        system.digitizer.move(to: CGPoint(x: 80, y: 50))
        #expect(pan.state == .began)
        window.isSwallowing = true
        system.digitizer.end()
        #expect(window.events == 3)
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        window.isSwallowing = false
        system.digitizer.begin(at: CGPoint(x: 50, y: 50))
        system.digitizer.move(to: CGPoint(x: 80, y: 50))
        #expect(pan.state == .began)
    }

    @Test("A finger cannot come down twice or move while up, and touches nothing outside a window")
    func nonsense() {
        let (stage, watcher) = make()
        #expect(stage.touches.begin(at: CGPoint(x: 50, y: 120)))
        #expect(!stage.touches.begin(at: CGPoint(x: 60, y: 120)))
        #expect(!stage.touches.move(finger: 3, to: .zero))
        #expect(!stage.touches.move(to: CGPoint(x: CGFloat.nan, y: 0)))
        #expect(!stage.touches.end(finger: 3))
        #expect(stage.touches.end())
        #expect(!stage.touches.begin(at: CGPoint(x: -50, y: 120)))
        #expect(!stage.touches.begin(at: CGPoint(x: CGFloat.infinity, y: 120)))
        #expect(stage.touches.fingersDown == [])
        #expect(watcher.touches.first?.location(in: watcher) == CGPoint(x: 10, y: 20))
    }

    @Test("A call from inside an event waits for the end of that event")
    func nested() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.addTarget(stage.target { if $0.state == .began { stage.up() } }, action: GestureStage.action)
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test("A simulated device's finger touches the app, and an app in the background loses it")
    func device() {
        let device = SimulatedDevice()
        let controller = UIViewController()
        device.show(controller)
        let pan = UIPanGestureRecognizer()
        controller.view.addGestureRecognizer(pan)
        device.fingerDown(at: CGPoint(x: 100, y: 400))
        device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.1)
        #expect(pan.state == .changed)
        #expect(pan.translation(in: controller.view).x == 90)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1)
        device.fingerUp()
        #expect(pan.state == .possible)
    }
}
