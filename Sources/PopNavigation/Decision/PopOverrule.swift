#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The conditions under which UIKit's recognizers may pop although UIKit's own delegate refuses.
///
/// Since iOS 7 UIKit refuses on screens with a hidden bar or without its back button. Apps overrule that by replacing
/// the delegate of the recognizer, or by answering for it. One that always said yes popped screens that had to stay
/// (dotnet/maui#37781), so there has to be a reason, and nothing may stand in the way of a pop.
@MainActor
struct PopOverrule {
    /// Why UIKit refuses, and the swipe is wanted all the same.
    enum Reason {
        case barIsHidden
        /// The item has a leading item in place of the back button.
        case leadingItem
        /// The navigation delegate implements `animationControllerFor`. It is asked for the pop when a drag is about to
        /// pop; an animator lets the controller's own pan pop instead.
        case delegateImplementsAnimators
        /// The screen's `isGestureEnabled` is `true`, and the bar shows no way back or the back button does something
        /// else.
        case screenAllows
    }

    let controller: UINavigationController
    let owner: any SwipeOwner

    /// The reason to overrule a refusal on the present screen; `nil` without one.
    func reason(for preferences: @autoclosure () -> PopPreferences?) -> Reason? {
        guard owner.preferredDriver != .unmanaged else { return nil }
        let needsPermission = controller.showsNoWayBack || controller.shownItem?.hasBackAction == true
        if needsPermission, preferences()?.isGestureEnabled != true { return nil }
        if controller.isNavigationBarHidden { return .barIsHidden }
        if controller.showsLeadingItemInsteadOfBackButton { return .leadingItem }
        if controller.delegateSuppliesAnimators { return .delegateImplementsAnimators }
        return needsPermission ? .screenAllows : nil
    }

    /// Whether nothing stands in the way of a pop. A pop that begins at the root or during a transition freezes the
    /// app, and UIKit's own conditions are not asked any more.
    var isSound: Bool {
        guard let screen = controller.topViewController, controller.viewControllers.count > 1 else { return false }
        return owner.isStackAtRest && !owner.clock.isAncestorInTransition
            && controller.viewIfLoaded?.window != nil && screen.presentedViewController == nil && !screen.isSearching
            && !screen.usesSystemTransition
    }
}
#endif
