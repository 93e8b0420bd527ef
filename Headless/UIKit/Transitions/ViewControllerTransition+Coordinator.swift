/// The interface of the transition for alongside animations and completions.
extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
    public var isInterruptible: Bool { System.current.interruptsTransitions }
    public var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// Returns false once the animations run. Then only the completion is kept (fact C14).
    @discardableResult
    public func animateAlongsideTransition(in view: UIView?, animation: ContextHandler?, completion: ContextHandler?)
        -> Bool
    {
        if let successor {
            return successor.animateAlongsideTransition(in: view, animation: animation, completion: completion)
        }
        if let completion { completions.append(Handler(call: completion)) }
        guard phase == .waiting else { return false }
        if let animation { animations.append(Handler(call: animation)) }
        return true
    }

    public func notifyWhenInteractionEnds(_ handler: @escaping ContextHandler) {
        notifyWhenInteractionChanges(handler)
    }

    public func notifyWhenInteractionChanges(_ handler: @escaping ContextHandler) {
        if let successor { return successor.notifyWhenInteractionChanges(handler) }
        interactionHandlers.append(Handler(call: handler))
    }

    /// Takes over the handlers of an earlier change's coordinator, now and when the app adds others later (fact C40).
    func inherit(from earlier: ViewControllerTransition) {
        animations = earlier.animations + animations
        completions = earlier.completions + completions
        interactionHandlers = earlier.interactionHandlers + interactionHandlers
        earlier.abandon()
        earlier.animations = []
        earlier.completions = []
        earlier.interactionHandlers = []
        earlier.successor = self
    }
}
