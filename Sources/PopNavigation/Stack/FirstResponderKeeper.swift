#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Remembers who has the keyboard when a swipe begins, to give it back when the swipe is given up.
///
/// UIKit takes it from the screen as it starts to disappear, and does not always return it
/// (jessesquires/JSQMessagesViewController#1174).
@MainActor
struct FirstResponderKeeper {
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
