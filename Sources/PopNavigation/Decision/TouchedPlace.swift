#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What is known about the place where a touch began.
@MainActor
struct TouchedPlace {
    /// The screen's preferences, read once; `nil` without a screen, and while the screen has not loaded its view: a
    /// screen that has been pushed without animation loads its view a little later.
    let preferences: PopPreferences?
    /// The views under the finger.
    let views: TouchedViews
    /// What the rules look at.
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

    /// What the screen's excluded views and rectangles, and its modifiers, mean for a point.
    private static func exclusion(
        of point: CGPoint, on view: UIView?, _ preferences: PopPreferences?, _ screen: UIViewController?,
        _ container: UIView, _ modifiers: SwipeModifiers
    ) -> TouchFacts.Exclusion {
        let byModifiers = modifiers.exclusion(of: point, in: container, on: screen)
        guard byModifiers != .everywhere, let preferences,
            preferences.exclude(point, in: container, touching: view, of: screen)
        else { return byModifiers }
        return preferences.excludesLeadingEdge ? .everywhere : .besideLeadingEdge
    }

    /// Whether the touch began in a bar: in the frame of a visible bar, whatever view is there, or in a view of a bar.
    ///
    /// A vertical bar fills the column beside the content. Beside its items, the strip at the view's edge is UIKit's
    /// own.
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
    /// Whether the view is one of the views, or inside one.
    func isDescendant(ofAny views: [UIView]) -> Bool {
        views.contains { isDescendant(of: $0) }
    }
}
#endif
