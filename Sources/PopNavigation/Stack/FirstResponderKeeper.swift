#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Remembers the first responder when a swipe begins, and restores it when the swipe is cancelled.
///
/// UIKit resigns the first responder of a screen that starts to disappear, and does not always restore it
/// (jessesquires/JSQMessagesViewController#1174).
@MainActor
final class FirstResponderKeeper {
    private weak var responder: UIView?

    init(in view: UIView?) {
        responder = view?.firstResponderInside
    }

    func restore() {
        guard let responder, !responder.isFirstResponder else { return }
        responder.becomeFirstResponder()
    }
}

extension UIView {
    fileprivate var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }
}
#endif
