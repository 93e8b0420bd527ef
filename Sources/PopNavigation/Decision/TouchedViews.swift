#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One touch on the controller: where it began, what was there, and what was decided about it.
///
/// The facts about the touch-down must be kept. When a recognizer begins, `location(in:)` is where the finger is by then, and a scroll view that the
/// touch has stopped looks as if it had been at rest.
///
/// Views are retained until the end of the touch, as UIKit's own touch retains its view. Controllers are not: a touch must not
/// keep a popped screen alive.
///
/// One object serves one touch after the other, so that a touch allocates nothing.
@MainActor
final class TouchSession {
    /// How far the decision about the touch has come.
    enum Stage {
        /// The touch has not moved far enough to be a drag.
        case undecided
        /// The rules allow the drag. Another recognizer may still win it.
        case eligible
        /// The recognizer has begun, and a driver handles the drag.
        case driving
        /// The drag has popped a screen.
        case popped
        /// The drag is not a swipe back.
        case refused
    }

    var stage = Stage.undecided
    /// Whether the touch may become a swipe, by the rules that apply at touch-down. Computed when it is first needed.
    var mayBecomeSwipe: Bool?
    /// The point in the controller's view.
    private(set) var point = CGPoint.zero
    /// Whether the area does not apply: two fingers on a trackpad have no place on the screen.
    private(set) var isOnTrackpad = false
    /// The view of the screen that was on top.
    private(set) var topView: UIView?
    /// The controller that was presented.
    private(set) weak var presented: UIViewController?
    /// The view that was hit.
    private(set) var view: UIView?
    private var innerNavigationView: UIView?
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

    /// Begins the session of a new touch.
    func begin(at point: CGPoint, on view: UIView?, in controller: UINavigationController, isOnTrackpad: Bool = false) {
        stage = .undecided
        mayBecomeSwipe = nil
        self.point = point
        self.isOnTrackpad = isOnTrackpad
        self.view = view
        let top = controller.topViewController
        topView = top?.viewIfLoaded
        presented = top?.presentedViewController
        innerNavigationView = nil
        (isInScrollView, isInBar, isInSlider, isInTrackingControl) = (false, false, false, false)
        isUsedByScrollView = false
        let container: UIView = controller.view
        var current = view
        while let view = current, view !== container {
            add(view)
            current = view.superview
        }
        isOnVerticalBar = isInBar && view?.isBar == true && controller.hasVerticalBar
    }

    /// The innermost navigation controller around the view that has a screen to pop, below the asking one.
    var innerNavigation: UINavigationController? { innerNavigationView?.next as? UINavigationController }

    /// Releases the views of a touch that is over.
    func end() {
        (topView, view, innerNavigationView) = (nil, nil, nil)
    }

    /// Whether the drag may pop now. The answer is `true` once.
    func claimPop() -> Bool {
        guard stage == .driving else { return false }
        stage = .popped
        return true
    }

    private func add(_ view: UIView) {
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
        guard let table = self as? UITableView else { return false }
        for cell in table.visibleCells where cell.configurationState.isSwiped { return true }
        return false
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
