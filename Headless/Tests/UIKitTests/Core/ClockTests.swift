import Testing
import UIKit

@MainActor
@Suite("The clock")
struct ClockTests {
    @Test("Work runs in the order of its times, then of its scheduling, and `now` is its time")
    func order() {
        let clock = Clock()
        var log: [String] = []
        clock.schedule(after: 0.2) { log.append("b at \(clock.now)") }
        clock.schedule(after: 0.1) { log.append("a at \(clock.now)") }
        clock.schedule(after: 0.2) { log.append("c at \(clock.now)") }
        clock.advance(to: 0.15)
        #expect(log == ["a at 0.1"])
        clock.advance(to: 1)
        #expect(log == ["a at 0.1", "b at 0.2", "c at 0.2"])
        #expect(clock.isIdle)
    }

    @Test("Frames come 120 times a second, and only while an observer exists")
    func frames() {
        let clock = Clock()
        clock.advance(to: 0.5)
        var frames = 0
        let observer = clock.addFrameObserver { _ in frames += 1 }
        clock.advance(to: 1.5)
        #expect(frames == 120)
        observer.invalidate()
        #expect(clock.isIdle)
        clock.advance(to: 2)
        #expect(frames == 120)
    }

    @Test("The run loop retains a display link until the link is invalidated")
    func displayLink() {
        final class Target: MessageReceiver {
            var frames = 0
            func answers(_ selector: Selector) -> Bool { true }
            func receive(_ selector: Selector, _ argument: AnyObject?) {
                frames += 1
                if frames == 2 { (argument as? CADisplayLink)?.invalidate() }
            }
        }
        let system = System()
        system.activate()
        let target = Target()
        CADisplayLink(target: target, selector: "frame:").add(to: .main, forMode: .common)
        system.clock.advance(to: 1)
        #expect(target.frames == 2 && system.clock.isIdle)
    }

    @Test("The main queue runs its work in order, in the next turn of the run loop")
    func mainQueue() {
        let system = System()
        system.activate()
        var log: [String] = []
        DispatchQueue.main.async {
            log.append("first")
            DispatchQueue.main.async { log.append("third") }
        }
        DispatchQueue.main.async { log.append("second") }
        #expect(log.isEmpty)
        system.clock.advance(to: 0)
        #expect(log == ["first", "second", "third"])
    }

    @Test("Work from another thread waits on the main queue for the main actor")
    func otherThread() async {
        // In its own process, where no other test makes another system current.
        await #expect(processExitsWith: .success) { @MainActor in
            let system = System()
            system.activate()
            let isOnMain = await Task.detached {
                DispatchQueue.main.async { system.warn("on the main thread: \(Thread.isMainThread)") }
                let isOnMain = Thread.isMainThread
                // The main actor runs what has been enqueued before.
                await MainActor.run {}
                return isOnMain
            }.value
            system.clock.advance(to: 0)
            precondition(!isOnMain && system.warnings == ["on the main thread: true"])
        }
    }

    @Test("An animation has intermediate presentation values, ends at its time, and calls back once")
    func animation() {
        let system = System()
        system.activate()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        var completions: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 90 }) {
            completions.append($0)
        }
        #expect(view.frame.minX == 90)
        system.clock.advance(to: 0.5)
        #expect(view.layer.presentation()?.frame.minX == 45)
        #expect(completions.isEmpty)
        system.clock.advance(to: 1)
        #expect(completions == [true])
        #expect(view.layer.presentation()?.frame.minX == 90)
    }
}
