#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PopGestureContext {
    /// The facts about the controller now.
    @MainActor
    init(of controller: BasicNavigationController, since down: TouchDown) {
        let top = controller.topViewController
        isEnabled = controller.popGestureRecognizerEnabled
        hasScreenBelow = controller.viewControllers.count > 1
        // A touch that began on another screen has seen a change of the stack begin, whatever UIKit says.
        isTransitioning =
            top?.viewIfLoaded !== down.topView
            || controller.isInTransition && !controller.gestures.mayInterruptTransition
        isPresenting = top?.isCoveredByPresentation(since: down.presented) ?? false
        isInWindow = controller.viewIfLoaded?.window != nil
    }

    /// The facts about the controller and about a touch on it.
    ///
    /// - Parameter location: The finger's point in the controller's view; `nil` while only the touch-down counts.
    @MainActor
    init(of controller: BasicNavigationController, _ down: TouchDown, location: CGPoint? = nil) {
        self.init(of: controller, since: down)
        let view: UIView = controller.view
        let top = controller.topViewController
        let preferences = top?.currentPopPreferences ?? PopPreferences()
        let direction = view.effectiveUserInterfaceLayoutDirection
        let area = PopGestureFrame(of: controller, preferences.area ?? controller.popGestureArea)
        let startsAtEdge = !down.isOnTrackpad && area.isAtLeadingEdge(down.point)

        isEnabledByScreen = preferences.isGestureEnabled
        showsNoWayBack = controller.showsNoWayBack
        usesSystemTransition = top?.usesSystemTransition ?? false
        isInInnerNavigation = (down.place.innerNavigation?.viewControllers.count ?? 0) > 1
        startsInArea = down.isOnTrackpad || area.contains(down.point)
        startsAtLeadingEdge = startsAtEdge
        startsInBar = down.place.isInBar && !(down.place.isOnVerticalBar && area.isAtViewEdge(down.point))
        startsInExcludedView =
            (startsAtEdge ? down.place.isInSlider : down.place.isInTrackingControl)
            || preferences.excludes(down.point, in: view, touching: down.place.view, of: top)
        guard let location else { return }
        drag = PopDrag(from: down.point, to: location, in: direction)
        scrollViewOwnsDrag = down.place.scrollViewOwnsDrag(in: direction, below: view)
        isSearchActive =
            top?.presentedViewController is UISearchController
            || top?.navigationItem.searchController?.isActive == true
        isKeyboardMoving = controller.system.isKeyboardMoving
    }
}

extension TouchedPlace {
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
        if let touched, excludedViews.contains(where: { touched.isDescendant(of: $0) }) { return true }
        guard !excludedRects.isEmpty, let screenView = top?.preferredScreen.viewIfLoaded else { return false }
        let point = screenView.convert(point, from: view)
        return excludedRects.contains { $0.contains(point) }
    }
}

extension UIViewController {
    /// Whether a view controller is presented. UIKit presents an active search as well, which is a part of its screen.
    var isBelowPresented: Bool { presentedViewController.map { !($0 is UISearchController) } ?? false }

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
        return children.contains { $0.presentsInside }
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
