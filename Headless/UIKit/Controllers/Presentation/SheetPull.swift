/// The sheet's own pan recognizer: it moves the sheet between its detents, dismisses it, or moves it a little where a
/// dismissal is not allowed.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate, MessageReceiver {
    private unowned let controller: UISheetPresentationController
    private let pan = SheetPan(target: nil, action: nil)
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
        // The app may dismiss the sheet under the finger. Its controller then ends with its last animation.
        withExtendedLifetime(controller) {
            switch pan.state {
            case .began: begin()
            case .changed: move()
            case .ended: release(isCancelled: false)
            case .cancelled: release(isCancelled: true)
            case .possible, .failed: break
            }
        }
    }

    private static let action = Selector("_handleSheetPull:")

    private var travel: CGFloat { max(0, pan.translation(in: controller.containerView).y) }
    private var height: CGFloat { max(1, controller.presentedView?.bounds.height ?? 1) }

    private func begin() {
        // Another recognizer may have kept the pan waiting.
        guard isInFront else { return }
        if canResize(upwards: pan.isUpward) {
            startHeight = controller.restingHeight
            return move()
        }
        if pan.isUpward { return isResisting = true }
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
        // A sheet that is pulled and released in one turn hasn't moved yet.
        let rest = finishes ? 1 - interaction.percentComplete : interaction.percentComplete
        let duration = CGFloat(Calibration.Presentation.duration)
        interaction.completionSpeed = max(rest, abs(speed) * duration / height)
        if finishes { interaction.finish() } else { interaction.cancel() }
    }

    private func spring(back isAttempt: Bool) {
        let rest = controller.frameOfPresentedViewInContainerView
        UIView.animate(withDuration: Calibration.Presentation.springBack) { [controller] in
            controller.presentedView?.frame = rest
        }
        isResisting = false
        if isAttempt, travel > 0 { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
    }

    func dismissalEnded(completed: Bool) {
        guard isDismissing else { return }
        isDismissing = false
        interaction = nil
        guard completed else {
            // The device may have turned meanwhile.
            controller.containerView?.setNeedsLayout()
            return
        }
        controller.delegate?.presentationControllerDidDismiss(controller)
    }

    /// Whether no other screen covers the sheet.
    private var isInFront: Bool {
        let sheet = controller.presentedViewController
        return sheet.presentation?.isSettled == true && sheet.presentedStorage == nil
    }

    /// Begins unless a scroll view under the finger can scroll instead: back, or on if the sheet is as high as it can
    /// be.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isInFront else { return false }
        let staysInPlace = pan.isUpward && !canResize(upwards: true)
        var view = controller.presentedView?.hitTest(pan.location(in: controller.presentedView), with: nil)
        while let current = view, current !== controller.presentedView {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
                staysInPlace || scroll.contentOffset.y > -scroll.adjustedContentInset.top
            {
                return false
            }
            view = current.superview
        }
        return true
    }

    /// Only touches in the sheet count.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let sheet = controller.presentedView else { return false }
        return touch.view?.isDescendant(of: sheet) == true
    }

    /// Scroll views in the sheet wait for this recognizer, which begins or fails in the same event. One that scrolls
    /// sideways doesn't wait in a sideways drag, in which this recognizer stays undecided.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let sheet = controller.presentedView, let view = otherGestureRecognizer.view as? UIScrollView else {
            return false
        }
        guard otherGestureRecognizer === view.panGestureRecognizer, view.isDescendant(of: sheet) else { return false }
        return !view.limits(of: .horizontal).isScrollable || abs(pan.travel.y) >= pan.hysteresis
    }
}

/// The recognizer of a sheet: it begins after 10 points up or down, however far sideways, and never by a sideways
/// movement (fact I4).
final class SheetPan: UIPanGestureRecognizer {
    override func evaluate(_ travel: CGPoint) -> Decision { abs(travel.y) >= hysteresis ? .begin : .wait }

    fileprivate var isUpward: Bool { travel.y < 0 }
}

/// The interaction controller of a dismissal that pulls a sheet down.
final class SheetInteraction: UIPercentDrivenInteractiveTransition {}
