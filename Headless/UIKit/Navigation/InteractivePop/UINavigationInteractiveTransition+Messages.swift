/// The messages that the private object answers by name (facts C18, E1).
extension _UINavigationInteractiveTransition: MessageReceiver {
    static let action = Selector("handleNavigationTransition:")
    /// The name of the action on a system where the known name is missing (fact E1).
    static let renamedAction = Selector("_handleTransitionOfNavigation:")

    func answers(_ selector: Selector) -> Bool {
        switch selector {
        case Self.action: parts.contains(.handlerAnswers)
        case .undeclaredShouldReceiveEvent: refusesEvents
        case .undeclaredShouldBeRequiredToFail, .undeclaredShouldRequireFailure: true
        default: selector == Self.renamedAction
        }
    }

    func receive(_ selector: Selector, _ argument: AnyObject?) {
        handle(argument)
    }

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        guard answers(selector), let recognizer = first as? UIGestureRecognizer else { return nil }
        switch selector {
        case .undeclaredShouldReceiveEvent:
            let answer = shouldReceiveEvent(for: recognizer)
            own(recognizer)?.agreement.note(receivesEvent: answer)
            return answer
        case .undeclaredShouldBeRequiredToFail:
            guard let own = own(recognizer), let other = second as? UIGestureRecognizer else { return false }
            return own.precedes(other)
        case .undeclaredShouldRequireFailure:
            guard let own = own(recognizer), let other = second as? UIGestureRecognizer else { return false }
            return own.waits(for: other)
        default: return nil
        }
    }

    func own(_ recognizer: UIGestureRecognizer) -> _UIParallaxTransitionPanGestureRecognizer? {
        recognizers.first { $0 === recognizer }
    }
}
