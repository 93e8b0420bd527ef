#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The conditions under which UIKit's recognizers may pop although UIKit's own delegate refuses to.
///
/// Since iOS 7, UIKit refuses on screens with a hidden bar or without its back button. Apps override that refusal by
/// replacing the recognizer's delegate or by answering for it. A delegate that always said yes popped screens that had
/// to stay (dotnet/maui#37781). So there must be a reason to override, and nothing may block the pop.
@MainActor
struct RefusalOverride {
    /// Why UIKit refuses although the swipe is wanted.
    enum Reason {
        case barIsHidden
        /// The item has a leading item in place of the back button.
        case leadingItem
        /// The navigation delegate implements `animationControllerFor`. It is asked when a drag is about to pop. If it
        /// returns an animator, UIKit's recognizers don't pop.
        case delegateImplementsAnimators
        /// The back button asks a modifier before it pops. UIKit sees an app's action.
        case backButtonAsks
        /// The bar shows no way back, and the screen's `isGestureEnabled` is `true`; or the back button has a
        /// `backAction`, and the screen enables the swipe or is asked. Not every UIKit refuses for a back action.
        case screenAllows
    }

    let controller: UINavigationController
    let dataSource: any PopGestureDataSource

    /// The reason to override a refusal on a screen with these preferences; `nil` if there is none.
    func reason(for preferences: PopPreferences?) -> Reason? {
        guard let reason = uiKitsReason else { return nil }
        if reason == .backButtonAsks { return reason }
        return isAllowedByScreen(preferences) && dataSource.extendsSwipe(with: preferences) ? reason : nil
    }

    /// Why UIKit refuses on the current screen, whatever the screen prefers; `nil` if it doesn't, or if the app drives
    /// its own swipe, which would wait for UIKit's recognizer.
    var uiKitsReason: Reason? {
        if controller.delegateSuppliesInteractions { return nil }
        if controller.isNavigationBarHidden { return .barIsHidden }
        if controller.showsLeadingItemInsteadOfBackButton { return .leadingItem }
        if controller.delegateSuppliesAnimators { return .delegateImplementsAnimators }
        if controller.showsNoWayBack || hasBackAction { return .screenAllows }
        return controller.shownItem?.asksBeforeLeaving == true ? .backButtonAsks : nil
    }

    /// Whether UIKit agrees to pop a screen with these preferences, or there is a reason to override its refusal.
    func isAllowed(by preferences: PopPreferences?) -> Bool {
        let isRefused = controller.delegateSuppliesAnimators || uiKitsReason != nil
        return !isRefused || reason(for: preferences) != nil
    }

    private var hasBackAction: Bool { controller.shownItem?.hasBackAction == true }

    /// Whether the screen allows the swipe where the bar shows no way back or the back button doesn't pop.
    private func isAllowedByScreen(_ preferences: PopPreferences?) -> Bool {
        if preferences?.isGestureEnabled == true { return true }
        guard !controller.showsNoWayBack, let screen = dataSource.screenToPop else { return false }
        return !dataSource.backActionRefuses(screen, with: preferences)
    }

    /// Whether nothing blocks a pop. A pop that begins at the root or during a transition freezes the app, and an
    /// overridden UIKit no longer checks this itself.
    var isSound: Bool { hasScreenToPop && controller.isAtRest }

    /// Whether nothing but a transition blocks a pop.
    var hasScreenToPop: Bool {
        guard let screen = dataSource.screenToPop, controller.viewControllers.contains(where: { $0 !== screen }) else {
            return false
        }
        // UIKit presents an active search too. The back action of a question isn't the app's, so with it a search
        // refuses only if it refuses on a plain controller.
        let isCovered =
            uiKitsReason == .backButtonAsks
            ? screen.presentsAnother || screen.isSearchRefusedByUIKit : screen.presentedViewController != nil
        return !isCovered && !screen.usesSystemTransition
    }
}
#endif
