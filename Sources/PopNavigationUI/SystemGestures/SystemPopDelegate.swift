#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// A delegate of UIKit's recognizers that also lets them pop a screen without a back button.
///
/// UIKit's own delegate receives every question, and its yes counts. Its no counts unless the missing back button is
/// the only reason that is known.
@MainActor
final class SystemPopDelegate: NSObject {
    private weak var gates: SystemPopGates?
    /// UIKit's delegate. Retained, since UIKit caches what a delegate responds to.
    private(set) var uiKitsDelegate: (any UIGestureRecognizerDelegate)?
    private var joined: [Weak<UIGestureRecognizer>] = []
    /// The recognizers that may begin although UIKit refuses, each with the screen that it would pop.
    private var allowed: [(recognizer: UIGestureRecognizer, screen: Weak<UIViewController>)] = []

    init(gates: SystemPopGates) {
        self.gates = gates
    }

    /// Becomes a recognizer's delegate, once. A delegate that the app sets afterwards stays.
    func join(_ recognizer: UIGestureRecognizer?) {
        guard let recognizer, !joined.contains(where: { $0.object === recognizer }),
            let delegate = recognizer.delegate, uiKitsDelegate == nil || delegate === uiKitsDelegate
        else { return }
        uiKitsDelegate = delegate
        joined.append(Weak(object: recognizer))
        recognizer.delegate = self
    }

    /// Takes allowances back if the stack is no longer as it was: another recognizer may delay the beginning, and a pop
    /// that begins at the root or during a transition freezes the app.
    func screensDidChange(in controller: UINavigationController) {
        allowed.removeAll { $0.recognizer.state != .possible }
        let isReady = controller.isReadyForSystemPop
        for (recognizer, screen) in allowed where !isReady || controller.topViewController !== screen.object {
            recognizer.loseAttempt()
        }
    }

    /// Called at the end of each touch.
    func forgetAllowance() {
        allowed = []
    }

    /// UIKit's answer, or that of the gates.
    func shouldBegin(_ recognizer: UIGestureRecognizer, uiKitAgrees: Bool) -> Bool {
        if uiKitAgrees { return true }
        guard let gates, let screen = gates.screenToPopWithoutBackButton(by: recognizer) else { return false }
        allowed.append((recognizer, Weak(object: screen)))
        return true
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
