import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Interactive dismissals and presentations of the app")
struct InteractiveDismissalTests {
    private static let fullScreenStart = [
        "dismissed B", "interaction", "B.viewWillDisappear dismissed", "A.viewWillAppear",
    ]

    @Test(
        "The percentage moves the presented screen, and a finished dismissal ends as usual",
        .facts(.transitioningDelegate))
    func finished() {
        let stage = TransitioningStage()
        stage.present()
        let interactor = stage.beginDismissal(to: 0.4) { stage.log.add("completion") }
        #expect(abs(stage.b.view.layer.presentation()!.frame.minX - 156) < 1)
        interactor.finish()
        stage.device.settle()
        #expect(
            stage.log.take() == Self.fullScreenStart + [
                "A.viewDidAppear", "B.viewDidDisappear dismissed", "completion",
            ])
        #expect(stage.b.presentingViewController == nil && stage.stage.a.view.window != nil)
    }

    @Test("A cancelled dismissal leaves the screen presented, with the calls reversed", .facts(.transitioningDelegate))
    func cancelled() {
        let stage = TransitioningStage()
        stage.present()
        let before = stage.device.picture()
        stage.beginDismissal(to: 0.4).cancel()
        stage.device.settle()
        #expect(
            stage.log.take() == Self.fullScreenStart + [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(stage.stage.a.presentedViewController === stage.b && !stage.b.isBeingDismissed)
        #expect(stage.stage.a.view.window == nil && stage.device.picture() == before)
        #expect(stage.b.transitionCoordinator == nil && !stage.device.isHung)
        stage.b.dismiss(animated: false)
        stage.device.settle()
        #expect(stage.stage.a.presentedViewController == nil)
    }

    @Test(
        "A cancelled dismissal sends no calls to a screen that stays visible below",
        .facts(.transitioningDelegate), arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
    func cancelledOver(style: UIModalPresentationStyle) {
        let stage = TransitioningStage(style)
        stage.present()
        let before = stage.device.picture()
        stage.beginDismissal(to: 0.4).cancel()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "dismissed B", "interaction", "B.viewWillDisappear dismissed", "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(stage.device.picture() == before)
    }

    @Test("Both screens have the coordinator of an interactive dismissal", .facts(.transitioningDelegate))
    func coordinator() {
        let stage = TransitioningStage()
        stage.present()
        let interactor = stage.beginDismissal(to: 0.4)
        let (presenting, presented) = (stage.stage.a.transitionCoordinator, stage.b.transitionCoordinator)
        #expect(presenting != nil && presenting === presented)
        #expect(presented?.isInteractive == true && presented?.percentComplete == 0.4)
        presented?.notifyWhenInteractionChanges { stage.log.add("released \($0.isCancelled)") }
        presented?.animate(alongsideTransition: nil) { stage.log.add("completed \($0.isCancelled)") }
        stage.log.lines = []
        interactor.cancel()
        #expect(stage.log.take() == ["released true"])
        stage.device.settle()
        #expect(stage.log.take().last == "completed true")
    }

    @Test("Animations alongside follow the percentage of a dismissal", .facts(.transitioningDelegate))
    func alongside() {
        let stage = TransitioningStage()
        stage.present()
        let interactor = UIPercentDrivenInteractiveTransition()
        stage.delegate.interactor = interactor
        stage.b.dismiss(animated: true)
        stage.b.transitionCoordinator?.animate(alongsideTransition: { _ in stage.b.view.alpha = 0 })
        stage.device.wait(0)
        interactor.update(0.25)
        #expect(abs(stage.b.view.layer.presentation()!.opacity - 0.75) < 0.01)
        interactor.cancel()
        stage.device.settle()
    }

    @Test(
        "A switch decides whether the completion of a cancelled dismissal is called", .facts(.transitioningDelegate),
        arguments: [false, true])
    func completion(isCalled: Bool) {
        let stage = TransitioningStage { $0.completesCancelledDismissals = isCalled }
        stage.present()
        stage.beginDismissal(to: 0.4) { stage.log.add("completion") }.cancel()
        stage.device.settle()
        #expect(stage.log.take().contains("completion") == isCalled)
    }

    @Test("A cancelled dismissal gives the focus back unless a switch prevents it", .facts(.transitioningDelegate))
    func focus() {
        for isRestored in [true, false] {
            let stage = TransitioningStage { $0.restoresFirstResponder = isRestored }
            stage.present()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            stage.b.view.addSubview(field)
            field.becomeFirstResponder()
            let interactor = stage.beginDismissal(to: 0.4)
            #expect(!field.isFirstResponder)
            interactor.cancel()
            stage.device.settle()
            #expect(field.isFirstResponder == isRestored)
        }
    }

    @Test(
        "The presented screen decides about the status bar after a cancelled dismissal", .facts(.transitioningDelegate))
    func statusBar() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = PresentationStage()
        let (screen, delegate) = (Hiding(), TransitioningDelegate(stage.log))
        let interactor = UIPercentDrivenInteractiveTransition()
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = delegate
        stage.a.present(screen, animated: true)
        stage.device.settle()
        delegate.interactor = interactor
        screen.dismiss(animated: true)
        stage.device.wait(0)
        interactor.cancel()
        stage.device.settle()
        #expect(stage.device.system.statusBar.isHidden)
        delegate.interactor = nil
        screen.dismiss(animated: true)
        stage.device.settle()
        #expect(!stage.device.system.statusBar.isHidden)
    }

    @Test("The adaptive delegate isn't told about the app's own dismissal", .facts(.transitioningDelegate))
    func adaptiveDelegate() {
        final class Rules: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls = 0
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                calls += 1
                return false
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls += 1 }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls += 1 }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls += 1
            }
        }
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let stage = TransitioningStage(style)
            let rules = Rules()
            stage.present()
            stage.b.presentationController?.delegate = rules
            stage.beginDismissal(to: 0.4).cancel()
            stage.device.settle()
            stage.beginDismissal(to: 0.4).finish()
            stage.device.settle()
            #expect(rules.calls == 0 && stage.stage.a.presentedViewController == nil)
        }
    }

    @Test(
        "A release before the start of a dismissal follows the start",
        .facts(.transitioningDelegate, .completeTransition))
    func earlyRelease() {
        let stage = TransitioningStage()
        stage.present()
        let interactor = UIPercentDrivenInteractiveTransition()
        stage.delegate.interactor = interactor
        stage.b.dismiss(animated: true)
        interactor.cancel()
        stage.device.settle()
        #expect(stage.stage.a.presentedViewController === stage.b && !stage.device.isHung)
    }

    @Test(
        "Another root of the window ends a dismissal that slides back, and nothing appears",
        .facts(.transitioningDelegate))
    func otherRoot() {
        let stage = TransitioningStage()
        stage.present()
        stage.beginDismissal(to: 0.4).cancel()
        stage.log.lines = []
        stage.device.show(UIViewController())
        stage.device.settle()
        #expect(!stage.log.lines.contains { $0.contains("Appear") })
        #expect(stage.b.appearance == .disappeared && stage.b.view.window == nil)
        #expect(stage.b.transitionCoordinator == nil && !stage.device.isHung)
    }

    @Test(
        "A cancelled presentation leaves the screen below as it was", .facts(.transitioningDelegate),
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func cancelledPresentation(style: UIModalPresentationStyle) {
        let stage = TransitioningStage(style)
        let before = stage.device.picture()
        let interactor = UIPercentDrivenInteractiveTransition()
        stage.delegate.interactor = interactor
        stage.stage.a.present(stage.b, animated: true) { stage.log.add("completion") }
        stage.device.wait(0)
        interactor.update(0.4)
        interactor.cancel()
        stage.device.settle()
        let isCovering = style == .fullScreen
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "presented B by A from A", "interaction",
            ] + (isCovering ? ["A.viewWillDisappear"] : []) + [
                "B.viewWillAppear presented", "B.viewWillDisappear presented", "B.viewDidDisappear presented",
            ] + (isCovering ? ["A.viewWillAppear", "A.viewDidAppear"] : []))
        #expect(stage.stage.a.presentedViewController == nil && stage.b.view.window == nil)
        #expect(stage.device.picture() == before && !stage.device.isHung)
    }
}
