#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Supplies the settings of a navigation controller's swipe, answers its questions, and receives its refusals.
///
/// `BasicNavigationController` is its own data source. Controllers of other classes have an `AttachedPopGesture`.
@MainActor
protocol PopGestureDataSource: AnyObject {
    /// Whether swipes pop. `false` refuses every swipe, including UIKit's.
    var popGestureRecognizerEnabled: Bool { get }

    /// Where a swipe may start on screens without a preference.
    var popGestureArea: PopGestureArea { get }

    /// The modifiers of the screens.
    var modifiers: PopGestureModifiers { get }

    /// The library's own transition; `nil` if it can't be used, since the controller's delegate isn't the library's.
    var ownTransition: OwnTransition? { get }

    /// The delegate of the own pan; `nil` for one that the library makes.
    var ownPanDelegate: (any UIGestureRecognizerDelegate)? { get }

    /// The screen that a swipe would remove; `nil` if there is none.
    var screenToPop: UIViewController? { get }

    /// The preferences that a screen states, without modifiers. Asked only once they may be read.
    func popPreferences(for screen: UIViewController) -> PopPreferences

    /// Whether the library pops a screen with these preferences where UIKit's recognizers alone wouldn't.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool

    /// Asks whether a swipe may pop a screen now.
    func allowsLeaving(_ screen: UIViewController) -> Bool

    /// Called when a drag was refused.
    func swipeWasRefused(_ refusal: PopGestureRefusal)
}

extension PopGestureDataSource {
    /// The preferences of a screen with all modifiers applied; `nil` without a screen, and until the screen has loaded
    /// its view.
    func effectivePreferences(of screen: UIViewController?) -> PopPreferences? {
        guard let screen, screen.mayReadPreferences else { return nil }
        var preferences = popPreferences(for: screen)
        modifiers.modify(&preferences, of: screen)
        return preferences
    }

    /// Whether the item's `backAction` refuses the swipe of a screen with these preferences, unless they enable it. A
    /// screen that is asked, and one whose swipe is UIKit's alone, pop.
    func backActionRefuses(_ screen: UIViewController?, with preferences: PopPreferences?) -> Bool {
        guard let screen else { return false }
        return screen.itemInBar.hasBackAction && extendsSwipe(with: preferences) && !screen.answersQuestion
            && !modifiers.askBeforeLeaving(screen)
    }

    /// Whether a switch refuses every swipe of a screen, or a question decides about it.
    func mayRefuseLeaving(_ screen: UIViewController) -> Bool {
        !popGestureRecognizerEnabled || effectivePreferences(of: screen)?.isGestureEnabled == false
            || screen.answersQuestion || modifiers.askBeforeLeaving(screen)
    }
}
#endif
