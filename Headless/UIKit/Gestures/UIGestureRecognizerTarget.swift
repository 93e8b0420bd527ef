/// One target with its action. UIKit keeps them in the recognizer's private array `_targets`. Libraries read the target
/// of the system's pop gesture from there.
@MainActor
package final class UIGestureRecognizerTarget: NSObject {
    /// Not retained, as in UIKit.
    @Weak
    package private(set) var target: AnyObject?
    package let action: Selector
    private let route = MessageRoute()

    init(_ target: AnyObject, _ action: Selector) {
        self.target = target
        self.action = action
    }

    func call(_ recognizer: UIGestureRecognizer) {
        guard let target else { return }
        route.send(action, to: target, argument: recognizer)
    }

    /// Nil matches any target or any action.
    func calls(_ target: AnyObject?, _ action: Selector?) -> Bool {
        (target == nil || target === self.target) && (action == nil || action == self.action)
    }
}

extension UIGestureRecognizerTarget: KeyValueReadable {
    /// A selector isn't an object, so reading `action` raises, as on iOS (fact C18).
    package func readValue(forKey key: String) -> Any?? {
        key == "_target" || key == "target" ? .some(target) : nil
    }
}

extension UIGestureRecognizerTarget: InstanceVariableListing {
    nonisolated package static var instanceVariables: [String] { ["_target", "_action"] }
}

extension UIGestureRecognizer: KeyValueReadable, InstanceVariableListing {
    /// A simulated system may lack the variable (fact E1).
    nonisolated package static var instanceVariables: [String] {
        MainActor.assumeIsolated { System.current.configuration.privateParts.contains(.targetsIvar) }
            ? ["_targets"] : []
    }

    final func readTargets() -> Any?? {
        guard System.current.configuration.privateParts.contains(.targetsIvar) else { return nil }
        return .some(NSMutableArray(array: targets))
    }
}
