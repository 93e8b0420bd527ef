#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Drives a transition made of public API only.
@MainActor
final class PercentDrivenDriver: PopDriving {
    let kind = PopDriver.percentDriven

    func begin(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> (any PopSwipe)? {
        let interaction = PopInteraction(in: controller)
        let swipe = PercentDrivenSwipe(in: controller.view, interaction)
        controller.use(interaction)
        // UIKit asks the delegate for the animator and the interaction controller now, or in the next layout pass.
        if controller.popViewController(animated: true) == nil { controller.use(nil) }
        swipe.handle(drag)
        return swipe
    }
}

/// A swipe that moves the screen by an interaction controller of the library.
@MainActor
private final class PercentDrivenSwipe: PopSwipe {
    private weak var interaction: PopInteraction?
    private var release = ReleaseTracker()
    // Of the controller's view. A change of its size cancels the swipe.
    private let width: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    init(in view: UIView, _ interaction: PopInteraction) {
        self.interaction = interaction
        width = max(view.bounds.width, 1)
        direction = view.effectiveUserInterfaceLayoutDirection
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        let progress = direction.forward(drag.translation(in: drag.view).x) / width
        switch drag.state {
        case .began, .changed: move(to: progress)
        case .ended: end(at: progress)
        default: cancel()
        }
    }

    private func move(to progress: CGFloat) {
        release.add(progress, at: CACurrentMediaTime())
        interaction?.update(max(0, progress))
    }

    private func end(at progress: CGFloat) {
        let velocity = release.velocity(at: CACurrentMediaTime())
        interaction?.complete(with: PopRelease(progress: progress, velocity: velocity, width: width))
    }

    private func cancel() {
        guard let interaction else { return }
        interaction.complete(with: PopRelease(cancelledAt: interaction.percentComplete))
    }
}
#endif
