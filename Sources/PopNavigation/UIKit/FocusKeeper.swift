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

    /// Records the first responder of a screen before UIKit's first calls about a transition.
    func record(in screen: UIViewController?) {
        responder = screen?.viewIfLoaded?.firstResponderInside
        window = screen?.viewIfLoaded?.window
    }

    /// Records where the app has moved the focus in UIKit's first calls, after which UIKit resigns the first responder.
    func recordMove(in screen: UIViewController?) {
        if screen?.viewIfLoaded?.firstResponderInside != nil { record(in: screen) }
    }

    /// Called when the interactive transition is cancelled. The app may have moved the focus in the meantime. UIKit may
    /// have moved it to the screen below: on iOS 26 a field gets the focus back when its screen is uncovered.
    func giveBack(over revealed: UIViewController?) {
        guard let responder, let window else { return }
        // Both are nil if nothing has the focus.
        if window.firstResponderInside === revealed?.viewIfLoaded?.firstResponderInside {
            responder.becomeFirstResponder()
        }
    }

    /// Called when the transition is over. A later one that begins while it is running records nothing, and the
    /// responder may have left the window by then.
    func forget() {
        responder = nil
    }
}
#endif
