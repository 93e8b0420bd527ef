#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Gives the focus back to the screen that a cancelled swipe returns to.
///
/// UIKit resigns the first responder of a screen that starts to disappear, and doesn't always restore it
/// (jessesquires/JSQMessagesViewController#1174, react-native-router-flux#3710).
@MainActor
final class FocusKeeper {
    private weak var responder: UIResponder?
    private weak var window: UIWindow?

    /// Notes the first responder of a screen before UIKit's first calls about a transition.
    func note(in screen: UIViewController?) {
        responder = screen?.viewIfLoaded?.firstResponderInside
        window = screen?.viewIfLoaded?.window
    }

    /// Notes where the app has moved the focus in UIKit's first calls, after which UIKit resigns the first responder.
    func noteMove(in screen: UIViewController?) {
        if screen?.viewIfLoaded?.firstResponderInside != nil { note(in: screen) }
    }

    /// Called when the transition turns. The app may have moved the focus in the meantime.
    func giveBack() {
        if let responder, window?.firstResponderInside == nil { responder.becomeFirstResponder() }
    }

    func forget() {
        responder = nil
    }
}
#endif
