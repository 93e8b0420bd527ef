/// One screen that lies over others, from the call that presents it to the end of its dismissal.
///
/// The presented controller owns it. Presenting and dismissing have two steps, like changes of a navigation stack: the
/// call itself settles who presents whom and asks for animators; views and appearance follow in the next turn of the run
/// loop, animated or not. Seen: `presentedViewController` is still there after `dismiss(animated: false)` returns since
/// iOS 8 (rdar 18464897), and crash stacks show the transition's start in a block that runs after a commit.
@MainActor
package final class Presentation {
    enum Phase {
        /// Called for, not begun.
        case waiting
        case presenting
        case settled
        case dismissing
    }

    unowned let presented: UIViewController
    /// The transition that presents or dismisses the screen, while there is one.
    weak var transition: PresentationTransition?
    private(set) weak var presenter: UIViewController?
    let controller: UIPresentationController
    let container: UITransitionView
    var phase = Phase.waiting

    init(presented: UIViewController, presenter: UIViewController, controller: UIPresentationController) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        container = UITransitionView(frame: .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        controller.container = container
    }

    var isSettled: Bool { phase == .settled }
    /// Whether the presentation has been requested and has not ended.
    var isPresenting: Bool { phase == .waiting || phase == .presenting }

    /// False once the screen is presented no more.
    var isInForce: Bool { presented.presentation === self }

    /// Over the presenting screen's place, or over everything.
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

    /// The presenting screen's view returns to where it was, below this presentation.
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

    /// Takes the screen off and resets who presents whom.
    func end() {
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        releasePresenter()
        presented.presentingStorage = nil
        presented.presentation = nil
    }

    /// The controllers presented from here on, in the order they lie over each other.
    var chain: [Presentation] {
        var chain = [self]
        while let next = chain.last?.presented.presentedStorage?.presentation { chain.append(next) }
        return chain
    }

    /// The sheet's own gesture.
    func dismiss(with interactor: any UIViewControllerInteractiveTransitioning) {
        PresentationTransition.dismiss(self, animated: true, interactor: interactor, completion: nil)
    }
}
