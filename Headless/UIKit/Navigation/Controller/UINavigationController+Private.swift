/// Private parts that libraries read by name (facts C18, E2).
extension UINavigationController {
    /// Key-value coding also finds a method or variable by its name without the underscore.
    final func readPrivatePart(_ name: String) -> Any?? {
        switch name {
        case "_isTransitioning", "isTransitioning":
            hasTransitioningPart ? .some(navigationTransition != nil ? Self.yes : Self.no) : nil
        case "_cachedInteractionController", "cachedInteractionController":
            .some(interactivePop)
        default: nil
        }
    }

    // One object for each value, as in Foundation.
    private static let yes = NSNumber(value: true)
    private static let no = NSNumber(value: false)
}

extension UINavigationController: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool {
        selector == UINavigationController.isTransitioningSelector && hasTransitioningPart
            || implementsUndeclared(selector)
    }

    package func receive(_ selector: Selector, _ argument: AnyObject?) {}

    package func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        undeclaredAnswer(to: selector, first, second)
    }

    private static let isTransitioningSelector = Selector("_isTransitioning")

    /// Whether the simulated system has this part (fact E2). The answer is fixed when the controller is created.
    private var hasTransitioningPart: Bool { interactivePop.parts.contains(.isTransitioning) }
}
