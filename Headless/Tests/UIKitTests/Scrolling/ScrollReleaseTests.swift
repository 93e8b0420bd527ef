import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Compares releases with published recordings of UIKit's scroll views.
@MainActor
@Suite("Scroll views at and after the release")
struct ScrollReleaseTests {
    @Test(
        "A deceleration starts 0.9 ms after the lift, within 0.25 points", .facts(.scrollRelease),
        arguments: [750.0, 3000])
    func decelerationStart(speed: Double) {
        let screen = ScrollScreen(content: CGSize(width: 390, height: 200_000)) { $0.contentOffset.y = 100_000 }
        screen.drag(by: CGVector(dx: 0, dy: -300), speed: speed)
        let origin = screen.scrollView.contentOffset.y
        screen.device.fingerUp()
        for (time, offset) in screen.motion(frames: 200) where screen.scrollView.isDecelerating {
            let expected = origin + speed * 0.499 * (1 - pow(0.998, 1000 * (time - 0.0009)))
            #expect(abs(offset.y - expected) < 0.25)
        }
    }

    /// Recorded on iOS 26.5: milliseconds after the lift, and offsets in points.
    /// The content was released without velocity.
    private static let recordedBounce: [(time: Double, offset: Double)] = [
        (16.2, -157.33), (33.5, -138.67), (49.5, -121.67), (66.8, -106.33), (100.1, -81), (133.1, -61.33), (166.8, -46),
        (199.5, -34.33), (233.4, -25.67), (266.8, -19), (300.1, -14), (349.7, -9), (400.1, -5.67), (449.9, -3.67),
        (499.7, -2.33), (549.5, -1.33), (616.8, -0.67), (666.8, -0.33),
    ]

    @Test("A bounce without velocity follows the recorded one within 0.6 points", .facts(.scrollRelease))
    func recordedBounce() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        pull(screen, pastEdgeBy: 177)
        screen.device.fingerUp()
        var previous = (time: 0.0, offset: CGPoint(x: 0, y: -177))
        let motion = screen.motion(frames: 100)
        for (time, recorded) in Self.recordedBounce {
            guard let next = motion.first(where: { $0.time >= time / 1000 }) else { return #expect(Bool(false)) }
            previous = motion.last { $0.time < time / 1000 } ?? previous
            let share = (time / 1000 - previous.time) / (next.time - previous.time)
            // Between two frames the motion is nearly exponential.
            let ratio = next.offset.y / previous.offset.y
            let offset = previous.offset.y * (ratio > 0 ? pow(ratio, share) : 1 - share)
            #expect(abs(offset - recorded) < 0.6, "\(time) ms")
        }
    }

    @Test("A bounce is critically damped, ω = 11, from 1.0 ms on, within 0.6 points", .facts(.scrollRelease))
    func bounceShape() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        pull(screen, pastEdgeBy: 177)
        screen.device.fingerUp()
        for (time, offset) in screen.motion(frames: 100) {
            let time = time - 0.001
            #expect(abs(offset.y + 177 * (1 + 3.62 * time) * exp(-11 * time)) < 0.6)
        }
    }

    /// The velocity of the recorded bounce is not published. At this velocity, a bounce that ends at 0.1 points from
    /// the edge takes 0.97 s.
    @Test("A bounce with velocity ends after 0.81 s", .facts(.scrollRelease))
    func endOfBounceWithVelocity() {
        let screen = ScrollScreen(content: ScrollScreen.tall) { $0.contentOffset.y = 290 }
        screen.drag(by: CGVector(dx: 0, dy: 300), speed: 4440)
        #expect(abs(screen.scrollView.contentOffset.y) < 1e-9)
        screen.device.fingerUp()
        #expect(abs(durationOfDeceleration(screen) - 0.81) < 0.01)
        #expect(screen.scrollView.contentOffset.y == 0)
    }

    /// The distance of the recorded bounce is not published. From this distance, a bounce that starts at rest and ends
    /// at 0.1 points from the edge takes 0.94 s.
    @Test(
        "A finger held after a drag at 0.625 pt/ms keeps that velocity; the bounce ends at 0.69 s",
        .facts(.scrollRelease))
    func heldAfterFastDrag() throws {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        let travel = travel(toStretch: 250)
        screen.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: travel), speed: 625)
        screen.device.wait(0.3)
        screen.device.fingerUp()
        #expect(abs(try #require(screen.log.velocity).y + 0.625) < 1e-6)
        #expect(abs(durationOfDeceleration(screen) - 0.69) < 0.01)
    }

    @Test("Content past its edge recoils without the velocity of a finger held still", .facts(.scrollRelease))
    func recoilAfterRest() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        let travel = travel(toStretch: 250)
        screen.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: travel), speed: 625)
        screen.device.wait(0.3)
        screen.device.fingerUp()
        for (time, offset) in screen.motion(frames: 30) {
            let time = time - 0.0009
            // A bounce ends at half a point from the edge.
            #expect(abs(offset.y + 250 * (1 + 3.62 * time) * exp(-11 * time)) < 0.5)
        }
    }

    @Test("A finger held after a drag at 0.19 points/ms releases with velocity 0", .facts(.scrollRelease))
    func heldAfterSlowDrag() {
        let screen = ScrollScreen(content: ScrollScreen.tall) { $0.contentOffset.y = 1000 }
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 190)
        screen.device.wait(0.3)
        let offset = screen.scrollView.contentOffset
        screen.device.fingerUp()
        #expect(screen.log.velocity == .zero)
        #expect(screen.offsets(frames: 30).allSatisfy { $0 == offset })
    }

    @Test("Content a fraction of a point past its edge moves to the edge", .facts(.scrollRelease))
    func nearTheEdge() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        pull(screen, pastEdgeBy: 0.3)
        #expect(screen.scrollView.contentOffset.y < 0)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.y == 0)
    }

    /// The finger's travel, including the hysteresis, for a distance past the edge.
    private func travel(toStretch stretch: Double) -> Double {
        (1 / (1 - stretch / 844) - 1) * 844 / 0.55 + 10
    }

    /// Keeps the finger on the screen, with a release velocity of 0.
    private func pull(_ screen: ScrollScreen, pastEdgeBy distance: Double) {
        let end = CGPoint(x: 200, y: 100 + travel(toStretch: distance))
        screen.device.fingerDown(at: CGPoint(x: 200, y: 100))
        screen.device.fingerMove(to: end, duration: 0.5)
        screen.hold(at: end)
        #expect(abs(screen.scrollView.contentOffset.y + distance) < 1e-6)
    }

    private func durationOfDeceleration(_ screen: ScrollScreen) -> TimeInterval {
        let start = screen.device.now
        while screen.scrollView.isDecelerating { screen.device.wait(ScrollScreen.frame) }
        return screen.device.now - start
    }
}
