import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// What the library keeps of a touch, and for how long.
@MainActor
@Suite("The session of a touch")
struct SwipeTouchSessionTests {
    @Test("A session ends with its touch", .covers(4))
    func ended() {
        let stage = Stage("AB")
        stage.device.fingerDown(at: stage.point(60))
        #expect(stage.navigation.gestures.session != nil)
        stage.lift()
        #expect(stage.navigation.gestures.session == nil)
    }

    @Test("A scroll's session begins with the first question about it, and one scroll has one", .covers(24))
    func scrollSession() {
        let gestures = Stage("AB").navigation.gestures
        gestures.beginOnTrackpad()
        #expect(gestures.session == nil)
        _ = gestures.waits(for: UIPanGestureRecognizer())
        #expect(gestures.session?.isOnTrackpad == true)
        _ = gestures.mayBecomeSwipe()
        #expect(gestures.session?.mayBecomeSwipe == true)
        _ = gestures.precedes(UIPanGestureRecognizer())
        #expect(gestures.session?.mayBecomeSwipe == true, "the same session")
    }

    @Test("A scroll is judged by the direction from the pointer, also up and down", .covers(24))
    func scrollDirection() throws {
        let stage = Stage("AB")
        let gestures = stage.navigation.gestures
        for (down, verdict) in [(0, nil), (50, .refused(.tooSteep))] as [(CGFloat, PopGestureVerdict?)] {
            gestures.beginOnTrackpad()
            gestures.recognizers.own.setTranslation(CGPoint(x: 20, y: down), in: stage.navigation.view)
            #expect(gestures.shouldBegin() == (verdict == nil))
            #expect(stage.verdict == verdict)
        }
    }

    @Test("A touch that follows one which UIKit has not reported as over ends it", .covers(4, 20))
    func withoutReset() {
        let stage = Stage("AB")
        let gestures = stage.navigation.gestures
        gestures.begin(UITouch())
        #expect(gestures.session != nil)
        gestures.session?.stage = .eligible
        gestures.begin(UITouch())
        #expect(stage.takeEvents() == ["refused otherGesture"])
    }

    @Test("A second finger does not change where the first one went down", .covers(4, 11))
    func secondFinger() throws {
        let stage = Stage("AB")
        stage.pull(to: 200)
        let start = try #require(stage.navigation.gestures.session?.point)
        stage.device.fingerDown(1, at: stage.point(300, 600))
        #expect(start == stage.point(60) && stage.navigation.gestures.session?.point == start)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
    }
}
