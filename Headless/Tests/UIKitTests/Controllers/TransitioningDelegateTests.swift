import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentation and dismissal with the app's animators")
struct TransitioningDelegateTests {
    @Test("UIKit asks the transitioning delegate in present, and uses its animator", .facts(.transitioningDelegate))
    func presentation() {
        let stage = TransitioningStage()
        stage.stage.a.present(stage.b, animated: true)
        #expect(stage.log.take() == ["B.viewDidLoad", "presented B by A from A", "interaction"])
        stage.device.wait(0.25)
        #expect(abs(stage.b.view.layer.presentation()!.frame.minX - 195) < 2)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.viewWillDisappear", "B.viewWillAppear presented", "B.viewDidAppear presented", "A.viewDidDisappear",
            ])
        #expect(stage.b.view.frame == stage.device.window.bounds && stage.stage.a.view.window == nil)
    }

    @Test("UIKit asks the transitioning delegate in dismiss, and uses its animator", .facts(.transitioningDelegate))
    func dismissal() {
        let stage = TransitioningStage()
        stage.present()
        stage.b.dismiss(animated: true) { stage.log.add("completion") }
        #expect(stage.log.take() == ["dismissed B", "interaction"])
        stage.device.wait(0.25)
        #expect(abs(stage.b.view.layer.presentation()!.frame.minX - 195) < 2)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
                "B.viewDidDisappear dismissed", "completion",
            ])
        #expect(stage.stage.a.view.window != nil && stage.stage.a.view.frame == stage.device.window.bounds)
        #expect(stage.b.view.window == nil && stage.stage.a.presentedViewController == nil)
    }

    @Test(
        "Without an animator the transition is UIKit's, and no interaction is asked for", .facts(.transitioningDelegate)
    )
    func noAnimator() {
        let stage = TransitioningStage()
        stage.delegate.animator = nil
        stage.stage.a.present(stage.b, animated: true)
        #expect(stage.log.take() == ["B.viewDidLoad", "presented B by A from A"])
        stage.device.settle()
        stage.log.lines = []
        stage.b.dismiss(animated: true)
        #expect(stage.log.take() == ["dismissed B"])
        stage.device.wait(0.1)
        #expect(stage.b.view.layer.presentation()!.frame.minY > 0)
        stage.device.settle()
        #expect(stage.stage.a.presentedViewController == nil)
    }

    @Test("Without animation the transitioning delegate isn't asked", .facts(.transitioningDelegate))
    func notAnimated() {
        let stage = TransitioningStage()
        stage.stage.a.present(stage.b, animated: false)
        stage.device.settle()
        stage.b.dismiss(animated: false)
        stage.device.settle()
        #expect(!stage.log.lines.contains { $0.hasPrefix("presented") || $0.hasPrefix("dismissed") })
        #expect(stage.stage.a.presentedViewController == nil)
    }

    @Test(
        "The animator gets the screen below if a full screen covers it, to add it itself",
        .facts(.transitioningDelegate))
    func fullScreenViews() {
        let stage = TransitioningStage(.fullScreen)
        stage.present()
        stage.delegate.animator?.whenStarting = { context in
            #expect(context.view(forKey: .to) === stage.stage.a.view)
            #expect(stage.stage.a.view.window == nil)
            #expect(context.initialFrame(for: stage.stage.a) == .zero)
            #expect(context.finalFrame(for: stage.stage.a) == stage.device.window.bounds)
            #expect(context.view(forKey: .from) === stage.b.view)
            stage.log.add("started")
        }
        stage.b.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.log.lines.contains("started") && stage.stage.a.view.window != nil)
    }

    @Test(
        "The animator doesn't get a screen that stays visible below", .facts(.transitioningDelegate),
        arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .overCurrentContext])
    func otherViews(style: UIModalPresentationStyle) {
        let stage = TransitioningStage(style)
        stage.present()
        stage.delegate.animator?.whenStarting = { context in
            #expect(context.view(forKey: .to) == nil && context.viewController(forKey: .to) === stage.stage.a)
            #expect(context.view(forKey: .from) === stage.b.view)
            stage.log.add("started")
        }
        stage.b.dismiss(animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "dismissed B", "interaction", "B.viewWillDisappear dismissed", "started",
                "B.viewDidDisappear dismissed",
            ])
    }

    @Test(
        "A dismissal asks a delegate set after the presentation, unless a switch prevents it",
        .facts(.transitioningDelegate))
    func lateDelegate() {
        for isRead in [true, false] {
            let stage = TransitioningStage { $0.readsLateTransitioningDelegate = isRead }
            stage.b.transitioningDelegate = nil
            stage.present()
            stage.b.transitioningDelegate = stage.delegate
            stage.b.dismiss(animated: true)
            #expect(stage.log.take() == (isRead ? ["dismissed B", "interaction"] : []))
            stage.device.settle()
            #expect(stage.stage.a.presentedViewController == nil)
        }
    }

    @Test("Of several screens the topmost one's delegate supplies the animator", .facts(.transitioningDelegate))
    func chain() {
        let stage = TransitioningStage()
        stage.present()
        let (c, delegate) = (stage.stage.screen("C", .fullScreen), TransitioningDelegate(stage.log))
        c.transitioningDelegate = delegate
        stage.b.present(c, animated: false)
        stage.device.settle()
        stage.log.lines = []
        stage.stage.a.dismiss(animated: true)
        #expect(stage.log.take() == ["dismissed C", "interaction"])
        stage.device.settle()
        #expect(stage.stage.a.presentedViewController == nil && stage.stage.a.view.superview === stage.device.window)
        #expect(stage.b.view.window == nil && c.view.window == nil)
    }

    @Test("The transitioning delegate is weak", .facts(.transitioningDelegate))
    func weakDelegate() {
        let screen = UIViewController()
        screen.transitioningDelegate = TransitioningDelegate(CallLog())
        #expect(screen.transitioningDelegate == nil)
    }

    @Test("An animator that never completes a dismissal hangs the app", .facts(.transitioningDelegate))
    func hangs() {
        let stage = TransitioningStage()
        stage.present()
        #expect(!stage.device.isHung)
        stage.delegate.animator?.completes = false
        stage.b.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("A pull of a sheet uses UIKit's own animator", .facts(.transitioningDelegate, .sheetPull))
    func sheetPull() {
        let stage = TransitioningStage(.pageSheet)
        stage.present()
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.4)
        stage.device.settle()
        #expect(stage.log.take() == ["B.viewWillDisappear dismissed", "B.viewDidDisappear dismissed"])
    }
}
