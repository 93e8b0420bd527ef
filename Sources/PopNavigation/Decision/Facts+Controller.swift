#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension ControllerFacts {
    /// The facts now.
    ///
    /// - Parameters:
    ///   - touch: The touch that asks; it knows the top screen's preferences and what was presented at touch-down.
    ///   - isTransitioning: Whether a transition runs, or a change waits, that a swipe must not interrupt.
    @MainActor
    init(of controller: BasicNavigationController, for touch: PopTouch, isTransitioning: Bool) {
        let top = controller.topViewController
        // An app that disables UIKit's recognizer forbids the swipe back, as with a plain controller. The library
        // itself never leaves that recognizer disabled.
        isEnabled =
            controller.popGestureRecognizerEnabled && controller.interactivePopGestureRecognizer?.isEnabled != false
        hasScreenBelow = controller.viewControllers.count > 1
        self.isTransitioning = isTransitioning
        isPresenting = top?.isCoveredByPresentation(since: touch.presented) ?? false
        isInWindow = controller.viewIfLoaded?.window != nil
        isEnabledByScreen = touch.preferences?.isGestureEnabled
        showsNoWayBack = controller.showsNoWayBack
        hasBackAction = top?.itemInBar.hasBackAction ?? false
        usesSystemTransition = top?.usesSystemTransition ?? false
    }
}

extension UIViewController {
    /// Whether this controller presents another one. UIKit presents an active search as well, which is a part of its
    /// screen.
    var presentsAnother: Bool { presentedViewController != nil && !(presentedViewController is UISearchController) }

    /// Whether a presentation is in the way of a pop of this screen.
    ///
    /// UIKit presents from the outermost container in most styles, so an undimmed sheet or a popover stays when a
    /// screen below it is popped. That is not in the way. What this screen itself presents, in its own context, would
    /// be stranded.
    ///
    /// - Parameter former: What was presented when the finger went down. A finger that has waited while a sheet came up
    ///   no longer sees the screen.
    fileprivate func isCoveredByPresentation(since former: UIViewController?) -> Bool {
        if presentsAnother, let presented = presentedViewController,
            presented.isBeingPresented || presented.isBeingDismissed || presented !== former
        {
            return true
        }
        return presentsInside
    }

    /// Whether this controller, or a descendant of it, presents in a context inside of this controller's view.
    private var presentsInside: Bool {
        if presentsAnother, presentedViewController?.presentingViewController?.isSelfOrDescendant(of: self) == true {
            return true
        }
        return children.contains { $0.presentsInside }
    }

    /// Whether the controller is `ancestor`, or a child of it at any depth.
    func isSelfOrDescendant(of ancestor: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current, controller !== ancestor { current = controller.parent }
        return current != nil
    }

    /// Whether the screen was pushed with a transition of the system's own, such as the zoom of iOS 18.
    @_spi(PopNavigationUI) public var usesSystemTransition: Bool {
        if #available(iOS 18.0, *) { preferredTransition != nil } else { false }
    }
}

extension DragFacts {
    /// The facts about a drag that has led to `location`, a point in the controller's view.
    @MainActor
    init(
        of touch: PopTouch, to location: CGPoint, in controller: BasicNavigationController, isKeyboardMoving: Bool
    ) {
        direction = touch.direction(ofDragTo: location)
        startsAtLeadingEdge = touch.facts.startsAtLeadingEdge
        scrollViewOwnsDrag = touch.views.ownsDrag(in: controller.view)
        isSearchActive = controller.topViewController?.isSearching ?? false
        self.isKeyboardMoving = isKeyboardMoving
    }
}

extension UIViewController {
    /// Whether a search of this screen is active. A search that an ancestor presents covers no screen that is pushed
    /// above it.
    fileprivate var isSearching: Bool {
        if navigationItem.searchController?.isActive == true { return true }
        guard let search = presentedViewController as? UISearchController else { return false }
        return search.presentingViewController?.isSelfOrDescendant(of: self) == true
    }
}
#endif
