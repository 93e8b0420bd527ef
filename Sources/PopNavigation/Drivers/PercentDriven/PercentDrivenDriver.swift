#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pops with a transition of public API only, moved by the finger.
@MainActor
final class PercentDrivenDriver: NSObject, PopDriving {
    let kind = PopDriver.percentDriven

    private unowned let controller: BasicNavigationController
    private var release = ReleaseTracker()

    init(for controller: BasicNavigationController) {
        self.controller = controller
        super.init()
        Self.registerAction
    }

    func connect(to recognizer: UIPanGestureRecognizer) {
        recognizer.addTarget(self, action: OwnSelector.percentDrivenDrag)
    }

    func disconnect(from recognizer: UIPanGestureRecognizer) {
        recognizer.removeTarget(self, action: OwnSelector.percentDrivenDrag)
    }

    /// The recognizer's action.
    func dragged(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin()
            move(recognizer)
        case .changed: move(recognizer)
        case .ended: letGo(recognizer)
        default: giveUp()
        }
    }

    private var interaction: PopInteraction? {
        get { controller.delegateRelay.popInteraction }
        set { controller.delegateRelay.popInteraction = newValue }
    }

    private func begin() {
        release = ReleaseTracker()
        interaction = PopInteraction(in: controller)
        // UIKit asks the delegate for animator and interaction now, or in the next layout pass.
        if controller.popViewController(animated: true) == nil { interaction = nil }
    }

    private func move(_ recognizer: UIPanGestureRecognizer) {
        let progress = progress(of: recognizer)
        release.add(progress, at: CACurrentMediaTime())
        interaction?.update(max(0, progress))
    }

    private func letGo(_ recognizer: UIPanGestureRecognizer) {
        let velocity = release.velocity(at: CACurrentMediaTime())
        let outcome = PopRelease(
            progress: progress(of: recognizer), velocity: velocity, width: controller.view.bounds.width)
        interaction?.complete(with: outcome)
    }

    private func giveUp() {
        guard let interaction else { return }
        interaction.complete(with: PopRelease(givenUpAt: interaction.percentComplete))
    }

    /// The share of the controller's width that the finger has gone, towards the trailing side.
    private func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
        let view: UIView = controller.view
        let rightwards = recognizer.translation(in: view).x / max(view.bounds.width, 1)
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -rightwards : rightwards
    }
}
#endif
