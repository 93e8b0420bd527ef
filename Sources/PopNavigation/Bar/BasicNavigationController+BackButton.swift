#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The bar's delegate is its navigation controller, which UIKit implements without declaring it.
extension BasicNavigationController: UINavigationBarDelegate {
    /// Asks the top screen whether the back button may pop it.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        // UIKit asks for every pop, swipes and calls among them. Then the screen has left the stack already; only the
        // button asks first. The whole stack is looked through, but not in a swipe: its cost must not grow with the depth.
        guard !gestures.isSwiping, let owner = viewControllers.last(where: { $0.navigationItem === item }) else {
            return uiKitAnswer(to: SystemSelector.navigationBarShouldPop, navigationBar, item) ?? true
        }
        // On iOS 26 a finger may still reach the button of a screen over which another one has been pushed.
        guard owner === topViewController, topScreenAgrees(to: .backButton) else { return false }
        isBackButtonPopping = true
        defer { isBackButtonPopping = false }
        // UIKit's own answer carries out the pop.
        if let answer = uiKitAnswer(to: SystemSelector.navigationBarShouldPop, navigationBar, item) { return answer }
        popViewController(animated: true)
        return false
    }

    /// Does for VoiceOver's escape what a tap on the back button does. False where there is nothing to go back to, or the
    /// screen declines.
    func goBackByEscape() -> Bool {
        guard viewControllers.count > 1, !isPresentingOverScreens else { return false }
        guard topScreenAgrees(to: .backButton) else { return false }
        isBackButtonPopping = true
        defer { isBackButtonPopping = false }
        return popViewController(animated: true) != nil
    }
}
#endif
