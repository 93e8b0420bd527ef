/// The two recognizers that hide and show the bars. A controller creates them when one is first used.
@MainActor
final class BarHidingGestures {
    let swipe: BarHidePanGestureRecognizer
    let tap: BarHideTapGestureRecognizer
    private let undeclaredDelegate: UndeclaredDelegate
    /// Whether a gesture has hidden the toolbar, so that the next one shows it again.
    var hasHiddenToolbar = false
    /// The movement of the bars that follows a finger, or completes.
    var running: BarHiding?

    init(of controller: UINavigationController) {
        undeclaredDelegate = UndeclaredDelegate(of: controller)
        swipe = BarHidePanGestureRecognizer(of: controller)
        tap = BarHideTapGestureRecognizer(of: controller)
        // The controller is the delegate of both. Here its class must conform to the protocol.
        let delegate = controller as? any UIGestureRecognizerDelegate ?? undeclaredDelegate
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

    final func isBarHiding(_ recognizer: UIGestureRecognizer) -> Bool {
        barHidingStorage.map { recognizer === $0.swipe || recognizer === $0.tap } ?? false
    }

    /// Not during a transition, in which the screens set the bars.
    final var mayHideBarsByGesture: Bool { navigationTransition == nil && appearance == .appeared }

    /// The bars begin to follow a drag.
    func beginHidingBars(_ hides: Bool) {
        barHidingGestures.running?.settle()
        guard mayHideBarsByGesture, hides != bars.isHidden else { return }
        barHidingGestures.running = BarHiding(hides, of: self)
    }

    func toggleBarsByTap() {
        barHidingGestures.running?.settle()
        if mayHideBarsByGesture { hideBarsByGesture(!bars.isHidden) }
    }

    /// Hides or shows the bars.
    func hideBarsByGesture(_ hides: Bool, animated: Bool = true) {
        changeNavigationBar(hidden: hides, animated: animated)
        let gestures = barHidingGestures
        if hides, !bars.isToolbarHidden {
            gestures.hasHiddenToolbar = true
            changeToolbar(hidden: true, animated: animated)
        } else if !hides, gestures.hasHiddenToolbar {
            gestures.hasHiddenToolbar = false
            changeToolbar(hidden: false, animated: animated)
        }
    }
}

/// Hiding the bars without a gesture (fact C31).
extension UINavigationController {
    func hideBarsWhenVerticallyCompact(since former: UITraitCollection?) {
        guard hidesBarsWhenVerticallyCompact, let former, mayHideBarsByGesture,
            (former.verticalSizeClass == .compact) != (traitCollection.verticalSizeClass == .compact)
        else { return }
        hideBarsByGesture(traitCollection.verticalSizeClass == .compact)
    }

    func hideBarsForKeyboard() {
        if hidesBarsWhenKeyboardAppears, mayHideBarsByGesture { hideBarsByGesture(true) }
    }
}

extension UIViewController {
    /// Called when a keyboard begins to appear.
    final func keyboardWillAppear() {
        (self as? UINavigationController)?.hideBarsForKeyboard()
        for child in childStorage { child.keyboardWillAppear() }
    }
}
