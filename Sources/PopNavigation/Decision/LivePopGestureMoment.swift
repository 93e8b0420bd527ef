#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The present moment of a navigation controller with a finger on it. Lives on the stack, for one decision.
@MainActor
struct LivePopGestureMoment: PopGestureMoment {
    private let controller: BasicNavigationController
    private let touchDown: TouchDown
    /// Where the finger is now, in the controller's view.
    private let location: CGPoint

    private lazy var screen = controller.topViewController?.popPreferences
    private lazy var direction = controller.view.effectiveUserInterfaceLayoutDirection

    init(of controller: BasicNavigationController, touchDown: TouchDown, location: CGPoint) {
        self.controller = controller
        self.touchDown = touchDown
        self.location = location
    }

    var isSwitchedOn: Bool { controller.popGestureRecognizerEnabled }
    var hasScreenBelow: Bool { controller.viewControllers.count > 1 }

    /// A finger that went down on another screen than is on top now has seen a change begin, whatever UIKit says of it.
    var isTransitioning: Bool { controller.isInTransition || controller.topViewController !== touchDown.top }

    var isPresenting: Bool { controller.isPresentingOverScreens }
    var isInWindow: Bool { controller.view.window != nil }
    var isSwitchedOnByScreen: Bool { mutating get { screen?.isPopGestureEnabled ?? true } }

    var startsInArea: Bool {
        mutating get {
            let bounds = controller.view.bounds
            let distance = direction == .rightToLeft ? bounds.maxX - touchDown.point.x : touchDown.point.x - bounds.minX
            let area = screen?.popGestureArea ?? controller.popGestureArea
            return area.contains(distance: distance, inWidth: bounds.width)
        }
    }

    var startsInBar: Bool { touchDown.isInBar }

    var startsInExcludedView: Bool {
        mutating get {
            if touchDown.isInTrackingControl { return true }
            guard let touched = touchDown.view, let excluded = screen?.viewsExcludedFromPopGesture else { return false }
            return excluded.contains { touched.isDescendant(of: $0) }
        }
    }

    var drag: PopDrag { mutating get { PopDrag(from: touchDown.point, to: location, in: direction) } }

    var scrollViewOwnsDrag: Bool {
        mutating get {
            if touchDown.isSpentOnScrollView { return true }
            // Nested ones count alike: the drag belongs to any of them that can use it.
            var current = touchDown.view
            while let view = current, view !== controller.view {
                if let scrollView = view as? UIScrollView, scrollView.ownsDrag(in: direction) { return true }
                current = view.superview
            }
            return false
        }
    }

    var isSearchActive: Bool { controller.isSearchActive }
    var isKeyboardMoving: Bool { controller.isKeyboardMoving }
    var screenAgrees: Bool { controller.topScreenAgrees(to: .gesture) }
}
#endif
