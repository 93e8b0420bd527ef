#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PopGestureContext {
    /// The facts about the controller now.
    @MainActor
    init(of controller: BasicNavigationController, since touch: TouchSession) {
        let top = controller.topViewController
        isEnabled = controller.popGestureRecognizerEnabled
        hasScreenBelow = controller.viewControllers.count > 1
        // A touch that began on another screen has seen a change of the stack begin, whatever UIKit says.
        isTransitioning =
            top?.viewIfLoaded !== touch.topView
            || controller.isInTransition && !controller.gestures.mayInterruptTransition
        isPresenting = top?.isCoveredByPresentation(since: touch.presented) ?? false
        isInWindow = controller.viewIfLoaded?.window != nil
    }

    /// The facts about the controller and about a touch on it.
    ///
    /// - Parameter location: The finger's point in the controller's view; `nil` while only the touch-down counts.
    @MainActor
    init(of controller: BasicNavigationController, _ touch: TouchSession, location: CGPoint? = nil) {
        self.init(of: controller, since: touch)
        let view: UIView = controller.view
        let top = controller.topViewController
        let preferences = PopPreferences(of: top)
        let direction = view.effectiveUserInterfaceLayoutDirection
        let area = PopGestureFrame(of: controller, preferences.area ?? controller.popGestureArea)
        let startsAtEdge = !touch.isOnTrackpad && area.isAtLeadingEdge(touch.point)

        isEnabledByScreen = preferences.isGestureEnabled
        showsNoWayBack = controller.showsNoWayBack
        usesSystemTransition = top?.usesSystemTransition ?? false
        isInInnerNavigation = (touch.innerNavigation?.viewControllers.count ?? 0) > 1
        startsInArea = touch.isOnTrackpad || area.contains(touch.point)
        startsAtLeadingEdge = startsAtEdge
        startsInBar = touch.isInBar && !(touch.isOnVerticalBar && area.isAtViewEdge(touch.point))
        startsInExcludedView =
            (startsAtEdge ? touch.isInSlider : touch.isInTrackingControl)
            || preferences.excludes(touch.point, in: view, touching: touch.view, of: top)
        guard let location else { return }
        drag = PopDrag(from: touch.point, to: location, in: direction)
        scrollViewOwnsDrag = touch.scrollViewOwnsDrag(in: direction, below: view)
        isSearchActive =
            top?.presentedViewController is UISearchController
            || top?.navigationItem.searchController?.isActive == true
        isKeyboardMoving = controller.system.isKeyboardMoving
    }
}

extension TouchSession {
    /// Whether a scroll view under the finger can use the drag. Nested scroll views count alike.
    fileprivate func scrollViewOwnsDrag(in direction: UIUserInterfaceLayoutDirection, below container: UIView) -> Bool {
        guard isInScrollView else { return false }
        if isUsedByScrollView { return true }
        var current = view
        while let touched = current, touched !== container {
            if let scrollView = touched as? UIScrollView, scrollView.ownsDrag(in: direction) { return true }
            current = touched.superview
        }
        return false
    }
}

extension PopPreferences {
    /// Whether the point is in an excluded view or rectangle.
    @MainActor
    fileprivate func excludes(
        _ point: CGPoint, in view: UIView, touching touched: UIView?, of top: UIViewController?
    ) -> Bool {
        if touched?.isDescendant(ofAny: excludedViews) == true { return true }
        guard !excludedRects.isEmpty, let screenView = top?.preferredScreen.viewIfLoaded else { return false }
        let point = screenView.convert(point, from: view)
        return excludedRects.contains { $0.contains(point) }
    }
}

extension UIView {
    /// Whether the view is one of the views, or inside one.
    func isDescendant(ofAny views: [UIView]) -> Bool {
        for view in views where isDescendant(of: view) { return true }
        return false
    }
}

extension UIViewController {
    /// Whether a view controller is presented. UIKit presents an active search as well, which is a part of its screen.
    var isBelowPresented: Bool { presentedViewController != nil && !(presentedViewController is UISearchController) }

    /// Whether a presentation is in the way of a pop of this screen.
    ///
    /// UIKit presents from the outermost container in most styles, so an undimmed sheet or a popover stays when a screen
    /// below it is popped. That is not in the way. What this screen itself presents, in its own context, would be stranded.
    ///
    /// - Parameter former: What was presented when the finger went down. A finger that has waited while a sheet came up no
    ///   longer sees the screen.
    fileprivate func isCoveredByPresentation(since former: UIViewController?) -> Bool {
        if isBelowPresented, let presented = presentedViewController,
            presented.isBeingPresented || presented.isBeingDismissed || presented !== former
        {
            return true
        }
        return presentsInside
    }

    /// Whether this controller, or a descendant of it, presents in a context inside of this controller's view.
    private var presentsInside: Bool {
        if isBelowPresented, presentedViewController?.presentingViewController?.isSelfOrDescendant(of: self) == true {
            return true
        }
        for child in children where child.presentsInside { return true }
        return false
    }

    /// Whether the screen was pushed with a transition of the system's own, such as the zoom of iOS 18.
    var usesSystemTransition: Bool {
        if #available(iOS 18.0, *) { preferredTransition != nil } else { false }
    }
}

extension UINavigationController {
    /// Whether the bar is visible without a way back: no back button, and no leading item in its place.
    var showsNoWayBack: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, item.hidesBackButton else {
            return false
        }
        return item.leftBarButtonItems?.isEmpty ?? true
    }
}
#endif
