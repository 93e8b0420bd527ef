import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit's recognizer waits for another one and begins when that one fails. The end of a transition may make it
/// fail, since it removes the view of the screen that has left.
@MainActor
@Suite("Swipes that wait at the end of a transition")
struct WaitingSwipeTests {
    @Test(
        "A swipe that waits for a scroll view of the screen that a push covers freezes nothing",
        .covers(.neverHangs, .appLines), arguments: [26, 27])
    func appsLine(version: Int) {
        func outcome(_ stage: any FingerStage) -> String {
            let list = UIScrollView.list()
            list.frame = stage.controller.view.bounds
            stage.controller.topViewController?.view.addSubview(list)
            stage.edge.require(toFail: list.panGestureRecognizer)
            stage.content?.require(toFail: list.panGestureRecognizer)
            stage.controller.pushViewController(TestScreen("C"), animated: true)
            stage.device.fingerDrag(from: stage.point(10), to: stage.point(350), duration: 0.4)
            stage.device.settle()
            return "\(stage.stack) \(stage.device.isHung)"
        }
        #expect(outcome(PlainStage("AB", on: version)) == outcome(Stage("AB", .init(on: version))))
    }

    @Test(
        "After a swipe with a neighbour's finger down, a push is as on a plain controller",
        .covers(.nestedControllers, .neverHangs), arguments: [26, 27])
    func neighbour(version: Int) {
        func stacks(_ makeController: () -> UINavigationController) -> [String] {
            let device = SimulatedDevice(.init(.init(on: version)))
            let container = UIViewController()
            let halves = [0, 195].map { x in
                let half = makeController()
                half.viewControllers = [TestScreen("A"), TestScreen("B")]
                container.embed(half, in: CGRect(x: x, y: 0, width: 195, height: 844))
                return half
            }
            device.settle(showing: container)
            device.fingerDown(1, at: CGPoint(x: 2, y: 680))
            device.fingerDrag(from: CGPoint(x: 240, y: 400), to: CGPoint(x: 280, y: 400), duration: 0.1)
            halves[1].pushViewController(TestScreen("C"), animated: true)
            device.fingerUp(1)
            device.settle()
            #expect(!device.isHung && halves[1].transitionCoordinator == nil)
            return halves.map { half in half.viewControllers.map { $0.title ?? "" }.joined() }
        }
        let plain = stacks { UINavigationController(nibName: nil, bundle: nil) }
        #expect(stacks { BasicNavigationController(nibName: nil, bundle: nil) } == plain)
    }

    @Test(
        "A swipe over a carousel of the screen that a push covers freezes nothing", .covers(.scrollViews, .neverHangs),
        arguments: [26, 27])
    func carousel(version: Int) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", .init(.system, on: version), showing: carousel)
        carousel.contentOffset.x = 100
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.2)
        stage.device.fingerMove(to: stage.point(350), duration: 0.4)
        stage.lift()
        stage.expectUsable()
    }

    @Test(
        "A swipe that still waits when the finger lifts leaves the touch to the view", .covers(.popRecognizerIsApps),
        arguments: TestedSwipe.ofOwnPan)
    func liftedFinger(swipe: TestedSwipe) throws {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let stage = Stage("AB", swipe, showing: button)
        let other = UndecidedRecognizer()
        stage.navigation.view.addGestureRecognizer(other)
        let pan = try #require(stage.navigation.popRecognizer)
        pan.require(toFail: other)
        stage.drag(from: 60, to: 140)
        #expect(stage.stack == "AB" && count == 1)
    }

    @Test(
        "A change while a swipe waits for another finger does what it does on a plain controller",
        .covers(.transitions, .neverHangs),
        arguments: [26, 27], [false, true])
    func change(version: Int, pops: Bool) {
        func outcome(_ stage: any FingerStage) -> String {
            stage.device.fingerDown(1, at: stage.point(3, 680))
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(100), duration: 0.1)
            #expect(stage.stack == "AB")
            if pops {
                stage.controller.popViewController(animated: false)
            } else {
                stage.controller.pushViewController(TestScreen("C"), animated: true)
            }
            stage.device.wait(0.1)
            stage.device.fingerUp(1)
            stage.device.settle()
            return "\(stage.stack) \(stage.device.isHung) \(stage.controller.transitionCoordinator != nil)"
        }
        #expect(outcome(Stage("AB", .init(on: version))) == outcome(PlainStage("AB", on: version)))
    }
}
