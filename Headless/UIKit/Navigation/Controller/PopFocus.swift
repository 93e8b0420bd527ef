/// The first responder of a screen that an interactive pop removes, and the keyboard, which moves with the screen
/// (facts I14, I15).
@MainActor
final class PopFocus {
    private weak var responder: UIResponder?
    private let from: UIViewController
    private let to: UIViewController
    private let isMirrored: Bool

    /// Nil if the screen doesn't have the first responder.
    init?(from: UIViewController, to: UIViewController, isMirrored: Bool) {
        guard let responder = from.firstResponderInside else { return nil }
        (self.responder, self.from, self.to, self.isMirrored) = (responder, from, to, isMirrored)
    }

    private var keyboard: Keyboard { System.current.keyboard }

    /// The responder resigns. The keyboard stays and moves with the screen, unless the lower screen becomes first
    /// responder.
    func transitionWillStart(_ context: ViewControllerTransition) {
        keyboard.isPreserved = !to.canBecomeFirstResponder
        if responder?.resignFirstResponder() == false { from.viewIfLoaded?.endEditing(true) }
        guard keyboard.isPreserved else { return }
        let width = from.view.bounds.width
        let distance = isMirrored ? -width : width
        context.animateAlongsideTransition(
            in: nil, animation: { _ in System.current.keyboard.moveSideways(by: distance) }, completion: nil)
    }

    /// The lower screen's view is in the window now.
    func transitionDidStart() {
        if to.canBecomeFirstResponder { to.becomeFirstResponder() }
    }

    /// After a cancelled pop, UIKit restores the first responder unless a screen is presented.
    func transitionDidEnd(isCancelled: Bool) {
        if !isCancelled { from.viewIfLoaded?.endEditing(true) }
        let isCovered = from.firstAncestor(\.presentedStorage) != nil
        let isRestored = isCancelled && !isCovered && System.current.switches.restoresFirstResponder
        // The app may have moved the focus meanwhile.
        if isRestored, from.viewIfLoaded?.windowStorage?.firstResponder.map({ $0 === to }) != false {
            responder?.becomeFirstResponder()
        }
        keyboard.endPreserving()
    }
}

extension UIViewController {
    /// The first responder if it is in this controller's view.
    final var firstResponderInside: UIResponder? {
        guard let view = viewIfLoaded, let responder = view.windowStorage?.firstResponder,
            let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
            place.isDescendant(of: view)
        else { return nil }
        return responder
    }
}

/// The first responder of a screen whose view leaves the window below another screen (fact I24).
extension UIViewController {
    /// Called before the screen disappears, where its first responder resigns.
    final func noteCoveredFocus() {
        guard CoveredFocus.current != .isLost, let view = viewIfLoaded,
            let responder = view.windowStorage?.firstResponder as? UIView, responder.isDescendant(of: view)
        else { return }
        coveredFocus = responder
    }

    /// Called when the view is in the window again.
    final func returnCoveredFocus() {
        guard let coveredFocus, viewIfLoaded?.windowStorage?.firstResponder == nil else { return }
        coveredFocus.becomeFirstResponder()
    }
}
