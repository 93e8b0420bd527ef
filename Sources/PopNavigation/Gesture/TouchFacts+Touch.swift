#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension TouchFacts {
    /// Collects the facts about a touch.
    @MainActor
    init(
        of touch: PopTouch, in controller: UINavigationController, _ area: PopGestureArea, modifiers: SwipeModifierList
    ) {
        let (point, views) = (touch.point, touch.views)
        let frame = PopGestureFrame(of: controller, area)
        isInInnerNavigation = views.isInInnerNavigation
        startsInArea = frame.contains(point)
        startsAtLeadingEdge = !touch.isOnTrackpad && frame.isAtLeadingEdge(point)
        startsInBar = Self.isInBar(point, views, frame, controller)
        exclusion = Self.exclusion(of: touch, in: controller.view, modifiers)
        isInTrackingControl = views.isInTrackingControl
        isInUsedText = views.isInUsedText
        isUsedByScrollView = views.isUsedByScrollView
    }

    /// Whether the screen's preferences or its modifiers exclude a point.
    @MainActor
    private static func exclusion(
        of touch: PopTouch, in container: UIView, _ modifiers: SwipeModifierList
    ) -> TouchFacts.Exclusion {
        let byModifiers = modifiers.exclusion(of: touch.point, in: container, on: touch.screen)
        guard byModifiers != .everywhere, let preferences = touch.preferences,
            preferences.exclude(touch.point, in: container, touching: touch.views.hit, of: touch.screen)
        else { return byModifiers }
        return preferences.excludesLeadingEdge ? .everywhere : .besideLeadingEdge
    }

    /// Whether the touch began in a bar: in the frame of a visible bar, or in a bar's view.
    ///
    /// A vertical bar fills the column beside the content. Beside its items, the strip at the view's edge belongs to
    /// UIKit.
    @MainActor
    private static func isInBar(
        _ point: CGPoint, _ views: TouchedViews, _ frame: PopGestureFrame, _ controller: UINavigationController
    ) -> Bool {
        guard frame.hasVerticalBar else { return views.isInBar || controller.hasVisibleBar(at: point) }
        return views.isInBar && !(views.hit?.isBar == true && frame.isAtLeadingEdge(point))
    }
}

extension PopPreferences {
    /// Whether the point is in an excluded view or rectangle.
    @MainActor
    fileprivate func exclude(
        _ point: CGPoint, in view: UIView, touching touched: UIView?, of screen: UIViewController?
    ) -> Bool {
        if touched?.isDescendant(ofAny: excludedViews) == true { return true }
        let point = screen?.preferenceScreen.viewIfLoaded?.convert(point, from: view)
        return excludedRects.contains { point.map($0.contains) == true }
    }
}

extension UIView {
    /// Whether the view is one of `views` or inside one.
    func isDescendant(ofAny views: [UIView]) -> Bool {
        views.contains { isDescendant(of: $0) }
    }
}
#endif
