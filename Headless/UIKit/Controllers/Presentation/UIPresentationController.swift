/// The frame and surroundings of a presented screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    package final weak var container: UIView?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController {
        guard let presented else {
            Exception.raise(.generic, "\(type(of: self)) has outlived the presented controller")
        }
        return presented
    }

    open var presentingViewController: UIViewController {
        guard let presenting = presenting ?? presented?.presentingStorage else {
            Exception.raise(.generic, "\(type(of: self)) has no presenting controller")
        }
        return presenting
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
    open var containerView: UIView? { container }
    open var presentedView: UIView? { presented?.view }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// If true, the presenting screen disappears and its view leaves the window.
    open var shouldRemovePresentersView: Bool { false }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// Whether touches outside the presented view reach the views below.
    var letsTouchesThrough: Bool { false }
}

/// The built-in styles that cover the whole screen.
final class CoveringPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    override func containerViewWillLayoutSubviews() {
        guard let view = presentedView, presentedViewController.restingFrame == nil else { return }
        view.frame = frameOfPresentedViewInContainerView
    }
}

/// Covers the window during a presentation, so that views below don't receive touches unless the controller allows it.
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.letsTouchesThrough == true ? nil : hit
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
