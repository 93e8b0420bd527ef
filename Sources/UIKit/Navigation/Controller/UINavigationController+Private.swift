/// Private parts that libraries read by name (facts C18, E2).
extension UINavigationController: KeyValueReadable {
    /// Key-value coding finds a method or variable also without the underscore of its name.
    package func readValue(forKey key: String) -> Any?? {
        switch key {
        case "_cachedInteractionController", "cachedInteractionController":
            .some(interactivePop)
        case "_isTransitioning", "isTransitioning":
            hasTransitioningPart ? .some(NSNumber(value: navigationTransition != nil)) : nil
        default: nil
        }
    }
}

extension UINavigationController: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool {
        selector == UINavigationController.isTransitioningSelector && hasTransitioningPart
    }

    package func receive(_ selector: Selector, _ argument: Any?) {}

    private static let isTransitioningSelector = Selector("_isTransitioning")

    /// A simulated system may lack it (fact E2).
    private var hasTransitioningPart: Bool { System.current.configuration.privateParts.contains(.isTransitioning) }
}
