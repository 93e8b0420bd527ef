import Foundation
import Testing
import UIKit
import UIKitSimulator

/// The tests contain the measured formulas, independent of the code under test.
@MainActor
@Suite("The physics of scroll views")
struct ScrollPhysicsTests {
    private static let tolerance = 0.35

    /// The deceleration starts 0.9 ms after the lift.
    private func glide(_ velocity: Double, rate: Double, after time: Double) -> Double {
        velocity * rate / (1 - rate) / 1000 * (1 - exp(1000 * log(rate) * max(0, time - 0.0009)))
    }

    @Test("At the fast rate the velocity decreases by a hundredth each millisecond", .facts(.pagingAndDeceleration))
    func fastFling() {
        let screen = ScrollScreen(content: CGSize(width: 390, height: 200_000)) {
            $0.decelerationRate = .fast
            $0.contentOffset.y = 100_000
        }
        screen.drag(by: CGVector(dx: 0, dy: 300), speed: 2000)
        let origin = screen.scrollView.contentOffset.y
        screen.device.fingerUp()
        for (time, offset) in screen.motion(frames: 60) {
            #expect(abs(offset.y - origin - glide(-2000, rate: 0.99, after: time)) < Self.tolerance)
        }
    }

    @Test("Without bounces a deceleration stops at the edge", .facts(.pagingAndDeceleration))
    func noBounce() {
        let screen = ScrollScreen(content: ScrollScreen.wide) {
            $0.bounces = false
            $0.contentOffset.x = 390
        }
        screen.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 200, dy: 0), speed: 1500)
        screen.device.fingerUp()
        #expect(screen.offsets(frames: 120).allSatisfy { $0.x >= 0 })
        #expect(screen.scrollView.contentOffset.x == 0)
        #expect(!screen.scrollView.isDecelerating)
    }

    @Test(
        "The release velocity is the mean of the last 100 ms, also of a finger that slows down",
        .facts(.pagingAndDeceleration))
    func slowingFinger() {
        let screen = ScrollScreen(content: ScrollScreen.tall) { $0.contentOffset.y = 5000 }
        screen.device.fingerDown(at: CGPoint(x: 200, y: 700))
        screen.device.fingerMove(to: CGPoint(x: 200, y: 500), duration: 0.2)
        screen.device.fingerMove(to: CGPoint(x: 200, y: 475), duration: 0.05)
        screen.device.fingerUp()
        // 50 ms at 1000 pt/s and 50 ms at 500 pt/s.
        #expect(abs(screen.log.velocity!.y - 0.75) < 1e-9)
    }

    @Test("A deceleration sends the delegate's calls in UIKit's order", .facts(.pagingAndDeceleration))
    func delegateOrder() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 1000)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(
            screen.log.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(abs(screen.log.proposed!.y - screen.scrollView.contentOffset.y) < 1e-9)
    }

    @Test("A drag that ends at rest isn't followed by calls about a deceleration", .facts(.pagingAndDeceleration))
    func delegateOrderAtRest() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 1000)
        screen.hold(at: CGPoint(x: 200, y: 300))
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.log.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    }

    @Test("Content comes to rest at the delegate's target", .facts(.pagingAndDeceleration))
    func targetOfTheDelegate() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.log.wanted = CGPoint(x: 0, y: 1234)
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 1000)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.y == 1234)
    }

    @Test("A deceleration continues at its speed from an offset that the app sets", .facts(.pagingAndDeceleration))
    func movedInFlight() {
        let screen = ScrollScreen(content: CGSize(width: 390, height: 200_000)) { $0.contentOffset.y = 100_000 }
        screen.drag(by: CGVector(dx: 0, dy: -300), speed: 2000)
        let origin = screen.scrollView.contentOffset.y
        screen.device.fingerUp()
        screen.device.wait(61.0 / 120)
        screen.scrollView.contentOffset.y -= 50_000
        screen.device.wait(60.0 / 120)
        let expected = origin - 50_000 + glide(2000, rate: 0.998, after: 121.0 / 120)
        #expect(abs(screen.scrollView.contentOffset.y - expected) < Self.tolerance)
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        #expect(!screen.scrollView.isDecelerating)
        screen.device.wait(1)
        #expect(screen.scrollView.contentOffset.y == 7)
    }

    @Test("A scroll view off the screen does not decelerate")
    func offTheScreen() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 1000)
        screen.device.fingerUp()
        screen.device.wait(0.1)
        screen.scrollView.removeFromSuperview()
        #expect(!screen.scrollView.isDecelerating)
        #expect(screen.log.calls.last == "didEndDecelerating")
        screen.device.wait(0.5)
        #expect(screen.device.system.clock.isIdle)
    }

    @Test("A decelerating scroll view is deallocated after its removal")
    func lifetime() {
        weak var gone: UIScrollView?
        do {
            let screen = ScrollScreen(content: ScrollScreen.tall)
            gone = screen.scrollView
            screen.drag(by: CGVector(dx: 0, dy: -100), speed: 1000)
            screen.device.fingerUp()
            screen.device.wait(0.1)
            screen.scrollView.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
