/// The interface of the transition for alongside animations and completions.
extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
    public var isInterruptible: Bool { System.current.configuration.systemVersion >= 26 }
    public var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// Returns false once the animations run. Then only the completion is kept (fact C14).
    @discardableResult
    public func animateAlongsideTransition(in view: UIView?, animation: ContextHandler?, completion: ContextHandler?)
        -> Bool
    {
        if let completion { completions.append(Handler(call: completion)) }
        guard phase == .waiting else { return false }
        if let animation { animations.append(Handler(call: animation)) }
        return true
    }

    public func notifyWhenInteractionEnds(_ handler: @escaping ContextHandler) {
        notifyWhenInteractionChanges(handler)
    }

    public func notifyWhenInteractionChanges(_ handler: @escaping ContextHandler) {
        interactionHandlers.append(Handler(call: handler))
    }
}
