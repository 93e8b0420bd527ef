/// The running transitions of a controller. A separate object, so that other controllers have no weak references.
@MainActor
final class RunningTransitions {
    /// A navigation controller's transition, or a rotation.
    fileprivate(set) weak var own: ViewControllerTransition?
    /// A presentation or dismissal, as the presenting or the presented controller.
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
