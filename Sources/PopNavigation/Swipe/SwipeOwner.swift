#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What the swipe asks the object that attaches it to a navigation controller.
@MainActor
protocol SwipeOwner: AnyObject {
    /// Whether swipes pop; `false` switches every recognizer off, UIKit's included.
    var isSwipeEnabled: Bool { get }

    /// Where a swipe may start on screens without a preference.
    var swipeArea: PopGestureArea { get }

    /// The driver to use if it is available.
    var preferredDriver: PopDriver { get }

    /// Whether each change of the stack and each transition passes the owner. Only then UIKit's refusals are overruled,
    /// since a change after that must take the consent back, and only then the library supplies transitions of its own.
    var controlsStack: Bool { get }

    /// The screen that a swipe would remove: the top one, or the one that a running pop removes, which a swipe can take
    /// over on iOS 26 and later. A swipe takes over no pop that a transition of the screen's own makes (a guess). `nil`
    /// without a screen.
    var screenToPop: UIViewController? { get }

    /// What UIKit does with the stack.
    var clock: StackClock { get }

    /// Whether the stack is at rest: nothing moves, and no change waits.
    var isStackAtRest: Bool { get }

    /// What changes the screens' preferences from outside.
    var modifiers: SwipeModifiers { get }

    /// Whether a screen with these preferences can be popped where UIKit's recognizers alone would not pop it.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool

    /// The screen's own preferences; `nil` while they are not known, since the screen has not loaded its view.
    func ownPreferences(of screen: UIViewController) -> PopPreferences?

    /// Asks the screen whether the user may leave it by a swipe.
    func screenAllowsLeaving(_ screen: UIViewController) -> Bool

    /// Performs a body in which the controller's own recognizer requests a pop.
    ///
    /// - Returns: Whether the pop was requested. An app's override of `popViewController(animated:)` may not call
    ///   `super`.
    func performPop(by driver: PopDriver, _ body: () -> Void) -> Bool

    /// A drag did not pop.
    func swipeWasRefused(_ refusal: PopGestureRefusal)
}

extension SwipeOwner {
    /// The preferences of a screen with all modifiers; `nil` while they are not known.
    func preferences(of screen: UIViewController) -> PopPreferences? {
        guard var preferences = ownPreferences(of: screen) else { return nil }
        modifiers.modify(&preferences, of: screen)
        return preferences
    }

    /// Asks a screen and its modifiers whether the user may leave it by a swipe. All have to agree.
    func allowsLeaving(_ screen: UIViewController) -> Bool {
        let agrees = screenAllowsLeaving(screen)
        return modifiers.allowLeaving(screen, for: .gesture) && agrees
    }
}
#endif
