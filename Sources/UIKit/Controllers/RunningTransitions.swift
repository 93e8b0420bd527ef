/// The transitions that a controller takes part in. Few do at a time: the others need not pay for weak references.
@MainActor
final class RunningTransitions {
    /// Of its stack, or of the screen that it fills.
    fileprivate(set) weak var own: ViewControllerTransition?
    /// Of its presentation or dismissal, or of what it presents.
    fileprivate(set) weak var presentation: ViewControllerTransition?
}

extension UIViewController {
    final var transitionStorage: ViewControllerTransition? {
        get { transitions?.own }
        set { change(newValue) { $0.own = newValue } }
    }

    final var presentationTransition: ViewControllerTransition? {
        get { transitions?.presentation }
        set { change(newValue) { $0.presentation = newValue } }
    }

    private func change(_ new: ViewControllerTransition?, _ set: (RunningTransitions) -> Void) {
        if transitions == nil, new == nil { return }
        let transitions = transitions ?? RunningTransitions()
        set(transitions)
        let isOver = transitions.own == nil && transitions.presentation == nil
        self.transitions = isOver ? nil : transitions
    }
}
