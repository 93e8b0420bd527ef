/// The sheet's own pan recognizer: it moves the sheet between its detents, dismisses it, or moves it a little where a
/// dismissal is not allowed.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate, MessageReceiver {
    private unowned let controller: UISheetPresentationController
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var interaction: SheetInteraction?
    /// Whether this gesture has begun a dismissal that has not ended.
    private var isDismissing = false
    /// Whether a finger drags a sheet that cannot be dismissed.
    private var isResisting = false
    /// The sheet's height at the start of a drag between detents.
    private var startHeight: CGFloat?

    /// Whether a finger determines the sheet's frame.
    var ownsFrame: Bool { isResisting || startHeight != nil }

    init(controller: UISheetPresentationController) {
        self.controller = controller
        super.init()
        pan.addTarget(self, action: Self.action)
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.name = "UISheetPresentationController.pull"
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(pan)
    }

    func detach() {
        pan.view?.removeGestureRecognizer(pan)
    }

    func answers(_ selector: Selector) -> Bool { selector == Self.action }

    func receive(_ selector: Selector, _ argument: AnyObject?) {
        switch pan.state {
        case .began: begin()
        case .changed: move()
        case .ended: release(isCancelled: false)
        case .cancelled: release(isCancelled: true)
        case .possible, .failed: break
        }
    }

    private static let action = Selector("_handleSheetPull:")

    private var travel: CGFloat { max(0, pan.translation(in: controller.containerView).y) }
    private var height: CGFloat { max(1, controller.presentedView?.bounds.height ?? 1) }

    private func begin() {
        if canResize(upwards: pan.velocity(in: controller.containerView).y < 0) {
            startHeight = controller.restingHeight
            return move()
        }
        beginDismissal()
    }

    private func beginDismissal() {
        let presented = controller.presentedViewController
        guard !presented.isModalInPresentation,
            controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
        else {
            isResisting = true
            return move()
        }
        let interaction = SheetInteraction()
        self.interaction = interaction
        isDismissing = true
        controller.delegate?.presentationControllerWillDismiss(controller)
        presented.presentation?.dismiss(with: interaction)
        move()
    }

    private func canResize(upwards: Bool) -> Bool {
        let heights = controller.activeDetents.map(\.height)
        return upwards ? controller.restingHeight < heights.last! : controller.restingHeight > heights[0]
    }

    private func move() {
        if let startHeight {
            resize(to: startHeight - pan.translation(in: controller.containerView).y)
        } else if isResisting {
            let rest = controller.frameOfPresentedViewInContainerView
            let give = 1 - 1 / (travel * Calibration.Presentation.rubberBand / height + 1)
            controller.presentedView?.frame = rest.offsetBy(dx: 0, dy: give * height)
        } else {
            interaction?.update(travel / height)
        }
    }

    /// The sheet follows the finger between its detents, and resists beyond them.
    private func resize(to wanted: CGFloat) {
        let heights = controller.activeDetents.map(\.height)
        let height = min(max(wanted, heights[0]), heights.last!)
        let result = height + (wanted - height) * Calibration.Presentation.rubberBand
        controller.presentedView?.frame = controller.frame(height: result)
    }

    private func finishResizing(from startHeight: CGFloat, isCancelled: Bool) {
        let speed = pan.velocity(in: controller.containerView).y
        let projected =
            startHeight - pan.translation(in: controller.containerView).y - speed * Calibration.Presentation.projection
        let nearest = controller.activeDetents.min { abs($0.height - projected) < abs($1.height - projected) }
        controller.animateChanges {
            self.startHeight = nil
            if !isCancelled { controller.selectedDetentIdentifier = nearest?.identifier }
            controller.containerView?.setNeedsLayout()
        }
    }

    private func release(isCancelled: Bool) {
        if let startHeight { return finishResizing(from: startHeight, isCancelled: isCancelled) }
        if isResisting { return spring(back: !isCancelled) }
        guard let interaction else { return }
        self.interaction = nil
        let speed = pan.velocity(in: controller.containerView).y
        let isFar = travel > height * Calibration.Presentation.dismissalShare
        let finishes = !isCancelled && (isFar || speed >= Calibration.Presentation.dismissalSpeed)
        let rest = finishes ? height - travel : travel
        let duration = CGFloat(Calibration.Presentation.duration)
        interaction.completionSpeed = max(rest / height, abs(speed) * duration / height)
        if finishes { interaction.finish() } else { interaction.cancel() }
    }

    private func spring(back isAttempt: Bool) {
        let rest = controller.frameOfPresentedViewInContainerView
        UIView.animate(withDuration: Calibration.Presentation.springBack) { [controller] in
            controller.presentedView?.frame = rest
        }
        isResisting = false
        if isAttempt { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
    }

    func dismissalEnded(completed: Bool) {
        guard isDismissing else { return }
        isDismissing = false
        interaction = nil
        if completed { controller.delegate?.presentationControllerDidDismiss(controller) }
    }

    /// Begins only if the sheet can move in that direction and no scroll view under the finger can scroll back.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let sheet = controller.presentedViewController
        // Another screen covers the sheet.
        guard sheet.presentation?.isSettled == true, sheet.presentedStorage == nil else { return false }
        let velocity = pan.velocity(in: controller.containerView)
        guard abs(velocity.y) > abs(velocity.x), velocity.y > 0 || canResize(upwards: true) else { return false }
        var view = controller.presentedView?.hitTest(pan.location(in: controller.presentedView), with: nil)
        while let current = view, current !== controller.presentedView {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
                scroll.contentOffset.y > -scroll.adjustedContentInset.top
            {
                return false
            }
            view = current.superview
        }
        return true
    }

    /// Scroll views in the sheet wait for this recognizer, which begins or fails in the same event.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let sheet = controller.presentedView, let view = otherGestureRecognizer.view as? UIScrollView else {
            return false
        }
        return otherGestureRecognizer === view.panGestureRecognizer && view.isDescendant(of: sheet)
    }
}

/// The interaction controller of a dismissal that pulls a sheet down.
final class SheetInteraction: UIPercentDrivenInteractiveTransition {}
