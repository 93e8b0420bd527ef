/// The presentation of one screen, from the call that presents it to the end of its dismissal.
///
/// The presented controller owns it. Presenting and dismissing have two steps, like changes of a navigation stack. The
/// call sets `presentedViewController` and requests animators. Views and appearance follow in the next turn of the run
/// loop, animated or not. Evidence: since iOS 8 `presentedViewController` is still set when `dismiss(animated: false)`
/// returns (rdar 18464897), and in crash stacks the transition starts in a block that runs after a commit.
@MainActor
package final class Presentation {
    enum Phase {
        /// Requested, not begun.
        case waiting
        case presenting
        case settled
        case dismissing
    }

    unowned let presented: UIViewController
    /// The transition that presents or dismisses the screen, while there is one.
    weak var transition: PresentationTransition?
    private(set) weak var presenter: UIViewController?
    /// The transitioning delegate at the time of the presentation.
    private(set) weak var presentingDelegate: (any UIViewControllerTransitioningDelegate)?
    let controller: UIPresentationController
    let container: UITransitionView
    var phase = Phase.waiting

    init(presented: UIViewController, presenter: UIViewController, controller: UIPresentationController) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        presentingDelegate = presented.transitioningDelegate
        container = UITransitionView(frame: .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        controller.container = container
    }

    var isSettled: Bool { phase == .settled }
    /// Whether the presentation has been requested and has not ended.
    var isPresenting: Bool { phase == .waiting || phase == .presenting }

    /// False after the dismissal.
    var isCurrent: Bool { presented.presentation === self }

    /// Adds the container over the presenter's view, or over the whole window.
    func installContainer() {
        guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window else { return }
        let isInContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
        if isInContext, let place = presenterView.superview {
            container.frame = presenterView.frame
            place.insertSubview(container, aboveSubview: presenterView)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
        container.setNeedsLayout()
    }

    /// Puts the presenter's view back below this presentation.
    func restorePresentersView() {
        guard controller.shouldRemovePresentersView, let presenter, let view = presenter.viewIfLoaded else { return }
        let isInContext = container.superview !== container.window
        if let outer = presenter.presentation, !isInContext {
            if view.superview !== outer.container {
                outer.container.addSubview(view)
                view.frame = outer.controller.frameOfPresentedViewInContainerView
            }
        } else if let place = container.superview, view.superview !== place {
            place.insertSubview(view, belowSubview: container)
            view.frame = container.frame
        }
    }

    func removePresentersView() {
        guard controller.shouldRemovePresentersView else { return }
        presenter?.viewIfLoaded?.removeFromSuperview()
    }

    /// From here on the presenter can present another screen (fact I11).
    func releasePresenter() {
        if presenter?.presentedStorage === presented { presenter?.presentedStorage = nil }
    }

    /// Removes the screen, and resets the references between the presenting and the presented controller.
    func end() {
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        releasePresenter()
        presented.presentingStorage = nil
        presented.presentation = nil
    }

    /// This presentation and those above it, in order.
    var chain: [Presentation] {
        var chain = [self]
        while let next = chain.last?.presented.presentedStorage?.presentation { chain.append(next) }
        return chain
    }

    /// Dismisses with the sheet's own gesture.
    func dismiss(with interactor: any UIViewControllerInteractiveTransitioning) {
        let motion = builtInMotion(isDismissal: true, animated: true, interactor: interactor)
        PresentationTransition.dismiss(self, by: motion, completion: nil)
    }
}
