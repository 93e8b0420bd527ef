/// Delegates that animate by themselves disable the system's gestures (fact C24).
extension _UINavigationInteractiveTransition {
    /// One that decides by itself what it responds to is believed.
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

    /// What a delegate implements is found out when it is set.
    func forgetDelegate() {
        animatingDelegate = nil
    }

    /// Whether a member is implemented can only be found out by calling it here: asked once for each delegate, and not
    /// where an earlier transition has told.
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
