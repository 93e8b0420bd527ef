import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Drags that another recognizer wins")
struct LostDragTests {
    @Test(
        "A drag lost to a map is reported once as lost, and does not ask the screen", .covers(.lostDrags),
        arguments: TestedSwipe.all)
    func map(swipe: TestedSwipe) {
        let map = UIView.map()
        let stage = Stage("AB", swipe, showing: map)
        stage.top.agrees = false
        stage.pull(to: 200)
        #expect(map.gestureRecognizers![0].state == .changed)
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        stage.lift()
        #expect(stage.takeEvents() == ["refused otherGesture"])
        #expect(stage.verdict == .refused(.otherGesture))
        #expect(stage.top.askedFor.isEmpty)
        #expect(stage.stack == "AB")
    }

    @Test(
        "A drag lost to a preceding view is reported once as lost", .covers(.leadingEdge, .lostDrags),
        arguments: TestedSwipe.all)
    func preceding(swipe: TestedSwipe) {
        let map = UIView.map()
        let stage = Stage("AB", swipe, showing: map)
        stage.top.popPreferences.precedingViews = [map]
        stage.swipe(from: 60)
        #expect(stage.top.askedFor.isEmpty)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused otherGesture"])
    }

    @Test(
        "The controller's own pan asks the screen once, after it has begun", .covers(.lostDrags),
        arguments: TestedSwipe.ofOwnPan)
    func askedOnce(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        var states: [UIGestureRecognizer.State] = []
        stage.top.whenAsked = { [unowned stage] _ in states.append(stage.navigation.popRecognizer!.state) }
        stage.swipe()
        #expect(states == [.began])
        #expect(stage.stack == "A")
    }

    @Test(
        "UIKit's recognizers ask the screen once, when they are about to begin", .covers(.lostDrags),
        arguments: [(15, 5), (18, 5), (26, 5), (26, 60), (27, 5), (27, 60)] as [(Int, CGFloat)])
    func askedByUIKit(version: Int, start: CGFloat) throws {
        let stage = Stage("AB", .init(on: version))
        let recognizer = start < 20 ? stage.edge : try #require(stage.content)
        var states: [UIGestureRecognizer.State] = []
        stage.top.whenAsked = { _ in states.append(recognizer.state) }
        stage.swipe(from: start)
        #expect(states == [.possible])
        #expect(stage.stack == "A")
    }

    @Test("The verdict is never allowed while no screen is popped", .covers(.lostDrags), arguments: TestedSwipe.all)
    func verdict(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        for distance in stride(from: 62 as CGFloat, through: 300, by: 2) {
            stage.device.fingerMove(to: stage.point(distance), duration: 1 / 60)
            #expect((stage.verdict == .allowed) == (stage.stack == "A"))
        }
        stage.lift()
        #expect(stage.stack == "A" && stage.verdict == .allowed)
    }

    @Test(
        "A tap and a drag that is too short aren't reported", .covers(.reasons, .lostDrags), arguments: TestedSwipe.all)
    func taps(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: .map())
        stage.device.fingerTap(at: stage.point(60))
        stage.drag(from: 60, to: 66)
        #expect(stage.takeEvents() == [] && stage.verdict == nil)
    }
}
