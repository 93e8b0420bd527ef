/// Private parts that libraries read by name (facts C18, E2).
extension UINavigationController {
    /// Key-value coding finds a method or variable also without the underscore of its name.
    final func readPrivatePart(_ name: String) -> Any?? {
        switch name {
        case "_isTransitioning", "isTransitioning":
            hasTransitioningPart ? .some(navigationTransition != nil ? Self.yes : Self.no) : nil
        case "_cachedInteractionController", "cachedInteractionController":
            .some(interactivePop)
        default: nil
        }
    }

    // There is one object for each, as in Foundation's own.
    private static let yes = NSNumber(value: true)
    private static let no = NSNumber(value: false)
}

extension UINavigationController: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool {
        selector == UINavigationController.isTransitioningSelector && hasTransitioningPart
    }

    package func receive(_ selector: Selector, _ argument: AnyObject?) {}

    private static let isTransitioningSelector = Selector("_isTransitioning")

    /// A simulated system may lack it (fact E2), from the making of the controller on: what a class answers to is settled.
    private var hasTransitioningPart: Bool { interactivePop.parts.contains(.isTransitioning) }
}
