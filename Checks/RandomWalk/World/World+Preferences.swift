import PopNavigation
import UIKit

/// Changes of screens' preferences, at any moment of a transition.
extension World {
    /// Sets all preferences of the top screen, and announces the change.
    func wish(_ wishes: Recipe.Wish) {
        guard let screen = navigation.topViewController?.deciding else { return }
        screen.hidesBarWillChange()
        screen.wishes = wishes
        announce(screen, animated: !wishes.contains(.item))
    }

    /// Changes what a screen prefers about the bar.
    func prefer(_ whose: Step.Whose, _ preference: Step.BarPreference, announced: Bool) {
        guard let screen = screen(whose)?.deciding else { return }
        ledger.count(navigation.transitionCoordinator == nil ? "preference at rest" : "preference in a transition")
        screen.hidesBarWillChange()
        screen.wishes.subtract([.hidden, .shown])
        screen.wishes.formUnion(preference.wish)
        if announced { announce(screen, animated: true) }
    }

    private func announce(_ screen: WalkScreen, animated: Bool) {
        // The library applies it in its next turn. A swipe that waits may begin before.
        lastReaction = device.now
        screen.barIsUpToDate()
        library?.setNeedsPopPreferencesUpdate(animated: animated)
    }

    private func screen(_ whose: Step.Whose) -> UIViewController? {
        switch whose {
        case .top: navigation.topViewController
        case .below: navigation.viewControllers.dropLast().last
        case .leaving: navigation.transitionCoordinator?.viewController(forKey: .from)
        }
    }
}
