/// A sheet at the bottom of the screen that a finger can pull down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let dimming = UIView(frame: .zero)
    private let grabber = SheetGrabber(frame: .zero)
    private lazy var pull = SheetPull(controller: self)

    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }

    open var preferredCornerRadius: CGFloat? {
        didSet { updateCorners() }
    }

    @_documentation(visibility: internal)
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let top = (containerView?.safeAreaInsets.top ?? 0) + Calibration.Presentation.sheetGap
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    @_documentation(visibility: internal)
    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(Calibration.Presentation.dimming)
        container.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        alongsideTransition { $0.dimming.alpha = 1 }
        updateCorners()
    }

    @_documentation(visibility: internal)
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed else { return dimming.removeFromSuperview() }
        if let view = presentedView {
            pull.attach(to: view)
            placeGrabber(on: view)
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
            grabber.removeFromSuperview()
            dimming.removeFromSuperview()
            updateCorners(square: true)
        } else {
            // A cancelled transition leaves the final value of the alongside animation.
            dimming.alpha = 1
        }
        pull.dismissalEnded(completed: completed)
    }

    @_documentation(visibility: internal)
    open override func containerViewWillLayoutSubviews() {
        guard let view = presentedView, presentedViewController.restingFrame == nil, !pull.isResisting else { return }
        view.frame = frameOfPresentedViewInContainerView
        placeGrabber(on: view)
    }

    private func alongsideTransition(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    private func updateCorners(square: Bool = false) {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = square ? 0 : preferredCornerRadius ?? Calibration.Presentation.sheetCornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = !square
    }

    private func placeGrabber(on view: UIView) {
        grabber.isHidden = !prefersGrabberVisible
        if grabber.superview !== view { view.addSubview(grabber) }
        view.bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    }
}

/// The grabber at a sheet's top.
private final class SheetGrabber: UIView, ContentDrawing {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        drawing.fill(.capsule(bounds), with: UIColor.tertiaryLabel)
    }
}
