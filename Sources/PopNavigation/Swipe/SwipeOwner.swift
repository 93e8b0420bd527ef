#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The object that attaches the swipe to a navigation controller, and answers the swipe's questions.
@MainActor
protocol SwipeOwner: AnyObject {
    /// Whether swipes pop. `false` switches every recognizer off, including UIKit's.
    var isSwipeEnabled: Bool { get }

    /// Where a swipe may start on screens without a preference.
    var swipeArea: PopGestureArea { get }

    /// The driver to use if it is available.
    var preferredDriver: PopDriver { get }

    /// Whether every change of the stack and every transition goes through the owner. Only then does the library
    /// overrule UIKit's refusals, since a later change must withdraw the consent, and supply its own transitions.
    var controlsStack: Bool { get }

    /// The screen that a swipe would remove; `nil` if there is none. During a pop, which a swipe can take over on iOS
    /// 26 and later, it is the screen that the pop removes, unless the screen's own transition makes that pop (a
    /// guess); otherwise the top screen.
    var screenToPop: UIViewController? { get }

    /// Tells what UIKit is doing with the stack.
    var clock: StackClock { get }

    /// Whether nothing moves and no change is waiting.
    var isStackAtRest: Bool { get }

    /// The modifiers of the screens.
    var modifiers: SwipeModifierList { get }

    /// Whether the library pops a screen with these preferences where UIKit's recognizers alone wouldn't.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool

    /// The screen's own preferences; `nil` until the screen has loaded its view.
    func ownPreferences(of screen: UIViewController) -> PopPreferences?

    /// Asks the screen whether a swipe may pop it.
    func screenAllowsLeaving(_ screen: UIViewController) -> Bool

    /// Performs a closure in which the controller's own pan requests a pop.
    ///
    /// - Returns: Whether the pop was requested. It isn't if the app overrides `popViewController(animated:)` without
    ///   calling `super`.
    func performPop(by driver: PopDriver, _ body: () -> Void) -> Bool

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

    /// Asks a screen and its modifiers whether a swipe may pop it. All must agree.
    func allowsLeaving(_ screen: UIViewController) -> Bool {
        let agrees = screenAllowsLeaving(screen)
        return modifiers.allowLeaving(screen, for: .gesture) && agrees
    }
}
#endif
