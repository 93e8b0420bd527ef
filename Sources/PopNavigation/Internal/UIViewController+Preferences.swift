#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UINavigationController {
    /// Asks the top screen whether it may be popped. One that brings another to the top meanwhile has not agreed to that
    /// one's being popped.
    func topScreenAgrees(to trigger: PopTrigger) -> Bool {
        guard let top = topViewController, let preferences = top.popPreferences else { return true }
        return preferences.shouldPop(for: trigger) && top === topViewController
    }
}

extension UIViewController {
    /// The preferences that count for this screen: its own, or those of the child that decides for it.
    ///
    /// nil where the one that decides has none.
    var popPreferences: (any PopGestureConfigurable)? {
        guard let own = self as? any PopGestureConfigurable else { return nil }
        guard let child = own.childForPopPreferences, child.isInside(own) else { return own }
        return child.popPreferences
    }

    /// Whether the controller is a child of the container, or a child's child. Each step leads further down, so following
    /// such children ends.
    private func isInside(_ container: UIViewController) -> Bool {
        var ancestor = parent
        while let current = ancestor, current !== container { ancestor = current.parent }
        return ancestor != nil
    }
}
#endif
