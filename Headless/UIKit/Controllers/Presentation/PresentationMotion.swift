/// What moves a presentation or dismissal (fact I25).
@MainActor
struct PresentationMotion {
    /// Nil without animation, except for a sheet (fact I12).
    let animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    /// Whether the app's animator places the views, also that of the screen below.
    var isOfApp: Bool {
        animator.map { !($0 is CoverVerticalAnimator || $0 is ImmediateAnimator) } ?? false
    }
}

extension Presentation {
    /// The presenting motion that the transitioning delegate supplies, or UIKit's own.
    func presentingMotion(animated: Bool, source: UIViewController) -> PresentationMotion {
        guard animated, let delegate = presented.transitioningDelegate, let presenter,
            let animator = delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        else { return builtInMotion(isDismissal: false, animated: animated) }
        return PresentationMotion(
            animator: animator, interactor: delegate.interactionControllerForPresentation(using: animator))
    }

    /// The dismissing motion that the transitioning delegate supplies, or UIKit's own.
    func dismissingMotion(animated: Bool) -> PresentationMotion {
        guard animated, let delegate = dismissingDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        else { return builtInMotion(isDismissal: true, animated: animated) }
        return PresentationMotion(
            animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
    }

    /// UIKit may keep the delegate that the screen had when it was presented.
    private var dismissingDelegate: (any UIViewControllerTransitioningDelegate)? {
        System.current.switches.readsLateTransitioningDelegate ? presented.transitioningDelegate : presentingDelegate
    }

    /// UIKit's own motion, which a finger may drive.
    func builtInMotion(
        isDismissal: Bool, animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> PresentationMotion {
        if animated {
            return PresentationMotion(animator: CoverVerticalAnimator(isDismissal: isDismissal), interactor: interactor)
        }
        return PresentationMotion(animator: controller is UISheetPresentationController ? ImmediateAnimator() : nil)
    }
}
