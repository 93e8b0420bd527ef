import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The release of a percent-driven pop")
struct PopReleaseTests {
    @Test(
        "Where the screen would come to rest decides whether the pop completes", .covers(.transitions),
        arguments: [
            (0.49, 0, 390, true), (0.47, 0, 390, false), (0.1, 1.2, 390, true), (0.1, 1, 390, false),
            (0.9, -2, 390, false), (0.2, 0, 1000, true), (0.18, 0, 1000, false), (0.51, 0, 100, true),
            (0.5, 0, 100, false), (0.49, 0, 100, false), (0.5, 0, 0, false), (0.51, 0, 0, true),
        ] as [(CGFloat, CGFloat, CGFloat, Bool)]
    )
    func judged(progress: CGFloat, velocity: CGFloat, width: CGFloat, finishes: Bool) {
        let release = PopRelease(progress: progress, velocity: velocity, width: width, projection: 0.35)
        #expect(release.finishes == finishes)
    }

    @Test(
        "On iOS 26 and later, the finger's velocity is projected for a third of the time", .covers(.transitions),
        arguments: [
            (0.29, 400, false), (0.30, 150, false), (0.16, 1200, true), (0.60, 150, true), (0.70, -800, false),
        ] as [(CGFloat, CGFloat, Bool)])
    func judgedAsRecorded(progress: CGFloat, pointsPerSecond: CGFloat, finishes: Bool) {
        let release = PopRelease(
            progress: progress, velocity: pointsPerSecond / 402, width: 402, projection: 0.12)
        #expect(release.finishes == finishes)
    }

    @Test("The rest of a released pop takes the transition's time, or less after a fast finger", .covers(.transitions))
    func speed() {
        func release(
            _ progress: CGFloat, _ velocity: CGFloat, width: CGFloat = 390, isEdgeFlick: Bool = false
        ) -> PopRelease {
            PopRelease(
                progress: progress, velocity: velocity, width: width, isEdgeFlick: isEdgeFlick, projection: 0.35)
        }
        #expect(release(0.6, 0).speed == 0.4)
        #expect(release(0.3, 0).speed == 0.3)
        #expect(abs(release(0.6, 4).speed - 1.4) < 1e-9)
        #expect(abs(release(0.6, -4).speed - 1.4) < 1e-9)
        #expect(release(0.99, -1).springVelocity == -20)
        let nothingLeft = release(1, 50, width: 0)
        #expect(nothingLeft.speed.isFinite && nothingLeft.speed > 0 && nothingLeft.springVelocity == 20)
        #expect(release(0.2, -1).springVelocity == 5)
        #expect(release(0.02, 0.1, isEdgeFlick: true).finishes)
        #expect(!release(0.1, -0.1, isEdgeFlick: true).finishes)
        #expect(!release(0.1, 0, isEdgeFlick: true).finishes)
        let cancelled = PopRelease(cancelledAt: 0)
        #expect(cancelled.speed > 0 && cancelled.springVelocity == 0)
    }

    @Test(
        "The finger's velocity is that of its last movement, and zero after a rest",
        .covers(.transitions, .fingerRelease))
    func velocity() {
        var tracker = ReleaseTracker()
        #expect(tracker.velocity(at: 0) == 0)
        tracker.add(0.1, at: 1)
        #expect(tracker.velocity(at: 1) == 0)
        tracker.add(0.2, at: 1.1)
        #expect(abs(tracker.velocity(at: 1.1) - 1) < 1e-9)
        #expect(abs(tracker.velocity(at: 1.19) - 1) < 1e-9, "a finger that lifts late has not rested")
        #expect(tracker.velocity(at: 1.21) == 0)
        tracker.add(0.2, at: 1.15)
        #expect(abs(tracker.velocity(at: 1.16) - 1) < 1e-9, "an event without movement is no sample")
        var instant = ReleaseTracker()
        instant.add(0.1, at: 1)
        instant.add(0.2, at: 1)
        #expect(instant.velocity(at: 1) == 0, "two places at one moment are no movement")
    }

    @Test(
        "A finger that trembles at its release keeps the velocity of its swipe", .covers(.transitions, .fingerRelease))
    func trembling() {
        var tracker = ReleaseTracker()
        for (time, progress) in [(1.0, 0.1), (1.02, 0.2), (1.04, 0.3), (1.05, 0.299)] {
            tracker.add(progress, at: time)
            #expect(tracker.isFlick == (time < 1.04), "three movements are no flick")
        }
        #expect(tracker.velocity(at: 1.06) > 3)
        tracker.add(0.299, at: 1.06)
        #expect(tracker.velocity(at: 1.07) > 3, "one event without movement")
        for time in [1.07, 1.11] { tracker.add(0.299, at: time) }
        #expect(tracker.velocity(at: 1.12) == 0, "the finger has rested")
    }

    @Test("The limits of a rest and of the measured time are exact", .covers(.transitions, .fingerRelease))
    func limits() {
        var tracker = ReleaseTracker()
        tracker.add(0, at: -0.04)
        tracker.add(0.25, at: 0)
        #expect(tracker.velocity(at: 0.1) == 0, "a finger rests from 0.1 seconds on")
        var window = ReleaseTracker()
        window.add(0, at: -1)
        window.add(1, at: 0)
        window.add(3, at: 0.05)
        #expect(window.velocity(at: 0.06) > 39, "what is 0.05 seconds old begins the measured time")
    }

    @Test("Events without movement don't make a flick longer", .covers(.fingerRelease))
    func stillEvents() {
        var tracker = ReleaseTracker()
        for step in 0..<5 { tracker.add(0.1, at: Double(step) * 0.01) }
        #expect(tracker.isFlick)
    }
}
