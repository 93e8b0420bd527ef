/// Who animates a change: the delegate's animator, or the built-in one (facts D1, C24).
extension UINavigationController {
    func makeContext(_ operation: Operation, from: UIViewController, to: UIViewController) -> ViewControllerTransition {
        let gesture = interactivePop.isBeginning ? interactivePop : nil
        gesture?.hasMadeTransition = true
        var animator: (any UIViewControllerAnimatedTransitioning)?
        // The gesture that has started ignores the delegate's animator (fact C24).
        if gesture == nil {
            animator = delegateAnimator(operation, from: from, to: to)
        }
        var interactor: (any UIViewControllerInteractiveTransitioning)? = gesture
        if gesture == nil, let animator {
            interactor = delegateStorage?.navigationController(self, interactionControllerFor: animator)
        }
        let context = ViewControllerTransition(
            from: from,
            to: to,
            containerView: transitionView,
            animator: animator ?? NavigationAnimator(operation: operation, controller: self),
            interactor: interactor
        )
        return context
    }

    /// A delegate that says by `responds(to:)` that it has no such member is not asked.
    private func delegateAnimator(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = delegateStorage, interactivePop.delegateMayAnimate(delegate) else { return nil }
        let answer = OptionalMember.answer {
            delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        }
        interactivePop.remember(delegate, suppliesAnimators: answer != nil)
        return answer ?? nil
    }
}
