#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// Where the facts for the rules come from.

extension PopPlace {
    /// Collects where a touch began.
    @MainActor
    init(of touch: PopTouch, _ frame: PopGestureFrame, in controller: UINavigationController) {
        isOnTrackpad = touch.isOnTrackpad
        isAtLeadingEdge = !touch.isOnTrackpad && frame.isAtLeadingEdge(touch.point)
        isInBar = Self.isInBar(touch, frame, controller)
        isInInnerNavigation = touch.views.isInInnerNavigation
        isInTrackingControl = touch.views.isInTrackingControl
        isUsedByScrollView = touch.views.isUsedByScrollView
    }

    /// Whether the touch began in a bar: in the frame of a visible bar, or in a bar's view.
    ///
    /// A vertical bar fills the column beside the content. Beside its items, the strip at the view's edge belongs to
    /// UIKit.
    @MainActor
    private static func isInBar(
        _ touch: PopTouch, _ frame: PopGestureFrame, _ controller: UINavigationController
    ) -> Bool {
        let views = touch.views
        guard frame.hasVerticalBar else { return views.isInBar || controller.hasVisibleBar(at: touch.point) }
        return views.isInBar && !(views.hit?.isBar == true && frame.isAtLeadingEdge(touch.point))
    }
}

extension PopStatement {
    /// Reads what is stated about a touch, whose screen and preferences are known.
    @MainActor
    init(
        about touch: PopTouch, _ frame: PopGestureFrame, in controller: UINavigationController,
        _ dataSource: any PopGestureDataSource, area: PopGestureArea
    ) {
        let preferences = touch.preferences
        isEnabled = dataSource.popGestureRecognizerEnabled
        isEnabledByScreen = preferences?.isGestureEnabled
        isLeftToUIKit = area == .system
        extendsSwipe = dataSource.extendsSwipe(with: preferences)
        isInArea = frame.contains(touch.point)
        exclusion = Self.exclusion(of: touch, in: controller.view, dataSource.modifiers)
        hasBackAction = touch.screen.map { dataSource.backActionRefuses($0, with: preferences) } == true
    }

    /// Whether the screen's preferences or its modifiers exclude the place.
    @MainActor
    private static func exclusion(
        of touch: PopTouch, in container: UIView, _ modifiers: PopGestureModifiers
    ) -> Exclusion {
        let excluding = modifiers.excluding(touch.point, in: container, on: touch.screen)
        if excluding.contains(where: \.excludesLeadingEdge) { return .everywhere }
        guard let preferences = touch.preferences,
            preferences.exclude(touch.point, in: container, touching: touch.views.hit, of: touch.screen)
        else { return excluding.isEmpty ? .none : .besideLeadingEdge }
        return preferences.excludesLeadingEdge ? .everywhere : .besideLeadingEdge
    }
}

extension PopPreferences {
    /// Whether the point is in an excluded view or rectangle.
    @MainActor
    fileprivate func exclude(
        _ point: CGPoint, in view: UIView, touching touched: UIView?, of screen: UIViewController?
    ) -> Bool {
        if touched?.isDescendant(ofAny: excludedViews) == true { return true }
        guard !excludedRects.isEmpty else { return false }
        let point = screen?.preferenceScreen.viewIfLoaded?.convert(point, from: view)
        return excludedRects.contains { point.map($0.contains) == true }
    }
}

extension PopGround {
    /// Collects what the controller is doing with a touch on it.
    @MainActor
    init(of controller: UINavigationController, with touch: PopTouch) {
        let screen = touch.screen
        let (isAtRest, isChangingScreens) = controller.transitionState
        hasScreenBelow = controller.viewControllers.count > 1 || screen !== controller.topViewController
        self.isChangingScreens = isChangingScreens
        isInTransition = !isAtRest
        isInterruptible = SystemVersion.interruptsTransitions
        isPresenting = screen?.isCoveredByPresentation(since: touch.firstPresented) == true
        isInWindow = controller.viewIfLoaded?.window != nil
        showsNoWayBack = controller.showsNoWayBack
        usesSystemTransition = screen?.usesSystemTransition == true
        isTextUsed = touch.views.isInUsedText
    }
}

extension DragFacts {
    /// Collects the facts about a drag.
    @MainActor
    init(_ drag: PopDrag, of touch: PopTouch, in controller: UINavigationController) {
        direction = touch.direction(of: drag)
        isScrollViews = touch.views.ownsDrag(in: controller.view)
        isSearchHidingBar = touch.screen?.isSearchHidingBar == true
    }
}
#endif
