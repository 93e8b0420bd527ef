#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Drives a transition made of public API only.
@MainActor
final class PercentDrivenDriver: PopDriving {
    let kind = PopDriver.percentDriven

    private var release = ReleaseTracker()
    private weak var interaction: PopInteraction?

    func handle(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) {
        let progress = progress(of: drag, in: controller.view)
        switch drag.state {
        case .began:
            begin(in: controller)
            move(to: progress)
        case .changed: move(to: progress)
        case .ended: end(at: progress, in: controller)
        default: cancel()
        }
    }

    private func begin(in controller: BasicNavigationController) {
        release = ReleaseTracker()
        let interaction = PopInteraction(in: controller)
        self.interaction = interaction
        controller.delegateRelay.popInteraction = interaction
        // UIKit asks the delegate for the animator and the interaction controller now, or in the next layout pass.
        if controller.popViewController(animated: true) == nil { controller.delegateRelay.popInteraction = nil }
    }

    private func move(to progress: CGFloat) {
        release.add(progress, at: CACurrentMediaTime())
        interaction?.update(max(0, progress))
    }

    private func end(at progress: CGFloat, in controller: BasicNavigationController) {
        let outcome = PopRelease(
            progress: progress, velocity: release.velocity(at: CACurrentMediaTime()),
            width: controller.view.bounds.width)
        interaction?.complete(with: outcome)
    }

    private func cancel() {
        guard let interaction else { return }
        interaction.complete(with: PopRelease(cancelledAt: interaction.percentComplete))
    }

    /// The translation towards the trailing side, as a share of the view's width.
    private func progress(of drag: UIPanGestureRecognizer, in view: UIView) -> CGFloat {
        let rightwards = drag.translation(in: view).x / max(view.bounds.width, 1)
        return view.effectiveUserInterfaceLayoutDirection.forward(rightwards)
    }
}
#endif
