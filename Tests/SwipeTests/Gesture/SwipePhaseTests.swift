import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// A controller that ends allowed drags before each pop. A change of the stack ends them, too.
private final class CancellingController: BasicNavigationController {
    override func popViewController(animated: Bool) -> UIViewController? {
        parts.swipes.cancelAllowedDrag()
        return super.popViewController(animated: animated)
    }
}

/// What the library keeps of a touch, and for how long.
@MainActor
@Suite("The phase of a swipe")
struct SwipePhaseTests {
    private func swipes(_ stage: Stage) -> SwipeController { stage.navigation.parts.swipes }

    @Test("A touch ends with its finger", .covers(4))
    func ended() {
        let stage = Stage("AB")
        stage.device.fingerDown(at: stage.point(60))
        #expect(swipes(stage).phase.touch?.point == stage.point(60))
        stage.lift()
        #expect(swipes(stage).phase.touch == nil)
    }

    @Test("A scroll becomes a touch at the first question about it, and one scroll is one touch", .covers(24))
    func scroll() {
        let stage = Stage("AB")
        let swipes = swipes(stage)
        swipes.scrollDidBegin()
        #expect(swipes.phase.touch == nil)
        _ = swipes.makeArbitration()?.waits(for: UIPanGestureRecognizer())
        #expect(swipes.phase.touch?.isOnTrackpad == true)
        stage.top.popPreferences.area = .edge
        _ = swipes.makeArbitration()?.precedes(UIPanGestureRecognizer())
        #expect(swipes.phase.touch?.preferences?.area == nil, "the same touch")
    }

    @Test(
        "A change does not end a drag whose pop UIKit is requesting", .covers(10, 50), arguments: [3, 60] as [CGFloat])
    func changeAtRequest(start: CGFloat) {
        let stage = Stage("AB", .init(on: 26), navigation: CancellingController())
        stage.swipe(from: start)
        #expect(stage.stack == "A")
    }

    @Test("A second finger ends an undecided drag, and the first one's drag is refused", .covers(4, 11))
    func secondFinger() {
        let stage = Stage("AB")
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(60, 420), duration: 0.1)
        #expect(stage.takeEvents().isEmpty)
        stage.device.fingerDown(1, at: stage.point(90))
        #expect(stage.takeEvents() == ["refused tooSteep"])
    }

    @Test("A scroll that begins beside a finger's swipe does not end the swipe", .covers(11, 24))
    func scrollBesideFinger() {
        let stage = Stage("AB")
        stage.pull(to: 250)
        swipes(stage).scrollDidBegin()
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test("A scroll is judged by the direction from the pointer, also up and down", .covers(24))
    func scrollDirection() throws {
        let stage = Stage("AB")
        let swipes = swipes(stage)
        for (down, verdict) in [(0, nil), (50, .refused(.tooSteep))] as [(CGFloat, PopGestureVerdict?)] {
            swipes.scrollDidBegin()
            swipes.recognizer.setTranslation(CGPoint(x: 20, y: down), in: stage.navigation.view)
            #expect(swipes.shouldBegin() == (verdict == nil))
            if let verdict { #expect(stage.verdict == verdict) }
            swipes.touchDidEnd()
        }
    }

    @Test("The preferences are read once for each touch, however many recognizers ask", .covers(37))
    func readOnce() {
        let carousel = UIScrollView.carousel()
        for _ in 0..<5 { carousel.addGestureRecognizer(UITapGestureRecognizer()) }
        let navigation = CountingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage("AB", navigation: navigation, showing: carousel)
        navigation.reads = 0
        stage.swipe()
        #expect(stage.stack == "A")
        // A read for the touch, and a read for the bar of the screen that appears.
        #expect(navigation.reads == 2)
    }

    @Test("The preferences are read once for a touch that only the gates receive", .covers(37))
    func readOnceByGates() {
        let navigation = CountingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage("AB", .init(on: 26), navigation: navigation)
        navigation.receivesTouches = false
        navigation.reads = 0
        stage.device.fingerDown(at: stage.point(60))
        #expect(navigation.popRecognizer?.numberOfTouches == 0)
        #expect(navigation.reads == 1)
        stage.lift()
    }

    @Test("A swipe that is switched off as UIKit's edge recognizer may pop does not pop", .covers(7, 11, 19))
    func switchedOffAtEdge() {
        for driver in TestedDriver.all {
            let stage = Stage("AB", driver)
            stage.device.fingerDown(at: stage.point(5))
            stage.device.fingerMove(to: stage.point(13), duration: 0.05)
            #expect(swipes(stage).phase.isAboutToPop)
            stage.navigation.popGestureRecognizerEnabled = false
            stage.device.fingerMove(to: stage.point(300), duration: 0.2)
            stage.lift()
            #expect(stage.stack == "AB" && !stage.takeEvents().contains("willPop B→A gesture"))
        }
    }

    @Test("A postponed cancellation of a swipe that ends at once does not cancel the next swipe", .covers(7, 11))
    func postponedOnce() {
        let stage = Stage("AB")
        stage.top.whenLeaving = { [unowned stage] screen in
            screen.whenLeaving = nil
            stage.navigation.popGestureRecognizerEnabled = false
        }
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(350), duration: 0)
        stage.device.settle()
        stage.navigation.popGestureRecognizerEnabled = true
        if stage.stack == "A" { stage.push("B") }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A driver that is replaced under a resting finger leaves the finger its swipe", .covers(7, 11))
    func replacedUnderFinger() {
        let stage = Stage("AB", .init(.percentDriven))
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.preferredPopDriver = .automatic
        stage.device.fingerMove(to: stage.point(350), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "A")
    }
}

/// A controller that counts how often it is asked for preferences.
private final class CountingNavigationController: BasicNavigationController {
    var reads = 0
    var receivesTouches = true

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        receivesTouches && super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        reads += 1
        return super.popPreferences(for: screen)
    }
}
