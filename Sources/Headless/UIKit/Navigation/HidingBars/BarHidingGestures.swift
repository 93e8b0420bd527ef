/// The two recognizers that hide and show the bars. A controller creates them when one is first used.
@MainActor
final class BarHidingGestures {
    let swipe: BarHidePanGestureRecognizer
    let tap: BarHideTapGestureRecognizer
    /// Whether a gesture has hidden the toolbar, so that the next one shows it again.
    var hasHiddenToolbar = false

    init(of controller: UINavigationController) {
        swipe = BarHidePanGestureRecognizer(of: controller)
        tap = BarHideTapGestureRecognizer(of: controller)
        // UIKit's controller is the delegate of both. Here the app's subclass is, if it conforms to the protocol.
        let delegate = controller as? any UIGestureRecognizerDelegate
        swipe.delegate = delegate
        tap.delegate = delegate
        if let view = controller.viewIfLoaded { attach(to: view) }
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(tap)
    }
}

extension UINavigationController {
    final var barHidingGestures: BarHidingGestures {
        if let barHidingStorage { return barHidingStorage }
        let made = BarHidingGestures(of: self)
        barHidingStorage = made
        return made
    }

    /// Hides or shows the bars, but not during a transition, in which the screens set them.
    func hideBarsByGesture(_ hides: Bool) {
        guard navigationTransition == nil, appearance == .appeared else { return }
        changeNavigationBar(hidden: hides, animated: true)
        let gestures = barHidingGestures
        if hides, !bars.isToolbarHidden {
            gestures.hasHiddenToolbar = true
            changeToolbar(hidden: true, animated: true)
        } else if !hides, gestures.hasHiddenToolbar {
            gestures.hasHiddenToolbar = false
            changeToolbar(hidden: false, animated: true)
        }
    }
}
