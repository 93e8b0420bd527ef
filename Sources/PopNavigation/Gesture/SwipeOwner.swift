#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The object that attaches the swipe to a navigation controller: it supplies switch, area and preferences, and passes
/// the question to the screen.
@MainActor
protocol SwipeOwner: AnyObject {
    /// Whether swipes pop. `false` refuses every swipe, including UIKit's.
    var isSwipeEnabled: Bool { get }

    /// Where a swipe may start on screens without a preference.
    var swipeArea: PopGestureArea { get }

    /// The library's own transition; `nil` if the owner isn't UIKit's navigation delegate and can't supply animators.
    var ownTransition: OwnTransition? { get }

    /// The modifiers of the screens.
    var modifiers: SwipeModifierList { get }

    /// Whether the library pops a screen with these preferences where UIKit's recognizers alone wouldn't.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool

    /// The screen's own preferences; `nil` until the screen has loaded its view.
    func ownPreferences(of screen: UIViewController) -> PopPreferences?

    /// Asks whether a swipe may pop a screen now.
    func allowsLeaving(_ screen: UIViewController) -> Bool

    /// The answer of `allowsLeaving`, without a question that needs time.
    func wouldAllowLeaving(_ screen: UIViewController) -> Bool

    /// Called when a drag was refused.
    func swipeWasRefused(_ refusal: PopGestureRefusal)
}

extension SwipeOwner {
    /// The preferences of a screen with all modifiers applied; `nil` until the screen has loaded its view.
    func preferences(of screen: UIViewController) -> PopPreferences? {
        guard var preferences = ownPreferences(of: screen) else { return nil }
        modifiers.modify(&preferences, of: screen)
        return preferences
    }

    /// Whether the item's `backAction` refuses the swipe of a screen with these preferences, unless they enable it. A
    /// screen that is asked, and one whose swipe is UIKit's alone, pop.
    func backActionRefuses(_ screen: UIViewController, with preferences: PopPreferences?) -> Bool {
        screen.itemInBar.hasBackAction && extendsSwipe(with: preferences) && !screen.answersQuestion
            && !modifiers.ask(about: screen)
    }
}
#endif
