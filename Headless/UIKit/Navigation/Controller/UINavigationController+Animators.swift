/// The animator of a change: the delegate's or the built-in one (facts D1, C24).
extension UINavigationController {
    func makeContext(_ operation: Operation, from: UIViewController, to: UIViewController) -> ViewControllerTransition {
        let gesture = popInteraction.flatMap { $0.isBeginning(in: self) ? $0 : nil }
        gesture?.hasMadeTransition = true
        var animator: (any UIViewControllerAnimatedTransitioning)?
        // The built-in gesture ignores the delegate's animator once it has started (fact C24).
        if gesture == nil {
            animator = delegateAnimator(operation, from: from, to: to)
        }
        var interactor: (any UIViewControllerInteractiveTransitioning)? = gesture ?? zoomInteraction
        if interactor == nil, let animator, delegateMembers.contains(.interactionController) {
            interactor = delegateStorage?.navigationController(self, interactionControllerFor: animator)
        }
        let context = ViewControllerTransition(
            from: from,
            to: to,
            containerView: transitionView,
            animator: animator ?? builtInAnimator(operation, from: from, to: to),
            interactor: interactor
        )
        return context
    }

    /// A zoom if the upper screen prefers one, else the slide (fact C33).
    private func builtInAnimator(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        ZoomAnimator(operation: operation, from: from, to: to)
            ?? NavigationAnimator(operation: operation, controller: self)
    }

    private func delegateAnimator(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard delegateMembers.contains(.animationController) else { return nil }
        return delegateStorage?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
}
