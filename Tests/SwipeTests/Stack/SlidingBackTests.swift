import Testing
@testable import UIKit
import UIKitSimulator

@testable import PopNavigation

/// While a cancelled swipe slides back, UIKit's stack lacks the screen that returns.
@MainActor
@Suite("Changes while a cancelled swipe slides back")
struct SlidingBackTests {
    /// Lifts a finger that has not moved far enough, and waits until the screen slides back.
    private func cancelSwipe(_ stage: Stage) {
        stage.pull(from: 60, to: 120)
        stage.releaseAfterRest()
    }

    @Test(
        "A pop that interrupts a cancelled swipe is reported with all screens that it removes",
        .covers(.stackChanges, .popEvents),
        arguments: [26, 27], [true, false])
    func interruptingPop(version: Int, animated: Bool) {
        let stage = Stage("ABC", .init(.system, on: version))
        cancelSwipe(stage)
        #expect(stage.stack == "AB")
        stage.navigation.popToRootViewController(animated: animated)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→A programmatic", "didPop C→A programmatic",
            ])
        #expect(stage.removed == ["C", "BC"])
        stage.expectUsable()
    }

    /// What a screen says about its middle.
    enum StatedPlace: CaseIterable, Sendable {
        case excludedView, excludedRect, precedingView

        @MainActor
        func state(_ view: UIView, on screen: TestScreen) {
            switch self {
            case .excludedView: screen.popPreferences.excludedViews = [view]
            case .excludedRect: screen.popPreferences.excludedRects = [view.frame]
            case .precedingView: screen.popPreferences.precedingViews = [view]
            }
        }
    }

    /// Whether a second finger at a height pops while a cancelled swipe slides back, or just after it.
    private func pops(at y: CGFloat, after delay: TimeInterval, on version: Int, late: Bool, _ place: StatedPlace)
        -> Bool
    {
        let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        map.addGestureRecognizer(UIPanGestureRecognizer())
        let stage = Stage(
            "ABC", on: .init(.init(.system, on: version)), switches: { $0.completesCancelledPopsLate = late })
        stage.top.view.addSubview(map)
        stage.navigation.popGestureArea = .full
        place.state(map, on: stage.top)
        stage.pull(from: 60, to: 220, y: 300)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.wait(delay)
        stage.pull(from: 200, to: 380, y: y)
        stage.lift()
        return stage.stack != "ABC"
    }

    @Test(
        "A second finger on a place that keeps its drags never takes over the swipe",
        .covers(.popEvents), arguments: [26, 27], StatedPlace.allCases)
    func excludedPlace(version: Int, place: StatedPlace) {
        for late in [false, true] {
            for delay in stride(from: 0, to: 0.5, by: 1.0 / 30) {
                #expect(!pops(at: 600, after: delay, on: version, late: late, place), "\(delay) \(late)")
            }
            #expect(pops(at: 300, after: 0.05, on: version, late: late, place))
        }
    }

    @Test(
        "If the returning screen is popped under a finger, the screen below keeps its own places",
        .covers(.excludedPlaces), arguments: [26, 27])
    func excludedPlaceBelow(version: Int) {
        let stage = Stage("ABC", .init(.system, on: version))
        let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        stage.screen("B").view.addSubview(map)
        stage.screen("B").popPreferences = PopPreferences(area: .full, excludedViews: [map])
        cancelSwipe(stage)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 600))
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        stage.device.fingerMove(to: CGPoint(x: 380, y: 600), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.excludedView))
    }

    @Test("A pop by call is programmatic while a finger that has taken over is down", .covers(.popEvents))
    func appsPopUnderFinger() {
        let stage = Stage("ABC", .init(.system, on: 26))
        cancelSwipe(stage)
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 160, y: 400), duration: 0.1)
        #expect(stage.isSwiping)
        stage.navigation.popViewController(animated: true)
        stage.lift()
        let pops = stage.takeEvents().filter { $0.hasPrefix("willPop") }
        #expect(pops.first == "willPop C→B gesture" && pops.dropFirst().allSatisfy { $0.hasSuffix("programmatic") })
        #expect(pops.count == 2 && stage.stack == "A")
    }

    @Test("A cancelled pop is over when UIKit shows the popped screen, and no other one", .covers(.popEvents))
    func returningScreen() throws {
        let stage = Stage("AB")
        cancelSwipe(stage)
        let (a, b) = (stage.screen("A"), stage.screen("B"))
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        let transition = StackTransition(from: [a, b], to: [a], trigger: .gesture, coordinator: coordinator)
        #expect(transition.isCancelled(byShowing: b))
        #expect(!transition.isCancelled(byShowing: a))
    }

    @Test(
        "A set that removes the screen that returns is reported as its pop", .covers(.stackChanges, .popEvents),
        arguments: [26, 27])
    func interruptingSet(version: Int) {
        let stage = Stage("AB", .init(.system, on: version))
        cancelSwipe(stage)
        stage.navigation.setViewControllers(["X", "A"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "XA")
        #expect(stage.takeEvents().suffix(2) == ["willPop B→A programmatic", "didPop B→A programmatic"])
        stage.expectUsable()
    }

    @Test(
        "A finger that takes over the screen that slides back, and pops it, isn't refused",
        .covers(.reasons, .popEvents), arguments: [26, 27], [5, 60] as [CGFloat])
    func takenOver(version: Int, start: CGFloat) {
        let stage = Stage("AB", .init(.system, on: version))
        cancelSwipe(stage)
        stage.swipe(from: start)
        #expect(stage.stack == "A" && stage.verdict == .allowed)
        #expect(!stage.takeEvents().contains { $0.hasPrefix("refused") })
    }

    @Test(
        "A call that pops while a recognizer takes over a swipe is reported as programmatic", .covers(.popEvents),
        arguments: [26, 27])
    func appsPopInTakeover(version: Int) throws {
        let stage = Stage("ABC", .init(.system, on: version))
        var pops = 0
        let target = ActionTarget { [unowned stage] recognizer in
            guard (recognizer as? UIGestureRecognizer)?.state == .began else { return }
            pops += 1
            stage.navigation.popViewController(animated: true)
        }
        cancelSwipe(stage)
        try #require(stage.content).addTarget(target, action: .performAction)
        stage.swipe()
        #expect(pops == 1 && stage.stack == "A")
        let events = stage.takeEvents().filter { $0.hasPrefix("willPop") }
        #expect(events == ["willPop C→B gesture", "willPop B→A programmatic"])
        withExtendedLifetime(target) {}
    }
}
