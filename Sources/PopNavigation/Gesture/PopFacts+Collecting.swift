#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// Where the facts for the rules come from.

extension PopFacts.Location {
    /// Collects where a touch began.
    @MainActor
    static func collect(of touch: PopTouch, in controller: UINavigationController) -> Self {
        Self(
            isAtLeadingEdge: !touch.isOnTrackpad
                && PopGestureFrame(of: controller, .full).isAtLeadingEdge(touch.point),
            isInBar: touch.views.isInBar || controller.hasVisibleBar(at: touch.point),
            isInInnerNavigation: touch.views.isInInnerNavigation,
            isInTrackingControl: touch.views.isInTrackingControl,
            isUsedByScrollView: touch.views.isUsedByScrollView)
    }
}

extension PopFacts.Preferences {
    /// Collects what is stated about a touch.
    @MainActor
    static func collect(about touch: PopTouch, on screen: PopScreen, in session: PopGestureSession) -> Self {
        guard let controller = session.controller else { return Self() }
        return Self(
            isEnabled: session.isSwipeEnabled,
            isEnabledByScreen: screen.preferences?.isGestureEnabled,
            isInArea: PopGestureFrame(of: controller, screen.area).contains(touch.point),
            exclusion: exclusion(of: touch, on: screen, session.modifiers, in: controller.view),
            hasBackAction: screen.backActionRefuses)
    }

    /// Whether the screen's preferences or its modifiers exclude the place.
    @MainActor
    private static func exclusion(
        of touch: PopTouch, on screen: PopScreen, _ modifiers: PopGestureModifiers, in container: UIView
    ) -> Exclusion {
        let place = touch.place(on: screen.controller, in: container)
        let excluding = modifiers.excluding(place.point, in: place.view, on: screen.controller)
        if excluding.contains(where: \.excludesLeadingEdge) { return .everywhere }
        guard let preferences = screen.preferences, let view = screen.controller?.preferenceScreen.view,
            preferences.exclude(place, in: view)
        else { return excluding.isEmpty ? .none : .exceptLeadingEdge }
        return preferences.excludesLeadingEdge ? .everywhere : .exceptLeadingEdge
    }
}

extension PopPreferences {
    /// Whether a place is in an excluded view or rectangle, or in a preceding view of a screen that is sliding back,
    /// whose recognizers don't get the touch.
    ///
    /// - Parameter view: The view of the screen that states the preferences.
    @MainActor
    fileprivate func exclude(_ place: PlaceOnScreen, in view: UIView) -> Bool {
        let views = place.isReturning ? excludedViews + precedingViews : excludedViews
        if place.hit?.isDescendant(ofAny: views) == true { return true }
        let point = view.convert(place.point, from: place.view)
        return excludedRects.contains { $0.contains(point) }
    }
}

extension PopFacts.Controller {
    /// Collects what the controller is doing with a touch on it.
    @MainActor
    static func collect(
        of controller: UINavigationController, popping screen: UIViewController?, orDismissing dismisses: Bool = false,
        with touch: PopTouch
    ) -> Self {
        let (isAtRest, isChangingScreens) = controller.transitionState
        return Self(
            hasScreenBelow: controller.viewControllers.count > 1 || screen !== controller.topViewController,
            isChangingScreens: isChangingScreens,
            isInTransition: !isAtRest,
            isInterruptible: isChangingScreens && controller.interruptsTransitions,
            isPresenting: dismisses
                ? controller.presentsAnything : screen?.isCoveredByPresentation(since: touch.firstPresented) == true,
            isInWindow: controller.topViewController?.viewIfLoaded?.window != nil,
            showsNoWayBack: !dismisses && controller.showsNoWayBack,
            isTextUsed: touch.views.isInUsedText)
    }
}

extension PopFacts.Drag {
    /// Collects the facts about a drag.
    @MainActor
    static func collect(about drag: PopDrag, of touch: PopTouch, in container: UIView) -> Self {
        Self(
            direction: touch.direction(of: drag), isForwardAtEdge: drag.isForwardAtEdge,
            isSideways: drag.isSideways, isPull: drag.isPull,
            belongsToScrollView: touch.views.ownsDrag(in: container),
            isSearchHidingBar: touch.screen?.isSearchHidingBar == true)
    }
}

// MARK: - The touched views

/// The views under a finger, from the hit view up to the controller's own.
@MainActor
final class TouchedViews {
    /// The view that was hit.
    let hit: UIView?
    /// Whether one of the views is a bar.
    private(set) var isInBar = false
    /// Whether one of the views is a control whose value follows the finger.
    private(set) var isInTrackingControl = false
    /// The text under the finger that has the focus.
    private weak var text: (any UIView & UITextInput)?
    /// Whether one of the views has a pan of the app that waits for others, as that of a panel does: its delegate
    /// implements `shouldRequireFailureOf` (FloatingPanel). Pans of scroll views and rows don't count.
    private(set) var haveWaitingPan = false
    /// Whether the text uses the drag: it has a selection, or one of its recognizers has begun to move the caret, the
    /// selection or the loupe (deltachat-ios 7332bcad3, element-hq/element-x-ios#3765).
    var isInUsedText: Bool {
        guard let text else { return false }
        return text.selectedTextRange?.isEmpty == false || text.gestureRecognizers?.contains { $0.isInProgress } == true
    }
    /// Whether the touch is in an inner navigation controller that has a screen to pop.
    var isInInnerNavigation: Bool { !innerNavigation.isEmpty }
    /// The inner navigation controllers around the touch that have a screen to pop.
    var innerNavigation: [UINavigationController] { innerControllers.compactMap(\.object) }
    private var innerControllers: [Weak<UINavigationController>] = []

    /// The scroll views, innermost first.
    private var scrollViews: [UIScrollView] = []
    /// Whether a scroll view uses the touch: it stops a sideways deceleration, or closes an open row.
    private(set) var isUsedByScrollView = false

    /// - Parameters:
    ///   - point: The touch-down point, in the container's coordinates.
    ///   - container: The controller's view, where the search ends.
    init(from hit: UIView?, touchedAt point: CGPoint, upTo container: UIView) {
        self.hit = hit
        var current = hit
        while let view = current, view !== container {
            add(view, touchedAt: point, in: container)
            current = view.superview
        }
    }

    private func add(_ view: UIView, touchedAt point: CGPoint, in container: UIView) {
        if view.isBar { isInBar = true }
        if view.gestureRecognizers?.contains(where: { $0.isWaitingPan }) == true { haveWaitingPan = true }
        if view.isFirstResponder, let text = view as? any UIView & UITextInput { self.text = text }
        if let scrollView = view as? UIScrollView {
            scrollViews.append(scrollView)
            let stops = scrollView.isDecelerating && SidewaysScroll(of: scrollView, in: container)?.isPossible == true
            if stops || scrollView.hasOpenRow { isUsedByScrollView = true }
        } else if let control = view as? UIControl {
            if control.followsFinger(at: control.convert(point, from: container)) { isInTrackingControl = true }
        } else if let controller = view.next as? UINavigationController, controller.viewControllers.count > 1 {
            innerControllers.append(Weak(controller))
        }
    }

    /// Whether a scroll view can scroll vertically.
    var scrollsVertically: Bool {
        scrollViews.contains {
            $0.isScrollEnabled && ($0.contentSize.height > $0.bounds.height || $0.alwaysBounceVertical)
        }
    }

    /// Whether a row of a list under the finger is open or being swiped.
    var isSwipingRow: Bool { scrollViews.contains(where: \.hasOpenRow) }

    /// Whether a scroll view under the finger can use the drag. Every nested scroll view counts.
    ///
    /// - Parameter container: The view that defines the sides and the layout direction.
    func ownsDrag(in container: UIView) -> Bool {
        scrollViews.contains { $0.ownsDrag(in: container) }
    }

    /// Whether a scroll view under the finger can scroll on under a drag towards the leading side.
    func canScrollOn(in container: UIView) -> Bool {
        scrollViews.contains { $0.canScrollOn(in: container) }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is a pan of the app whose delegate makes it wait for others.
    fileprivate var isWaitingPan: Bool {
        guard let delegate, isEnabled, self is UIPanGestureRecognizer, !(view is UIScrollView),
            !(self is UIScreenEdgePanGestureRecognizer), !(self is PopPanGestureRecognizer)
        else { return false }
        return delegate.responds(to: .shouldRequireFailure) && !isUIKitClass(of: delegate)
    }
}

extension UIView {
    /// Whether the view is a bar.
    var isBar: Bool { self is UINavigationBar || self is UIToolbar || self is UITabBar }
}

extension UIScrollView {
    /// Whether a row of the list is open or moving. A touch anywhere in the list closes the row.
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
    /// Whether the control's value follows a finger that goes down at a point, so that the drag belongs to the control.
    ///
    /// UIKit has no such property. The thumb of a slider and a switch follow the finger. For other controls, an action
    /// for `valueChanged` is the best sign. Buttons never follow it: a swipe back may begin on one.
    fileprivate func followsFinger(at point: CGPoint) -> Bool {
        guard isEnabled, !(self is UIButton) else { return false }
        if let slider = self as? UISlider { return slider.isOnThumb(point) }
        return self is UISwitch || allControlEvents.contains(.valueChanged)
    }
}

extension UISlider {
    /// Whether a finger at the point holds the thumb. UIKit's header says that a slider prevents swipes that begin in
    /// the thumb; how far around the thumb isn't documented.
    fileprivate func isOnThumb(_ point: CGPoint) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        return thumb.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
    }

    /// Points. Calibration: half of the smallest target that Apple recommends for a finger.
    private static let slack: CGFloat = 22
}
#endif
