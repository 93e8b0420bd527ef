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
