#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// A delegate of one of UIKit's recognizers that also lets it pop a screen without a back button.
///
/// UIKit's own delegate receives every question, and its yes counts. Its no counts unless the missing back button is
/// the only reason that is known.
@MainActor
final class SystemPopDelegate: NSObject {
    /// UIKit's delegate. Retained, since UIKit caches what a delegate responds to.
    let uiKitsDelegate: any UIGestureRecognizerDelegate
    private weak var recognizer: UIGestureRecognizer?
    private weak var gates: SystemPopGates?
    /// The screen that the recognizer may pop although UIKit refuses.
    private var allowed: Weak<UIViewController>?

    /// Becomes the recognizer's delegate. A delegate that the app sets afterwards stays.
    init?(joining recognizer: UIGestureRecognizer, gates: SystemPopGates) {
        guard let uiKitsDelegate = recognizer.delegate else { return nil }
        self.uiKitsDelegate = uiKitsDelegate
        self.recognizer = recognizer
        self.gates = gates
        super.init()
        recognizer.delegate = self
    }

    /// Whether this is, or was, the delegate of a recognizer.
    func hasJoined(_ recognizer: UIGestureRecognizer) -> Bool { self.recognizer === recognizer }

    /// UIKit's answer, or that of the gates.
    func shouldBegin(_ recognizer: UIGestureRecognizer, uiKitAgrees: Bool) -> Bool {
        if uiKitAgrees { return true }
        guard let screen = gates?.decision?.screenToPopWithoutBackButton(by: recognizer) else { return false }
        allowed = Weak(object: screen)
        return true
    }

    /// Takes an allowance back if the stack is no longer as it was: another recognizer may delay the beginning, and a
    /// pop that begins at the root or during a transition freezes the app.
    func screensDidChange(in controller: UINavigationController) {
        guard let allowed, let recognizer, recognizer.state == .possible else { return forgetAllowance() }
        if controller.topViewController === allowed.object, controller.isReadyForSystemPop { return }
        forgetAllowance()
        recognizer.loseAttempt()
    }

    /// Called at the end of each touch.
    func forgetAllowance() {
        allowed = nil
    }
}

extension UINavigationController {
    /// Whether UIKit could begin a pop now, whatever the bar shows: never at the root, and never during a transition.
    var isReadyForSystemPop: Bool {
        viewControllers.count > 1 && transitionCoordinator == nil && viewIfLoaded?.window != nil
            && topViewController?.presentedViewController == nil && parent?.transitionCoordinator == nil
    }
}
#endif
