import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A page sheet under the finger")
struct SheetTests {
    private final class Rules: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog
        var allows = true

        init(_ log: CallLog) {
            self.log = log
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.add("shouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.add("willDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.add("didDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.add("didAttemptToDismiss")
        }
    }

    private func stage() -> (PresentationStage, PresentedScreen, Rules) {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        let rules = Rules(stage.log)
        b.presentationController?.delegate = rules
        stage.a.present(b, animated: true)
        stage.device.settle()
        stage.log.lines = []
        return (stage, b, rules)
    }

    @Test("A touch that began before another presentation does not pull the covered sheet")
    func covered() {
        let (stage, b, _) = stage()
        stage.device.fingerDown(at: CGPoint(x: 195, y: 300))
        b.present(stage.screen("C", .fullScreen), animated: true)
        stage.device.fingerMove(to: CGPoint(x: 195, y: 800), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear presented", "C.viewDidAppear presented",
                "B.viewDidDisappear",
            ])
    }

    @Test(
        "A pull that has waited does nothing to a sheet that presents another screen meanwhile",
        .facts(.sheetPull), arguments: [18, 26])
    func coveredWhileWaiting(systemVersion: Int) {
        let stage = PresentationStage(inNavigation: true) { $0.systemVersion = systemVersion }
        (stage.root as? UINavigationController)?.pushViewController(UIViewController(), animated: false)
        stage.device.settle()
        // The sheet's pan waits for the edge recognizer.
        stage.device.fingerDown(1, at: CGPoint(x: 0, y: 100))
        let (b, c) = (stage.screen("B", .pageSheet), stage.screen("C", .pageSheet))
        stage.root.present(b, animated: true)
        stage.device.wait(1)
        stage.device.fingerDrag(from: CGPoint(x: 80, y: 260), to: CGPoint(x: 80, y: 600), duration: 0.1)
        #expect(!b.isBeingDismissed)
        b.present(c, animated: true)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(b.presentedViewController === c && c.view.window != nil && b.view.window != nil)
    }

    @Test("A long pull dismisses the sheet, with the calls in UIKit's order", .facts(.sheetPull))
    func dismiss() {
        let (stage, b, rules) = stage()
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 210, y: 700), duration: 0.4)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear dismissed", "B.viewDidDisappear dismissed",
                "didDismiss",
            ])
        #expect(stage.a.presentedViewController == nil && b.view.window == nil)
        _ = rules
    }

    @Test("A short, slow pull of a sheet is cancelled, without viewDidDisappear", .facts(.sheetPull))
    func cancel() {
        let (stage, b, rules) = stage()
        let before = stage.device.picture()
        stage.device.fingerDown(at: CGPoint(x: 200, y: 200))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 1)
        #expect(abs(b.view.layer.presentation()!.frame.minY - (57 + 90)) < 0.5)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear dismissed", "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(stage.a.presentedViewController === b)
        #expect(stage.device.picture() == before)
        // The sheet can be pulled again.
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.1)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil)
        _ = rules
    }

    @Test("A sheet that returns from a pull during which the device has turned fills the new width", .facts(.sheetPull))
    func turnedUnderFinger() {
        let (stage, b, _) = stage()
        stage.device.fingerDown(at: CGPoint(x: 200, y: 200))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 1)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.a.presentedViewController === b)
        #expect(b.view.frame.width == 844)
    }

    @Test(
        "A sheet that is modal, or whose delegate refuses, moves a little and returns", .facts(.sheetPull),
        arguments: [true, false])
    func refused(byModality: Bool) {
        let (stage, b, rules) = stage()
        let before = stage.device.picture()
        if byModality { b.isModalInPresentation = true } else { rules.allows = false }
        stage.device.fingerDown(at: CGPoint(x: 200, y: 200))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 700), duration: 0.3)
        #expect(b.view.frame.minY > 57 && b.view.frame.minY < 250)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.log.take() == (byModality ? [] : ["shouldDismiss"]) + ["didAttemptToDismiss"])
        #expect(stage.device.picture() == before)
    }

    @Test("A list in a sheet scrolls back to its top first; at its top the sheet is pulled", .facts(.sheetPull))
    func list() {
        let (stage, b, rules) = stage()
        let list = UIScrollView(frame: b.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        b.view.addSubview(list)
        list.contentOffset.y = 500
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 1)
        stage.device.settle()
        #expect(list.contentOffset.y < 400)
        #expect(stage.log.take().isEmpty)
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 1)
        stage.device.settle()
        #expect(list.contentOffset.y > 400)
        list.contentOffset.y = -list.adjustedContentInset.top
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.4)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil)
        _ = rules
    }

    @Test(
        "The sheet's pan begins after ten points up or down, however far sideways, and not sideways",
        .facts(.sheetPull), arguments: [18, 26])
    func tenPoints(systemVersion: Int) {
        let stage = PresentationStage { $0.systemVersion = systemVersion }
        let b = stage.screen("B", .pageSheet)
        stage.a.present(b, animated: true)
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 60, y: 300))
        stage.device.fingerMove(to: CGPoint(x: 260, y: 309.5), duration: 0.2)
        #expect(!b.isBeingDismissed)
        stage.device.fingerMove(to: CGPoint(x: 300, y: 311), duration: 0.1)
        #expect(b.isBeingDismissed)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.a.presentedViewController === b)
    }

    @Test(
        "The sheet's pan waits for both pop recognizers of a stack in the sheet", .facts(.sheetPull, .popRecognizers),
        arguments: [18, 26])
    func stackInSheet(systemVersion: Int) {
        for start in systemVersion < 26 ? [4] : [4, 60] as [CGFloat] {
            let stage = PresentationStage { $0.systemVersion = systemVersion }
            let stack = UINavigationController()
            stack.viewControllers = [UIViewController(), UIViewController()]
            stack.modalPresentationStyle = .pageSheet
            stage.a.present(stack, animated: true)
            stage.device.settle()
            stage.device.fingerDrag(
                from: CGPoint(x: start, y: 400), to: CGPoint(x: start + 300, y: 510), duration: 0.3)
            stage.device.settle()
            #expect(stack.viewControllers.count == 1 && stage.a.presentedViewController === stack)
        }
    }

    @Test("A sideways or upward drag does not move the sheet")
    func otherDirections() {
        let (stage, b, rules) = stage()
        stage.device.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 309), duration: 0.3)
        stage.device.fingerDrag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
        stage.device.settle()
        #expect(stage.log.take().isEmpty)
        #expect(stage.a.presentedViewController === b)
        _ = rules
    }

    @Test(
        "A sheet without animation has a coordinator, whose completion comes with the did-calls",
        .facts(.unanimatedSheet))
    func notAnimated() throws {
        let stage = PresentationStage()
        let b = stage.screen("B", .automatic)
        stage.a.present(b, animated: false) { stage.log.add("completion") }
        stage.device.system.clock.async {
            stage.log.add("one turn")
            let coordinator = b.transitionCoordinator
            #expect(coordinator?.isAnimated == false)
            coordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("coordinator") }
        }
        stage.device.wait(0)
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "B.viewWillAppear presented", "one turn", "B.viewDidAppear presented", "completion",
                "coordinator",
            ])
        #expect(b.view.frame.minY == 57)
        #expect(b.transitionCoordinator == nil)
        let animated = PresentationStage()
        animated.a.present(animated.screen("B", .automatic), animated: true)
        animated.device.settle()
        #expect(stage.device.picture() == animated.device.picture())
    }

    @Test("A sheet dismissed without animation gets its did-call a turn after the will-call", .facts(.unanimatedSheet))
    func dismissedWithoutAnimation() {
        let stage = PresentationStage()
        let b = stage.screen("B", .automatic)
        stage.a.present(b, animated: false)
        stage.device.settle()
        _ = stage.log.take()
        stage.a.dismiss(animated: false) { stage.log.add("completion") }
        #expect(stage.log.take() == [])
        stage.device.system.clock.async { stage.log.add("one turn") }
        stage.device.wait(0)
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear dismissed", "one turn", "B.viewDidDisappear dismissed", "completion",
            ])
        #expect(b.view.window == nil)
    }

    @Test("The safe area of a sheet belongs to its final frame, even during the transitions")
    func safeArea() {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        stage.a.present(b, animated: true)
        stage.device.wait(0.2)
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        stage.device.settle()
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
}
