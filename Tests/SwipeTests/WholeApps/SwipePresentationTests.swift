import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipes next to what is presented")
struct SwipePresentationTests {
    /// Presents a controller that lets touches outside it through,
    /// as an undimmed sheet and a popover with passthrough views do.
    private func presentLettingTouchesThrough(_ style: UIModalPresentationStyle, on stage: Stage) -> UIViewController {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        stage.top.present(presented, animated: true)
        presented.presentationController?.containerView?.isUserInteractionEnabled = false
        return presented
    }

    @Test(
        "An ancestor's undimmed sheet and its passthrough popover do not block the swipe", .covers(.presentation),
        arguments: TestedSwipe.all, [UIModalPresentationStyle.pageSheet, .popover])
    func ancestor(swipe: TestedSwipe, style: UIModalPresentationStyle) {
        let stage = Stage("ABC", swipe)
        let presented = presentLettingTouchesThrough(style, on: stage)
        stage.device.settle()
        presented.presentationController?.containerView?.isUserInteractionEnabled = false
        #expect(stage.top.presentedViewController === presented)
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(stage.navigation.presentedViewController === presented)
        presented.dismiss(animated: true)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "A sheet that comes up under a resting finger keeps the screen below it", .covers(.presentation),
        arguments: TestedSwipe.ofOwnPan)
    func underFinger(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.device.fingerDown(at: stage.point(60))
        let presented = presentLettingTouchesThrough(.pageSheet, on: stage)
        stage.device.wait(1)
        #expect(!presented.isBeingPresented)
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "Swipes are refused while a presentation or a dismissal runs", .covers(.presentation),
        arguments: TestedSwipe.all)
    func running(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        let presented = presentLettingTouchesThrough(.pageSheet, on: stage)
        let start = stage.point(60)
        stage.device.wait(0.1)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: start) != .allowed)
        stage.device.settle()
        #expect(stage.navigation.popGestureVerdict(forDragFrom: start) == .allowed)
        presented.dismiss(animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: start) != .allowed)
        stage.device.settle()
        #expect(stage.navigation.popGestureVerdict(forDragFrom: start) == .allowed)
    }

    @Test(
        "What the top screen or its child presents in its own context blocks the own pan", .covers(.presentation),
        arguments: TestedSwipe.ofOwnPan, [true, false])
    func ownContext(swipe: TestedSwipe, byChild: Bool) {
        let stage = Stage("ABC", swipe)
        let presented = swipeBehindPresented(on: stage, byChild: byChild)
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["refused presenting"])
        presented.dismiss(animated: true)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "UIKit's content recognizer pops behind a presentation where it does on a plain controller",
        .covers(.presentation), arguments: TestedSwipe.ofContentRecognizer, [true, false])
    func ownContextByUIKit(swipe: TestedSwipe, byChild: Bool) {
        let plain = PlainStage("ABC", on: swipe.version)
        _ = swipeBehindPresented(on: plain, byChild: byChild)
        #expect(plain.stack == "AB")
        let stage = Stage("ABC", swipe)
        _ = swipeBehindPresented(on: stage, byChild: byChild)
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }

    /// Presents a screen in the context of the top one or of a child, lets touches through it, and swipes.
    private func swipeBehindPresented(on stage: any FingerStage, byChild: Bool) -> UIViewController {
        var presenter: UIViewController = stage.top
        if byChild {
            let child = UIViewController()
            stage.top.embed(child)
            presenter = child
        }
        presenter.definesPresentationContext = true
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        presenter.present(presented, animated: true)
        stage.device.settle()
        presented.presentationController?.containerView?.isUserInteractionEnabled = false
        #expect(presented.presentingViewController === presenter)
        stage.swipe()
        return presented
    }
}
