/// The controllers that a navigation stack accepts (facts C2, C4), with UIKit's messages.
@MainActor
enum StackRules {
    static func checkPush(of controller: UIViewController, isInStack: Bool) {
        if isRefused(controller) {
            Exception.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        if isInStack {
            Exception.raise(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported (\(describe(controller)))"
            )
        }
    }

    static func checkSet(_ stack: [UIViewController]) {
        var seen: Set<ObjectIdentifier> = []
        for controller in stack {
            if isRefused(controller) {
                Exception.raise(.invalidArgument, "Pushing a navigation controller is not supported")
            }
            guard seen.insert(ObjectIdentifier(controller)).inserted else {
                Exception.raise(
                    .internalInconsistency,
                    "All view controllers in a navigation controller must be distinct (\(describe(controller)))"
                )
            }
        }
    }

    /// UIKit itself pushes a navigation controller onto another one's stack when a split view collapses (fact C32).
    private static func isRefused(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController else { return false }
        return !navigation.isSecondaryColumn
    }

    /// Popping to a controller that is not in the stack raises on iOS 17 and earlier. Later systems log it (fact C4).
    static func reportMissing(_ controller: UIViewController) {
        guard System.current.configuration.systemVersion > 17 else {
            Exception.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        System.current.warn("Tried to pop to a view controller that doesn't exist: \(describe(controller))")
    }

    private static func describe(_ controller: UIViewController) -> String {
        "<\(type(of: controller))>"
    }
}
