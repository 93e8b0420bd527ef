/// The simulated touch screen: fingers that come down, move and lift.
///
/// Each call makes one event, sends it through `UIApplication.sendEvent` and `UIWindow.sendEvent`, and then lets the
/// run loop turn. Points are in the coordinates of the screen.
@MainActor
package final class Digitizer {
    package struct Change {
        package let finger: Int
        package let phase: UITouch.Phase
        /// The finger's new location; nil if it has not moved.
        package let point: CGPoint?

        package init(finger: Int, phase: UITouch.Phase, point: CGPoint? = nil) {
            self.finger = finger
            self.phase = phase
            self.point = point
        }
    }

    private struct Finger {
        let id: Int
        let touch: UITouch
    }

    /// The owner of this digitizer. It sets itself right after it is created.
    unowned(unsafe) var system: System! {
        didSet { gestures.system = system }
    }
    package let event = UIEvent()
    package let gestures = GestureEnvironment()
    let scrollEvent = UIEvent(.scroll)
    /// The running scroll; nil without one.
    var scroll: ScrollInput?
    private var fingers: [Finger] = []
    private var hasLiftedFingers = false
    private var tapCounter = TapCounter()

    init() {}

    package var fingersDown: [Int] { fingers.map(\.id) }

    /// A finger comes down. Returns false if it is down already, or if no window is under it.
    @discardableResult
    package func begin(finger: Int = 0, at point: CGPoint, type: UITouch.TouchType = .direct) -> Bool {
        send(Change(finger: finger, phase: .began, point: point), type: type)
    }

    /// A finger moves, possibly by zero. Returns false if it is not down.
    @discardableResult
    package func move(finger: Int = 0, to point: CGPoint) -> Bool {
        send(Change(finger: finger, phase: .moved, point: point))
    }

    @discardableResult
    package func end(finger: Int = 0) -> Bool {
        send(Change(finger: finger, phase: .ended))
    }

    /// The system cancels the touch.
    @discardableResult
    package func cancel(finger: Int = 0) -> Bool {
        send(Change(finger: finger, phase: .cancelled))
    }

    /// The system cancels all touches, as when the app leaves the screen.
    package func cancelAll() {
        send(fingers.map { Change(finger: $0.id, phase: .cancelled) })
        endScroll(.cancelled)
    }

    /// Drops all touches without any callback.
    func forgetAll() {
        for touch in event.touches {
            event.discardCachedSet(of: touch)
            (touch.hitWindow, touch.hitView, touch.recognizers) = (nil, nil, [])
        }
        event.touches = []
        fingers = []
        scroll = nil
        gestures.forgetAll()
    }

    /// Several fingers in one event.
    @discardableResult
    package func send(_ changes: [Change]) -> Bool {
        if gestures.isInRound { return performAfterRound { $0.send(changes) } }
        let system: System = system
        prepare(on: system)
        var hasChanged = false
        for change in changes where apply(change, type: .direct) { hasChanged = true }
        return hasChanged && deliver(on: system)
    }

    private func send(_ change: Change, type: UITouch.TouchType = .direct) -> Bool {
        if gestures.isInRound { return performAfterRound { $0.send(change, type: type) } }
        let system: System = system
        prepare(on: system)
        return apply(change, type: type) && deliver(on: system)
    }

    /// Events do not nest: an event that is sent during another waits for the main queue.
    func performAfterRound(_ work: @escaping @MainActor (Digitizer) -> Bool) -> Bool {
        system.clock.async { [self] in _ = work(self) }
        return true
    }

    private func prepare(on system: System) {
        system.activate()
        if let touch = event.onlyTouch {
            touch.currentPhase = .stationary
        } else {
            for touch in event.touches { touch.currentPhase = .stationary }
        }
        event.hasNewTouch = false
        event.time = system.clock.now
    }

    private func deliver(on system: System) -> Bool {
        system.application.sendEvent(event)
        dropLiftedFingers()
        system.runLoopTurn()
        return true
    }

    private func apply(_ change: Change, type: UITouch.TouchType) -> Bool {
        if let point = change.point, !(point.x.isFinite && point.y.isFinite) { return false }
        let known = touch(of: change.finger)
        if change.phase == .began {
            guard known == nil, let point = change.point, let touch = makeTouch(at: point, type: type) else {
                return false
            }
            fingers.append(Finger(id: change.finger, touch: touch))
            event.touches.append(touch)
            event.hasNewTouch = true
            return true
        }
        guard let touch = known, let window = touch.hitWindow else { return false }
        touch.previousPlace = touch.place
        if let point = change.point { touch.place = window.convertFromSuperview(point) }
        touch.currentPhase = change.phase
        touch.time = event.time
        if !touch.isOnScreen { hasLiftedFingers = true }
        return true
    }

    private func touch(of finger: Int) -> UITouch? {
        for index in fingers.indices where fingers[index].id == finger { return fingers[index].touch }
        return nil
    }

    /// The touch belongs to the topmost window whose hit test succeeds, and to the view that this hit test returns.
    private func makeTouch(at point: CGPoint, type: UITouch.TouchType) -> UITouch? {
        guard let (window, view) = hit(at: point) else { return nil }
        if fingers.isEmpty { event.sequence += 1 }
        let touch = UITouch()
        touch.place = window.convertFromSuperview(point)
        touch.previousPlace = touch.place
        touch.firstPlace = touch.place
        touch.time = event.time
        touch.kind = type
        touch.hitWindow = window
        touch.hitView = view
        touch.taps = tapCounter.count(at: point, time: event.time)
        return touch
    }

    func hit(at point: CGPoint) -> (UIWindow, UIView)? {
        for window in system.windows.reversed() {
            if let view = window.hitTest(window.convertFromSuperview(point), with: event) { return (window, view) }
        }
        return nil
    }

    private func dropLiftedFingers() {
        guard hasLiftedFingers else { return }
        hasLiftedFingers = false
        for finger in fingers where !finger.touch.isOnScreen {
            // A window that did not deliver the event leaves recognizers that still follow the finger.
            gestures.forget(finger.touch)
            event.discardCachedSet(of: finger.touch)
        }
        fingers.removeAll { !$0.touch.isOnScreen }
        event.touches.removeAll { !$0.isOnScreen }
    }

    package func view(at point: CGPoint) -> UIView? { hit(at: point)?.1 }

    /// The recognizers that a touch at this point would reach, in the order of delivery.
    package func recognizers(at point: CGPoint) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = view(at: point)
        while let current = view {
            found += current.recognizerStorage
            view = current.superviewStorage
        }
        return found
    }
}

/// Counts taps that follow each other quickly at about the same point, for `UITouch.tapCount`.
private struct TapCounter {
    private var lastPoint = CGPoint.zero
    private var lastTime = -TimeInterval.infinity
    private var taps = 0

    mutating func count(at point: CGPoint, time: TimeInterval) -> Int {
        let isNear = hypot(point.x - lastPoint.x, point.y - lastPoint.y) <= Calibration.Tap.movement
        taps = isNear && time - lastTime <= Calibration.Tap.interval ? taps + 1 : 1
        (lastPoint, lastTime) = (point, time)
        return taps
    }
}
