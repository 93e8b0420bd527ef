import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentation by an app's own animators")
struct CustomPresentationTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        let name: String

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let from = context.view(forKey: .from) == nil ? "-" : context.viewController(forKey: .from)?.title ?? "?"
            let to = context.view(forKey: .to) == nil ? "-" : context.viewController(forKey: .to)?.title ?? "?"
            log.add("\(name) \(from) to \(to)")
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                context.containerView.insertSubview(view, at: 0)
                view.frame = context.finalFrame(for: controller)
            }
            UIView.animate(
                withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0.5 },
                completion: { _ in
                    context.view(forKey: .from)?.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                })
        }

        func animationEnded(_ transitionCompleted: Bool) { log.add("\(name) ended \(transitionCompleted)") }
    }

    private final class Card: UIPresentationController {
        var log: CallLog?
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 50, y: 100, width: 290, height: 300) }
        override func presentationTransitionWillBegin() {
            log?.add("presentationTransitionWillBegin \(containerView != nil)")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            log?.add("presentationTransitionDidEnd \(completed)")
        }
        override func dismissalTransitionWillBegin() { log?.add("dismissalTransitionWillBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log?.add("dismissalTransitionDidEnd \(completed)")
        }
    }

    private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallLog
        var interaction: UIPercentDrivenInteractiveTransition?

        init(_ log: CallLog) {
            self.log = log
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.add("animator for \(presented.title ?? "") by \(presenting.title ?? "") from \(source.title ?? "")")
            return Animator("present", log)
        }

        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            log.add("animator for dismissed \(dismissed.title ?? "")")
            return Animator("dismiss", log)
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            log.add("presentationController")
            let card = Card(presentedViewController: presented, presenting: presenting)
            card.log = log
            return card
        }
    }

    @Test("The calls of a custom presentation are in order; a screen that stays gives no view")
    func order() {
        let stage = PresentationStage()
        let supplier = Supplier(stage.log)
        let b = stage.screen("B", .custom)
        b.transitioningDelegate = supplier
        stage.a.present(b, animated: true) { stage.log.add("completion") }
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "presentationController", "B.viewDidLoad", "animator for B by A from A",
                "presentationTransitionWillBegin true", "B.viewWillAppear presented", "present - to B",
                "B.viewDidAppear presented", "presentationTransitionDidEnd true", "completion", "present ended true",
            ])
        #expect(b.view.frame == CGRect(x: 50, y: 100, width: 290, height: 300))
        #expect(b.presentationController is Card)
        b.dismiss(animated: true) { stage.log.add("completion") }
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "animator for dismissed B", "dismissalTransitionWillBegin", "B.viewWillDisappear dismissed",
                "dismiss B to -", "B.viewDidDisappear dismissed", "dismissalTransitionDidEnd true", "completion",
                "dismiss ended true",
            ])
    }

    /// Presents a full screen B with the supplier's animators.
    private func presentB(on stage: PresentationStage, _ supplier: Supplier) -> PresentedScreen {
        let b = stage.screen("B", .fullScreen)
        b.transitioningDelegate = supplier
        stage.a.present(b, animated: true)
        stage.device.settle()
        return b
    }

    @Test("A lower view that the animator moved into its container is put back")
    func fullScreen() {
        let stage = PresentationStage()
        let supplier = Supplier(stage.log)
        let b = presentB(on: stage, supplier)
        #expect(stage.log.take().contains("present A to B"))
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.log.take().contains("dismiss B to A"))
        #expect(stage.device.window.subviews == [stage.a.view])
        #expect(stage.a.view.frame == stage.device.window.bounds)
    }

    @Test("A cancelled interactive dismissal restores the state before it")
    func cancelled() {
        let stage = PresentationStage()
        let supplier = Supplier(stage.log)
        let b = presentB(on: stage, supplier)
        let before = stage.device.picture()
        stage.log.lines = []
        let interaction = UIPercentDrivenInteractiveTransition()
        supplier.interaction = interaction
        b.dismiss(animated: true) { stage.log.add("completion") }
        stage.device.wait(0)
        interaction.update(0.4)
        #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - 0.8) < 0.001)
        interaction.cancel()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "animator for dismissed B", "B.viewWillDisappear dismissed", "A.viewWillAppear", "dismiss B to A",
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
                "dismiss ended false",
            ])
        #expect(stage.a.presentedViewController === b && stage.a.view.window == nil)
        #expect(stage.device.picture() == before)
        supplier.interaction = nil
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil)
    }

    @Test(
        "Two presentations over a navigation controller have a presenter each, and are dismissed",
        .facts("C1", "I1", "I5"),
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func chain(style: UIModalPresentationStyle) {
        let stage = PresentationStage(inNavigation: true)
        let navigation = stage.root as! UINavigationController
        #expect(navigation.visibleViewController === stage.a)
        let (b, c) = (stage.screen("B", style), stage.screen("C", .overFullScreen))
        stage.a.present(b, animated: true)
        stage.device.settle()
        b.present(c, animated: true)
        stage.device.settle()
        #expect(navigation.presentedViewController === b && stage.a.presentedViewController === b)
        #expect(b.presentedViewController === c && c.presentedViewController == nil)
        #expect(b.presentingViewController === navigation && c.presentingViewController === b)
        #expect(navigation.presentingViewController == nil)
        #expect(b.presentationController?.presentingViewController === navigation)
        #expect(c.presentationController?.presentedViewController === c)
        #expect(c.presentationController?.presentingViewController === b)
        #expect(navigation.topViewController === stage.a)
        #expect(navigation.visibleViewController === b, "what is presented over the navigation controller itself")
        let containers = [b, c].compactMap { $0.presentationController?.containerView }
        #expect(containers.count == 2 && stage.device.window.subviews.suffix(2) == containers[...])

        c.dismiss(animated: true)
        stage.device.settle()
        #expect(b.presentedViewController == nil && c.presentingViewController == nil)
        #expect(navigation.visibleViewController === b)
        b.present(c, animated: true)
        stage.device.settle()
        stage.a.dismiss(animated: true)
        stage.device.settle()
        #expect(navigation.visibleViewController === stage.a)
        #expect([b, c].allSatisfy { $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil })
        #expect(stage.device.window.subviews == [navigation.view])
    }

    @Test("The visible controller of a presented navigation controller is the one that it presents", .facts("C1"))
    func presentedNavigation() {
        let stage = PresentationStage()
        let top = stage.screen("T", .fullScreen)
        let navigation = UINavigationController(rootViewController: top)
        navigation.modalPresentationStyle = .fullScreen
        stage.a.present(navigation, animated: true)
        stage.device.settle()
        #expect(navigation.visibleViewController === top)
        let c = stage.screen("C", .fullScreen)
        top.present(c, animated: true)
        stage.device.settle()
        #expect(c.presentingViewController === navigation && navigation.visibleViewController === c)
        navigation.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.a.presentedViewController === navigation && navigation.visibleViewController === top)
    }
}
