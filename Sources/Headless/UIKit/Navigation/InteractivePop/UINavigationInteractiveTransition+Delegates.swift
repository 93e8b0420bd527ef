/// Delegates that supply animators disable the system's gestures (fact C24).
extension _UINavigationInteractiveTransition {
    /// Whether the delegate may supply animators. An overridden `responds(to:)` is decisive.
    func delegateMayAnimate(_ delegate: any UINavigationControllerDelegate) -> Bool {
        !Messages.decidesResponses(delegate) || delegate.responds(to: Self.animationMember)
    }

    func remember(_ delegate: any UINavigationControllerDelegate, suppliesAnimators: Bool) {
        if animatingDelegate?.object.object === delegate {
            animatingDelegate?.suppliesAnimators = suppliesAnimators
        } else {
            animatingDelegate = (WeakReference(delegate), suppliesAnimators)
        }
    }

    /// Discards the known members of the delegate when another one is set.
    func forgetDelegate() {
        animatingDelegate = nil
    }

    /// Whether the delegate implements the member can only be found out here by calling it. It is called once for each
    /// delegate, and not if an earlier transition has already shown the answer.
    func delegateSuppliesAnimators(of controller: UINavigationController) -> Bool {
        guard let delegate = controller.delegateStorage else { return false }
        guard delegateMayAnimate(delegate) else { return false }
        if Messages.decidesResponses(delegate) { return true }
        if let known = animatingDelegate, known.object.object === delegate { return known.suppliesAnimators }
        guard let from = controller.childStorage.last, let to = controller.childStorage.dropLast().last else {
            return false
        }
        let answer = OptionalMember.isImplemented {
            _ = delegate.navigationController(controller, animationControllerFor: .pop, from: from, to: to)
        }
        remember(delegate, suppliesAnimators: answer)
        return answer
    }

    private static let animationMember = Selector(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"
    )
}

struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
