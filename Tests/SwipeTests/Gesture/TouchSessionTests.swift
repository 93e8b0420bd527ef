import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// What the library keeps of a touch, and for how long.
@MainActor
@Suite("The session of a touch")
struct TouchSessionTests {
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
