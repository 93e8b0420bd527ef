#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The views, facts and preferences at the place where a touch began.
@MainActor
struct TouchedPlace {
    /// The screen's preferences, read once; `nil` without a screen, and until the screen has loaded its view. A screen
    /// that is pushed without animation loads its view a little later.
    let preferences: PopPreferences?
    /// The views under the finger.
    let views: TouchedViews
    /// The facts for the rules.
    let facts: TouchFacts
    /// The screen that a swipe would remove.
    private(set) weak var screen: UIViewController?
    /// The controller that was presented.
    private(set) weak var presented: UIViewController?

    init(
        at point: CGPoint, on view: UIView?, in controller: UINavigationController, for owner: any SwipeOwner,
        isOnTrackpad: Bool
    ) {
        let container: UIView = controller.view
        let screen = owner.screenToPop
        let preferences = screen.flatMap(owner.preferences(of:))
        let frame = PopGestureFrame(of: controller, preferences?.area ?? owner.swipeArea)
        let views = TouchedViews(from: view, touchedAt: point, upTo: container)
        self.preferences = preferences
        self.views = views
        self.screen = screen
        presented = screen?.presentedViewController
        facts = TouchFacts(
            isInInnerNavigation: views.isInInnerNavigation,
            startsInArea: isOnTrackpad || frame.contains(point),
            startsAtLeadingEdge: !isOnTrackpad && frame.isAtLeadingEdge(point),
            startsInBar: Self.isInBar(point, views, frame, controller),
            exclusion: Self.exclusion(of: point, on: view, preferences, screen, container, owner.modifiers),
            isInFollowingView: views.isInTrackingControl || views.isInUsedText,
            isUsedByScrollView: views.isUsedByScrollView)
    }

    /// Whether the screen's preferences or its modifiers exclude a point.
    private static func exclusion(
        of point: CGPoint, on view: UIView?, _ preferences: PopPreferences?, _ screen: UIViewController?,
        _ container: UIView, _ modifiers: SwipeModifierList
    ) -> TouchFacts.Exclusion {
        let byModifiers = modifiers.exclusion(of: point, in: container, on: screen)
        guard byModifiers != .everywhere, let preferences,
            preferences.exclude(point, in: container, touching: view, of: screen)
        else { return byModifiers }
        return preferences.excludesLeadingEdge ? .everywhere : .besideLeadingEdge
    }

    /// Whether the touch began in a bar: in the frame of a visible bar, or in a bar's view.
    ///
    /// A vertical bar fills the column beside the content. Beside its items, the strip at the view's edge belongs to
    /// UIKit.
    private static func isInBar(
        _ point: CGPoint, _ views: TouchedViews, _ frame: PopGestureFrame, _ controller: UINavigationController
    ) -> Bool {
        guard frame.hasVerticalBar else { return views.isInBar || controller.hasVisibleBar(at: point) }
        return views.isInBar && !(views.hit?.isBar == true && frame.isAtViewEdge(point))
    }
}

extension PopPreferences {
    /// Whether the point is in an excluded view or rectangle.
    @MainActor
    fileprivate func exclude(
        _ point: CGPoint, in view: UIView, touching touched: UIView?, of screen: UIViewController?
    ) -> Bool {
        if touched?.isDescendant(ofAny: excludedViews) == true { return true }
        return excludedRects.contains { rect in
            guard let screenView = screen?.preferenceScreen.viewIfLoaded else { return false }
            return rect.contains(screenView.convert(point, from: view))
        }
    }
}

extension UIView {
    /// Whether the view is one of `views` or inside one.
    func isDescendant(ofAny views: [UIView]) -> Bool {
        views.contains { isDescendant(of: $0) }
    }
}
#endif
