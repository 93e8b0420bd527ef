/// What UIKit does with the delegates of its recognizers after it has set its own (fact C18).
extension _UINavigationInteractiveTransition {
    /// Called at the start of a push, pop or set, before its first callback.
    func changeStarts() {
        switch System.current.switches.popDelegates {
        case .resetsAtPush: resetDelegates()
        case .swapsInTransitions:
            let delegate = InteractivePopDelegate(handler: self)
            delegateInTransition = delegate
            setDelegates(to: delegate)
        case .keepsApps, .nilWithAnimators: break
        }
    }

    /// Called at the end of a push, pop or set.
    func changeEnds() {
        guard delegateInTransition != nil else { return }
        resetDelegates()
        delegateInTransition = nil
    }

    /// Called when the navigation delegate is set, and when UIKit sets its own delegates.
    func animatorsMayHaveChanged() {
        guard System.current.switches.popDelegates == .nilWithAnimators, let controller else { return }
        if controller.delegateMembers.contains(.animationController) {
            setDelegates(to: nil)
        } else if isSilenced {
            resetDelegates()
        }
    }

    private func resetDelegates() {
        setDelegates(to: ownDelegate)
    }

    private func setDelegates(to delegate: (any UIGestureRecognizerDelegate)?) {
        for recognizer in recognizers { recognizer.delegate = delegate }
        isSilenced = delegate == nil
    }

    /// Whether UIKit has set nil. Its recognizers then refuse by themselves, until another delegate decides.
    private var isSilenced: Bool {
        get { edgeRecognizer.isSilenced }
        set {
            edgeRecognizer.isSilenced = newValue
            contentRecognizer?.isSilenced = newValue
        }
    }
}
