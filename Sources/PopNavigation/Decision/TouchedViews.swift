#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The views under a finger, from the view that was hit up to the controller's own.
@MainActor
@_spi(PopNavigationUI) public struct TouchedViews {
    /// The view that was hit.
    let hit: UIView?
    /// Whether one of the views is a bar.
    private(set) var isInBar = false
    /// Whether one of the views is a slider, which refuses pans that would cancel its touches.
    private(set) var isInSlider = false
    /// Whether one of the views is a control whose value follows the finger.
    public private(set) var isInTrackingControl = false
    /// Whether one of the views is a text with a caret or a selection. A drag in it moves the caret, the selection or
    /// the loupe (deltachat-ios 7332bcad3, element-hq/element-x-ios#3765).
    private(set) var isInUsedText = false
    /// Whether one of the views is a row of a list.
    public private(set) var isInRow = false
    /// Whether the views are in a navigation controller, below the asking one, that has a screen to pop.
    public private(set) var isInInnerNavigation = false
    /// The scroll views, the innermost first.
    private var scrollViews: [UIScrollView] = []
    /// Whether a scroll view uses the touch itself: the touch stops a sideways deceleration, or closes a row that is
    /// open.
    private(set) var isUsedByScrollView = false

    /// - Parameter container: The controller's view, which does not count itself.
    public init(from hit: UIView?, upTo container: UIView) {
        self.hit = hit
        var current = hit
        while let view = current, view !== container {
            add(view, in: container)
            current = view.superview
        }
    }

    private mutating func add(_ view: UIView, in container: UIView) {
        if view.isBar { isInBar = true }
        if view.isRow { isInRow = true }
        if view.isFirstResponder, view is any UITextInput { isInUsedText = true }
        if let scrollView = view as? UIScrollView {
            scrollViews.append(scrollView)
            let stops = scrollView.isDecelerating && SidewaysScroll(of: scrollView, in: container)?.isPossible == true
            if stops || scrollView.hasOpenRow { isUsedByScrollView = true }
        } else if let control = view as? UIControl {
            if control is UISlider, control.isEnabled { isInSlider = true }
            if control.followsFinger { isInTrackingControl = true }
        } else if let controller = view.next as? UINavigationController, controller.viewControllers.count > 1 {
            isInInnerNavigation = true
        }
    }

    /// Whether a scroll view can scroll vertically.
    var scrollsVertically: Bool {
        scrollViews.contains {
            $0.isScrollEnabled && ($0.contentSize.height > $0.bounds.height || $0.alwaysBounceVertical)
        }
    }

    /// Whether a scroll view under the finger can use the drag. Nested scroll views count alike.
    ///
    /// - Parameter container: The view whose sides and layout direction count.
    public func ownsDrag(in container: UIView) -> Bool {
        isUsedByScrollView || scrollViews.contains { $0.ownsDrag(in: container) }
    }
}

extension UIView {
    /// Whether the view is a bar.
    var isBar: Bool { self is UINavigationBar || self is UIToolbar || self is UITabBar }

    /// Whether the view is a row of a list, which a finger that lifts in it selects.
    fileprivate var isRow: Bool { self is UITableViewCell || self is UICollectionViewCell }
}

extension UIScrollView {
    /// Whether a row of the list is swiped open, or is moving. A touch anywhere in the list closes the row.
    fileprivate var hasOpenRow: Bool {
        if let table = self as? UITableView {
            return table.visibleCells.contains { $0.configurationState.isSwiped }
        }
        if let list = self as? UICollectionView {
            return list.visibleCells.contains { $0.configurationState.isSwiped }
        }
        return false
    }
}

extension UIControl {
    /// Whether the control's value follows a finger, so that a drag that begins in it belongs to it.
    ///
    /// UIKit has no such property. A slider and a switch follow the finger; of other controls, an action for a changed
    /// value is the best sign. Buttons never do: a swipe back may begin on one.
    fileprivate var followsFinger: Bool {
        guard isEnabled, !(self is UIButton) else { return false }
        return self is UISlider || self is UISwitch || allControlEvents.contains(.valueChanged)
    }
}
#endif
