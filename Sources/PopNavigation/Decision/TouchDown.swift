#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A finger's touch-down: where it was, and what lay there.
///
/// A recognizer no longer knows when it begins: by then `location(in:)` is where the finger is, and a scroll view that the
/// touch has stopped looks as if it had been at rest.
///
/// One object serves one touch after the other.
@MainActor
final class TouchDown {
    /// The finger. Who it was tells as long as it is down: the next one that a recognizer without a finger gets is noted anew.
    private(set) var touch: ObjectIdentifier?
    /// The point in the controller's view.
    private(set) var point = CGPoint.zero
    /// The screen that was on top. Weak, as the view.
    private(set) weak var top: UIViewController?
    /// The view that was hit. Weak: a touch must not keep a popped screen alive.
    private(set) weak var view: UIView?
    /// Whether the point lies in a scroll view.
    private(set) var isInScrollView = false
    /// Whether the point lies in a bar.
    private(set) var isInBar = false
    /// Whether the point lies in a control whose value follows the finger.
    private(set) var isInTrackingControl = false
    /// Whether the touch was needed for something in a scroll view: it stopped one that was still moving sideways, or closes
    /// a row of a table that is swiped aside.
    private(set) var isSpentOnScrollView = false
    /// The innermost navigation controller of this kind inside the one that asks.
    private(set) weak var innerController: BasicNavigationController?

    /// Takes note of a touch as it goes down.
    func take(_ touch: UITouch, in container: UIView, on top: UIViewController?) {
        self.touch = ObjectIdentifier(touch)
        self.top = top
        point = touch.location(in: container)
        view = touch.view
        (isInScrollView, isInBar, isInTrackingControl, isSpentOnScrollView) = (false, false, false, false)
        if innerController != nil { innerController = nil }
        var current = touch.view
        while let view = current, view !== container {
            look(at: view)
            current = view.superview
        }
    }

    private func look(at view: UIView) {
        if let scrollView = view as? UIScrollView {
            isInScrollView = true
            isSpentOnScrollView =
                isSpentOnScrollView || scrollView.isDecelerating && scrollView.scrollsSideways
                || (scrollView as? UITableView)?.hasSwipedRow == true
        } else if view is UINavigationBar || view is UIToolbar || view is UITabBar {
            isInBar = true
        } else if let control = view as? UIControl {
            isInTrackingControl = isInTrackingControl || control.followsFinger
        } else if innerController == nil, let controller = view.next as? BasicNavigationController {
            innerController = controller
        }
    }
}

extension UITableView {
    /// Whether a row is swiped aside, or on its way.
    fileprivate var hasSwipedRow: Bool {
        visibleCells.contains { cell in
            if #available(iOS 14.0, *) { cell.configurationState.isSwiped } else { cell.showingDeleteConfirmation }
        }
    }
}

extension UIControl {
    /// Whether the control's value follows a finger, so that a drag that starts in it belongs to it.
    ///
    /// UIKit does not say so of a control. A slider and a switch do; of others it is a fair sign that somebody listens for
    /// a changed value. Buttons never do: a swipe back may start on one.
    fileprivate var followsFinger: Bool {
        guard isEnabled, !(self is UIButton) else { return false }
        return self is UISlider || self is UISwitch || allControlEvents.contains(.valueChanged)
    }
}
#endif
