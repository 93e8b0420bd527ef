#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension BasicNavigationController: PopGestureDataSource {
    var modifiers: PopGestureModifiers { components.modifiers }

    var ownTransition: OwnTransition? { components.ownTransition }

    /// The class's methods answer for the own pan, so that subclasses can override them.
    var ownPanDelegate: (any UIGestureRecognizerDelegate)? { self }

    var screenToPop: UIViewController? {
        // A set that replaces the top screen looks like a pop.
        if let transition = componentsStorage?.stack.transition, transition.pop == nil { return topViewController }
        return topScreenOrReturning
    }

    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        (preferences?.area ?? popGestureArea) != .system || preferences?.isGestureEnabled == true
    }

    func allowsLeaving(_ screen: UIViewController) -> Bool {
        components.consent.allowsLeaving(screen, for: .gesture)
    }

    func wouldAllowLeaving(_ screen: UIViewController) -> Bool {
        components.consent.wouldAllowLeaving(screen, for: .gesture)
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        components.reporter.report(.refused(refusal))
    }
}
#endif
