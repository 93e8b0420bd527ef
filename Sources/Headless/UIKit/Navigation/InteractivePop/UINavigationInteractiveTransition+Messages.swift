/// The messages that the private object answers by name (facts C18, E1).
extension _UINavigationInteractiveTransition: MessageReceiver {
    static let action = Selector("handleNavigationTransition:")
    /// The name of the action on a system where the known name is missing (fact E1).
    static let renamedAction = Selector("_handleTransitionOfNavigation:")

    func answers(_ selector: Selector) -> Bool {
        selector == Self.action ? parts.contains(.handlerAnswers) : selector == Self.renamedAction
    }

    func receive(_ selector: Selector, _ argument: AnyObject?) {
        handle(argument)
    }
}
