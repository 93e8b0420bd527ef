#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Drives a transition made of public API only.
@MainActor
final class PercentDrivenDriver: PopDriving {
    let kind = PopDriver.percentDriven

    private var release = ReleaseTracker()

    func handle(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) {
        let progress = progress(of: drag, in: controller.view)
        switch drag.state {
        case .began:
            begin(in: controller)
            move(to: progress, in: controller)
        case .changed: move(to: progress, in: controller)
        case .ended: end(at: progress, in: controller)
        default: cancel(in: controller)
        }
    }

    private func begin(in controller: BasicNavigationController) {
        release = ReleaseTracker()
        controller.delegateRelay.popInteraction = PopInteraction(in: controller)
        // UIKit asks the delegate for the animator and the interaction controller now, or in the next layout pass.
        if controller.popViewController(animated: true) == nil { controller.delegateRelay.popInteraction = nil }
    }

    private func move(to progress: CGFloat, in controller: BasicNavigationController) {
        release.add(progress, at: CACurrentMediaTime())
        controller.delegateRelay.popInteraction?.update(max(0, progress))
    }

    private func end(at progress: CGFloat, in controller: BasicNavigationController) {
        let outcome = PopRelease(
            progress: progress, velocity: release.velocity(at: CACurrentMediaTime()),
            width: controller.view.bounds.width)
        controller.delegateRelay.popInteraction?.complete(with: outcome)
    }

    private func cancel(in controller: BasicNavigationController) {
        guard let interaction = controller.delegateRelay.popInteraction else { return }
        interaction.complete(with: PopRelease(cancelledAt: interaction.percentComplete))
    }

    /// The translation towards the trailing side, as a share of the view's width.
    private func progress(of drag: UIPanGestureRecognizer, in view: UIView) -> CGFloat {
        let rightwards = drag.translation(in: view).x / max(view.bounds.width, 1)
        return view.effectiveUserInterfaceLayoutDirection.forward(rightwards)
    }
}
#endif
