import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Compares releases with published recordings of UIKit's scroll views.
@MainActor
@Suite("Scroll views at and after the release")
struct ScrollReleaseTests {
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
}
