#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIViewController {
    /// The controller whose preferences apply to this screen of the stack.
    ///
    /// A navigation controller on the stack is what a collapsed split view puts there; its own top screen is what the user
    /// sees.
    var preferredScreen: UIViewController {
        guard let inner = self as? UINavigationController, !(self is any PopGestureConfigurable),
            let top = inner.topViewController
        else { return self }
        return top.preferredScreen
    }

    /// Whether the controller is `ancestor`, or a child of it at any depth.
    func isSelfOrDescendant(of ancestor: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current, controller !== ancestor { current = controller.parent }
        return current != nil
    }
}

extension PopPreferences {
    /// The preferences of a screen now; the defaults if there is no screen, or it has none.
    @MainActor
    init(of screen: UIViewController?) {
        self = (screen?.preferredScreen as? any PopGestureConfigurable)?.popPreferences ?? PopPreferences()
    }
}

extension UINavigationController {
    /// Asks the top screen whether it may be popped.
    ///
    /// A screen that brings another one to the top meanwhile has not agreed to the other one's pop.
    func topScreenAgrees(to trigger: PopTrigger) -> Bool {
        guard let top = topViewController, let screen = top.preferredScreen as? any PopConfirming else { return true }
        return screen.shouldPop(for: trigger) && top === topViewController
    }
}
#endif
