import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("UIKit's edge recognizer in the strip")
struct EdgeByUIKitTests {
    /// Points of travel, in steps of one, after which the drag has popped; `nil` if it has not after 40.
    private func travelToPop(on device: SimulatedDevice, _ controller: UINavigationController) -> Int? {
        device.fingerDown(at: CGPoint(x: 4, y: 400))
        defer {
            device.fingerUp()
            device.settle()
        }
        return (1...40).first { points in
            device.fingerMove(to: CGPoint(x: 4 + CGFloat(points), y: 400), duration: 1.0 / 60)
            return controller.viewControllers.count == 1
        }
    }

    @Test(
        "A slow swipe in the strip begins after as many points as on a plain controller",
        .covers(.leadingEdge, .edgeByUIKit),
        arguments: TestedSwipe.all)
    func travel(swipe: TestedSwipe) {
        let device = SimulatedDevice(.init(swipe))
        let plain = UINavigationController()
        plain.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.settle(showing: plain)
        let stage = Stage("AB", swipe)
        let expected = travelToPop(on: device, plain)
        #expect(expected != nil)
        #expect(travelToPop(on: stage.device, stage.navigation) == expected)
    }

    @Test(
        "UIKit's edge recognizer pops outside a view that precedes the swipe at the edge too",
        .covers(.leadingEdge, .edgeByUIKit), arguments: TestedSwipe.all)
    func besidePrecedingView(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let view = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
        stage.top.view.addSubview(view)
        stage.top.popPreferences.precedingViews = [view]
        stage.top.popPreferences.excludesLeadingEdge = true
        stage.pull(from: 4, to: 200)
        #expect(stage.edge.state == .changed)
        stage.device.fingerUp()
    }

    @Test(
        "In the strip UIKit's edge recognizer pops, and not the controller's own pan",
        .covers(.publicAPI, .edgeByUIKit),
        arguments: TestedSwipe.all, directions)
    func recognizer(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        // A touch in the content, which UIKit's edge recognizer loses, has no effect on the next one.
        stage.device.fingerDown(at: stage.point(200))
        stage.device.fingerMove(to: stage.point(202))
        stage.lift()
        stage.pull(from: 4, to: 200)
        #expect(stage.edge.state == .changed)
        #expect(stage.navigation.popRecognizer?.hasBegun == false)
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test(
        "A flick that passes 15 points in its first movement pops by UIKit's edge recognizer", .covers(.edgeByUIKit),
        arguments: TestedSwipe.all)
    func flick(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(34))
        #expect(stage.edge.state == .began)
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(90))
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(150))
        stage.lift()
        #expect(stage.stack == "A")
        #expect(stage.verdict == .allowed)
    }

    @Test(
        "A first movement as long as a pan needs is left to UIKit's edge recognizer",
        .covers(.publicAPI, .edgeByUIKit),
        arguments: TestedSwipe.all)
    func firstMovement(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(16))
        #expect(stage.navigation.popRecognizer?.hasBegun == false)
        stage.device.fingerMove(to: stage.point(200), duration: 0.2)
        #expect(stage.edge.state == .changed)
        stage.lift()
    }

    @Test(
        "A vertical drag in the strip does not ask the screen", .covers(.confirmation, .leadingEdge),
        arguments: TestedSwipe.all)
    func vertical(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 5, to: 5, y: 400, endY: 600)
        #expect(stage.top.askedFor.isEmpty && stage.takeEvents() == ["refused tooSteep"])
    }

    @Test(
        "UIKit's edge recognizer also pops a screen that hides the bar",
        .covers(.noWayBack, .leadingEdge, .edgeByUIKit),
        arguments: TestedSwipe.all)
    func hiddenBar(swipe: TestedSwipe) {
        let stage = Stage(hiding: "B", swipe)
        stage.pull(from: 4, to: 200)
        #expect(stage.edge.state == .changed && stage.stack == "A")
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test(
        "A flick in the strip interrupts a push also where only UIKit's edge recognizer can",
        .covers(.neverHangs, .edgeByUIKit))
    func flickDuringPush() {
        let stage = Stage("AB", .init(on: 26))
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        stage.beginPush("C")
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(34))
        stage.device.fingerMove(to: stage.point(350), duration: 0.15)
        stage.lift()
        #expect(stage.stack == "AB")
    }
    @Test(
        "A thumb that is steep for 13 points in the strip, and then flat, pops",
        .covers(.leadingEdge, .thumbArcs, .edgeByUIKit),
        arguments: TestedSwipe.all)
    func steepStart(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(4, 400))
        stage.device.fingerMove(to: stage.point(17, 420), duration: 0.03)
        stage.device.fingerMove(to: stage.point(340, 430), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "A")
    }
}
