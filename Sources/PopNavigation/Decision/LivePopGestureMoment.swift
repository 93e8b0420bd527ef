#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The present moment of a navigation controller with a finger on it. Lives on the stack, for one decision.
///
/// Who is on top is looked up once. What can differ when the screen has had its say is looked up once more.
@MainActor
struct LivePopGestureMoment: PopGestureMoment, ~Copyable {
    private let controller: BasicNavigationController
    private let view: UIView
    private let touchDown: TouchDown
    /// Where the finger is now, in the controller's view.
    private let location: CGPoint

    private let direction: UIUserInterfaceLayoutDirection
    private let top: UIViewController?
    private var presented: UIViewController?
    private let screen: (any PopGestureConfigurable)?
    private var stackChanges: Int?
    private var isStackMoving = false

    init(of controller: BasicNavigationController, view: UIView, touchDown: TouchDown, location: CGPoint) {
        let top = controller.topViewController
        self.controller = controller
        self.view = view
        self.touchDown = touchDown
        self.location = location
        direction = view.effectiveUserInterfaceLayoutDirection
        self.top = top
        presented = top?.presentedViewController
        screen = top?.popPreferences
    }

    var isSwitchedOn: Bool { controller.popGestureRecognizerEnabled }
    var hasScreenBelow: Bool { controller.viewControllers.count > 1 }

    /// UIKit's flag rises with a change of the stack: it is asked for once, and again only after a change.
    var isTransitioning: Bool {
        mutating get {
            if stackChanges != controller.stackChanges {
                stackChanges = controller.stackChanges
                // A finger that went down on another screen than is on top now has seen a change begin, whatever UIKit says.
                isStackMoving = top !== touchDown.top || controller.isTransitioningInUIKit
            }
            return isStackMoving || controller.isInVisibleTransition
        }
    }

    var isPresenting: Bool { presented?.liesOverScreens ?? false }
    var isInWindow: Bool { view.window != nil }
    var isSwitchedOnByScreen: Bool { screen?.isPopGestureEnabled ?? true }

    var startsInArea: Bool {
        let bounds = view.bounds
        let distance = direction == .rightToLeft ? bounds.maxX - touchDown.point.x : touchDown.point.x - bounds.minX
        let area = screen?.popGestureArea ?? controller.popGestureArea
        return area.contains(distance: distance, inWidth: bounds.width)
    }

    var startsInBar: Bool { touchDown.isInBar }

    var startsInExcludedView: Bool {
        if touchDown.isInTrackingControl { return true }
        guard let excluded = screen?.viewsExcludedFromPopGesture, !excluded.isEmpty, let touched = touchDown.view
        else { return false }
        return excluded.contains { touched.isDescendant(of: $0) }
    }

    var drag: PopDrag { PopDrag(from: touchDown.point, to: location, in: direction) }

    var scrollViewOwnsDrag: Bool {
        guard touchDown.isInScrollView else { return false }
        if touchDown.isSpentOnScrollView { return true }
        // Nested ones count alike: the drag belongs to any of them that can use it.
        var current = touchDown.view
        while let touched = current, touched !== view {
            if let scrollView = touched as? UIScrollView, scrollView.ownsDrag(in: direction) { return true }
            current = touched.superview
        }
        return false
    }

    /// The top screen's search has taken over the bar, or a search in the screen itself the screen.
    var isSearchActive: Bool {
        presented is UISearchController || top?.navigationItem.searchController?.isActive == true
    }

    var isKeyboardMoving: Bool { controller.systemNews.isKeyboardMoving }

    /// A screen that brings another to the top when it is asked has not agreed to that one's being popped.
    var screenAgrees: Bool {
        mutating get {
            guard let screen else { return true }
            let answer = screen.shouldPop(for: .gesture)
            presented = top?.presentedViewController
            return answer && (stackChanges == controller.stackChanges || top === controller.topViewController)
        }
    }
}
#endif
