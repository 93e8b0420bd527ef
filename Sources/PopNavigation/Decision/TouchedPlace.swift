#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What is under a finger as it goes down: the touched view and the facts about it and its superviews.
///
/// Views are retained, as UIKit's own touch retains its view. Controllers are not: a touch must not keep a popped screen alive.
@MainActor
struct TouchedPlace {
    /// The view that was hit.
    private(set) var view: UIView?
    /// Whether the view is a scroll view or inside one.
    private(set) var isInScrollView = false
    /// Whether the view is a bar or inside one.
    private(set) var isInBar = false
    /// Whether the view is a vertical bar itself, and no item of it.
    private(set) var isOnVerticalBar = false
    /// Whether the view is inside a slider, which refuses pans that would cancel its touches.
    private(set) var isInSlider = false
    /// Whether the view is inside a control whose value follows the finger.
    private(set) var isInTrackingControl = false
    /// Whether a scroll view uses the touch itself: the touch stops a sideways deceleration, or closes a row that is swiped.
    private(set) var isUsedByScrollView = false
    private var innerNavigationView: UIView?

    /// The innermost navigation controller around the view that has a screen to pop, below the asking one.
    var innerNavigation: UINavigationController? { innerNavigationView?.next as? UINavigationController }

    init() {}

    init(_ view: UIView?, in controller: UINavigationController) {
        self.view = view
        isOnVerticalBar = view?.isBar == true && controller.hasVerticalBar
        let container: UIView = controller.view
        var current = view
        while let view = current, view !== container {
            add(view)
            current = view.superview
        }
    }

    private mutating func add(_ view: UIView) {
        if let scrollView = view as? UIScrollView {
            isInScrollView = true
            isUsedByScrollView =
                isUsedByScrollView || scrollView.isDecelerating && scrollView.scrollsSideways
                || scrollView.hasSwipedRow
        } else if view.isBar {
            isInBar = true
        } else if let control = view as? UIControl {
            isInSlider = isInSlider || control is UISlider && control.isEnabled
            isInTrackingControl = isInTrackingControl || control.followsFinger
        } else if innerNavigationView == nil, let controller = view.next as? UINavigationController,
            controller.viewControllers.count > 1
        {
            innerNavigationView = view
        }
    }
}

extension UIView {
    fileprivate var isBar: Bool {
        self is UINavigationBar || self is UIToolbar || self is UITabBar
    }
}

extension UIScrollView {
    /// Whether a row is swiped open, or is moving.
    fileprivate var hasSwipedRow: Bool {
        (self as? UITableView)?.visibleCells.contains { $0.configurationState.isSwiped } ?? false
    }
}

extension UIControl {
    /// Whether the control's value follows a finger, so that a drag that begins in it belongs to it.
    ///
    /// UIKit has no such property. A slider and a switch follow the finger; of other controls, an action for a changed value
    /// is the best sign. Buttons never do: a swipe back may begin on one.
    fileprivate var followsFinger: Bool {
        guard isEnabled, !(self is UIButton) else { return false }
        return self is UISlider || self is UISwitch || allControlEvents.contains(.valueChanged)
    }
}
#endif
