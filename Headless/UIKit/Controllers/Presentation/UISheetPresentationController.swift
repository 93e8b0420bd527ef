/// A sheet at the bottom of the screen that a finger can pull down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let dimming = UIView(frame: .zero)
    private lazy var pull = SheetPull(controller: self)

    open var detents: [Detent] = [.large()] {
        didSet { detentsChanged() }
    }

    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { detentsChanged() }
    }

    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { detentsChanged() }
    }

    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Calibration.Presentation.springBack) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    @_documentation(visibility: internal)
    open override var frameOfPresentedViewInContainerView: CGRect {
        frame(height: restingHeight)
    }

    override var letsTouchesThrough: Bool { isUndimmed }

    private func detentsChanged() {
        guard dimming.superview != nil else { return }
        updateDimming()
        containerView?.setNeedsLayout()
    }

    private func updateDimming() {
        dimming.alpha = isUndimmed ? 0 : 1
        dimming.isUserInteractionEnabled = !isUndimmed
    }

    @_documentation(visibility: internal)
    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(Calibration.Presentation.dimming)
        container.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        alongsideTransition { $0.updateDimming() }
        updateCorners()
    }

    @_documentation(visibility: internal)
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed else { return dimming.removeFromSuperview() }
        if let view = containerView {
            pull.attach(to: view)
        }
    }

    @_documentation(visibility: internal)
    open override func dismissalTransitionWillBegin() {
        alongsideTransition { $0.dimming.alpha = 0 }
    }

    @_documentation(visibility: internal)
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            pull.detach()
            dimming.removeFromSuperview()
            updateCorners(square: true)
        } else {
            // A cancelled transition leaves the final value of the alongside animation.
            updateDimming()
        }
        pull.dismissalEnded(completed: completed)
    }

    @_documentation(visibility: internal)
    open override func containerViewWillLayoutSubviews() {
        guard let view = presentedView, presentedViewController.restingFrame == nil, !pull.ownsFrame else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    private func alongsideTransition(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    private func updateCorners(square: Bool = false) {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = square ? 0 : Calibration.Presentation.sheetCornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = !square
    }
}
