import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The surroundings of a presentation")
struct PresentationSurroundingsTests {
    @Test("A push below a full screen waits until the full screen is dismissed", .facts(.changesOffWindow))
    func pushBelow() throws {
        let stage = PresentationStage(inNavigation: true)
        let navigation = try #require(stage.root as? UINavigationController)
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .automatic))
        stage.a.present(b, animated: false)
        stage.device.settle()
        stage.log.lines = []
        navigation.pushViewController(c, animated: true)
        stage.device.settle()
        #expect(stage.log.take().isEmpty)
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear dismissed", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
                "B.viewDidDisappear dismissed",
            ])
        #expect(navigation.topViewController === c && c.view.window != nil)
    }

    @Test(
        "A window with a new root ends the old root's presentations, even during a transition",
        arguments: [0, 0.1, 2.0])
    func newRoot(delay: TimeInterval) {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        stage.a.present(b, animated: true)
        if delay > 0 { stage.device.wait(delay) }
        let next = UIViewController()
        stage.device.show(next)
        stage.device.settle()
        #expect(stage.device.window.subviews == [next.view])
        #expect(b.presentingViewController == nil && stage.a.presentedViewController == nil)
        #expect(b.transitionCoordinator == nil && !b.isBeingPresented)
        next.present(b, animated: true)
        stage.device.settle()
        #expect(next.presentedViewController === b && b.view.window != nil)
    }

    @Test("The presenting controller is the next responder of the presented one")
    func responders() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: false)
        stage.device.settle()
        #expect(b.next === stage.a)
    }

    @Test("The same screen can be presented again and again")
    func again() {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        let before = stage.device.picture()
        var shown: Picture?
        for _ in 0..<3 {
            stage.a.present(b, animated: true)
            stage.device.settle()
            if let shown { #expect(stage.device.picture() == shown) }
            shown = stage.device.picture()
            b.dismiss(animated: true)
            stage.device.settle()
            #expect(stage.device.picture() == before)
        }
        #expect(b.view.gestureRecognizers == nil)
    }
}
