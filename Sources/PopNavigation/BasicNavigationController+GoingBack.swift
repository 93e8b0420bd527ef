#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// Does what the back button does. For custom back buttons.
    ///
    /// Performs the `backAction` of the item in the bar, if there is one (iOS 16). Otherwise asks the top screen, pops
    /// it, and reports ``PopTrigger/backButton``. During a pop it does nothing, so that a double tap pops once; up to
    /// iOS 18 also during any other transition.
    ///
    /// - Returns: Whether the call did something; `false` if there is no screen below, or the top screen declines.
    @discardableResult
    public func goBack(animated: Bool) -> Bool {
        let queue = parts.queue
        guard viewControllers.count > 1, queue.allowsGoingBack else { return false }
        if performBackAction() { return true }
        guard topScreenAgrees(to: .backButton) else { return false }
        return queue.requestsPop(by: .backButton) { popViewController(animated: animated) }
    }

    /// Goes back for VoiceOver's escape gesture.
    ///
    /// - Returns: Whether the gesture was for this stack.
    func goBackByEscape() -> Bool {
        guard viewControllers.count > 1, topViewController?.presentsAnother != true else { return false }
        let isEnabled = preferences(of: topViewController).isGestureEnabled
        if !showsNoWayBack || isEnabled == true { goBack(animated: true) }
        return true
    }
}
#endif
