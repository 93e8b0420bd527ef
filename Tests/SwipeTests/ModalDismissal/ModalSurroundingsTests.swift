import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("What surrounds a swipe out of a modal's root")
struct ModalSurroundingsTests {
    @Test("A cancelled dismissal gives the focus back", .covers(.modalRoots), arguments: [18, 26], [true, false])
    func focus(version: Int, restores: Bool) {
        let root = FocusScreen("A")
        let stage = ModalStage("", .init(on: version), root: root, switches: { $0.restoresFirstResponder = restores })
        root.field.becomeFirstResponder()
        stage.device.settle()
        stage.swipeAndCancel()
        #expect(root.field.isFirstResponder)
        stage.expectUsable()
    }

    @Test(
        "A cancelled dismissal restores the bars", .covers(.modalRoots), arguments: systemsOfDrags)
    func bars(version: Int) {
        let stage = ModalStage("A", .init(on: version)) { $0.setNavigationBarHidden(true, animated: false) }
        stage.top.popPreferences.hidesNavigationBar = true
        stage.swipeAndCancel()
        #expect(stage.modal.isNavigationBarHidden)
        stage.expectUsable()
    }

    @Test(
        "If UIKit doesn't ask a late delegate, its own animation dismisses", .covers(.modalRoots),
        arguments: TestedSwipe.all, [true, false])
    func lateDelegate(swipe: TestedSwipe, finishes: Bool) {
        let stage = ModalStage("A", swipe, switches: { $0.readsLateTransitioningDelegate = false })
        finishes ? stage.swipe() : stage.swipeAndCancel()
        #expect(!stage.isPresented && !stage.device.isHung)
        #expect(stage.takeEvents() == ["didDismiss A"])
        #expect(stage.modal.transitioningDelegate == nil)
    }

    @Test(
        "A dismissal whose window gets another root isn't waited for", .covers(.modalRoots),
        arguments: [false, true])
    func otherRoot(fingerIsDown: Bool) {
        let stage = ModalStage()
        stage.pull(to: 200)
        if !fingerIsDown { stage.takeBack() }
        stage.device.show(UIViewController())
        stage.lift()
        #expect(!stage.device.isHung && stage.presenter.presentedViewController == nil)
        stage.device.show(stage.presenter)
        stage.device.settle()
        stage.presenter.present(stage.modal, animated: false)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "An app that dismisses in the last calls of a cancelled swipe isn't kept waiting", .covers(.modalRoots),
        arguments: [15, 18, 26, 27])
    func dismissedAtEnd(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        stage.presenter.whenDisappeared = { $0.dismiss(animated: true) }
        stage.swipeAndCancel()
        stage.device.settle()
        #expect(!stage.isPresented && !stage.device.isHung)
        #expect(stage.takeEvents() == [])
    }

    @Test("A dismissal that never starts leaves the app's next one to UIKit", .covers(.modalRoots))
    func neverStarted() {
        let stage = ModalStage()
        stage.delegate.whenTold = { [unowned stage] in stage.device.window.rootViewController = UIViewController() }
        stage.swipe()
        #expect(!stage.isPresented && !stage.device.isHung)
        stage.delegate.whenTold = {}
        stage.device.show(stage.presenter)
        stage.device.settle()
        stage.presenter.present(stage.modal, animated: false)
        stage.device.settle()
        stage.modal.dismiss(animated: true)
        stage.device.wait(0.2)
        #expect(stage.modal.view.layer.presentation()?.frame.minX == 0)
        stage.device.settle()
        #expect(!stage.isPresented && !stage.device.isHung)
    }

    @Test(
        "A hidden bar or a delegate with animators doesn't prevent a dismissal", .covers(.modalRoots),
        arguments: [18, 26])
    func pops(version: Int) {
        let delegate = InteractingDelegate()
        let stage = ModalStage("", .init(on: version), root: PlainScreen("A")) {
            $0.delegate = delegate
            $0.setNavigationBarHidden(true, animated: false)
        }
        let (root, carousel) = (stage.modal.viewControllers[0], UIScrollView.carousel())
        let pan = UIPanGestureRecognizer()
        pan.isEnabled = false
        root.view.addGestureRecognizer(pan)
        root.view.addSubview(carousel)
        #expect(ExpectedWarnings.during { stage.swipe() } == [])
        #expect(!stage.isPresented && stage.takeEvents() == ["didDismiss A"])
    }

    @Test("The navigation delegate isn't asked about a dismissal", .covers(.modalRoots), arguments: [18, 26])
    func navigationDelegate(version: Int) {
        let delegate = InteractingDelegate()
        let stage = ModalStage("A", .init(on: version)) { $0.delegate = delegate }
        delegate.log = []
        stage.swipe()
        #expect(!stage.isPresented && delegate.log == [])
    }

    @Test("UIKit's navigation delegate stays as it is during a dismissal", .covers(.modalRoots), arguments: [18, 26])
    func installedDelegate(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        let methods = stage.modal.components.delegateProxy.methods
        stage.pull(to: 200)
        #expect(stage.modal.transitionCoordinator?.isInteractive == true)
        #expect(stage.modal.components.delegateProxy.methods == methods)
        stage.takeBack()
        stage.expectUsable()
    }

    @Test(
        "A pan of the root waits at the edge, where UIKit has no gesture", .covers(.modalRoots),
        arguments: systemsOfDrags)
    func panAtEdge(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        stage.top.view.addGestureRecognizer(UIPanGestureRecognizer())
        stage.swipe(from: 5)
        #expect(!stage.isPresented)
    }

    @Test("A control that isn't dragged still receives its taps", .covers(.modalRoots), arguments: systemsOfDrags)
    func taps(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        let button = UIButton(frame: CGRect(x: 20, y: 380, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        stage.tap(at: 60)
        #expect(taps == 1 && stage.isPresented && stage.takeEvents() == [])
    }
}
