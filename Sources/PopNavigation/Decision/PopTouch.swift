#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One touch on the controller: where it began, what was there, and what the top screen prefers. Made anew for each
/// touch, and never changed.
///
/// The facts about the touch-down must be kept. When a recognizer begins, `location(in:)` is where the finger is by
/// then, and a scroll view that the touch has stopped looks as if it had been at rest.
///
/// Views are retained until the end of the touch, as UIKit's own touch retains its view. Controllers are not: a touch
/// must not keep a popped screen alive.
@MainActor
final class PopTouch {
    /// The point in the controller's view.
    let point: CGPoint
    /// Whether two fingers scroll on a trackpad. They have no place on the screen, so the area does not apply.
    let isOnTrackpad: Bool
    /// The top screen's preferences, read once for each touch; `nil` without a screen, and while the screen has not
    /// loaded its view: a screen that has been pushed without animation loads its view a little later.
    let preferences: PopPreferences?
    /// Whether the touch began where UIKit's edge recognizer may have it.
    let startsNearLeadingEdge: Bool
    /// The views under the finger.
    let views: TouchedViews
    /// What the rules look at.
    let facts: TouchFacts
    /// The top screen.
    private(set) weak var screen: UIViewController?
    /// The controller that was presented.
    private(set) weak var presented: UIViewController?
    private let layoutDirection: UIUserInterfaceLayoutDirection

    /// - Parameters:
    ///   - point: The touch-down point, in the controller's view.
    ///   - view: The view that was hit.
    init(
        at point: CGPoint, on view: UIView?, in controller: BasicNavigationController, isOnTrackpad: Bool = false
    ) {
        let container: UIView = controller.view
        let top = controller.topViewController
        preferences = controller.preferences(of: top)
        let frame = PopGestureFrame(of: controller, preferences?.area ?? controller.popGestureArea)
        views = TouchedViews(from: view, upTo: container)
        let isAtEdge = !isOnTrackpad && frame.isAtLeadingEdge(point)
        self.point = point
        self.isOnTrackpad = isOnTrackpad
        startsNearLeadingEdge = frame.isNearViewEdge(point)
        screen = top
        presented = top?.presentedViewController
        layoutDirection = container.effectiveUserInterfaceLayoutDirection
        facts = TouchFacts(
            isInInnerNavigation: views.isInInnerNavigation,
            startsInArea: isOnTrackpad || frame.contains(point),
            startsAtLeadingEdge: isAtEdge,
            startsInBar: Self.isInBar(point, views, frame, controller),
            startsInExcludedView: isAtEdge && preferences?.excludesLeadingEdge != true
                ? views.isInSlider
                : views.isInTrackingControl || !isAtEdge && views.isInUsedText
                    || preferences?.excludes(point, in: container, touching: view, of: top) == true)
    }

    /// The same touch, seen from the screen that is on top now.
    func seeing(_ controller: BasicNavigationController) -> PopTouch {
        PopTouch(at: point, on: views.hit, in: controller, isOnTrackpad: isOnTrackpad)
    }

    /// The direction of the drag.
    func direction(ofDragTo location: CGPoint) -> PopDrag.Direction {
        drag(to: location).direction(
            isAtLeadingEdge: facts.startsAtLeadingEdge,
            patience: views.scrollsVertically ? PopDrag.shortPatience : PopDrag.longPatience)
    }

    /// The translation of a finger that has moved to `location`.
    func drag(to location: CGPoint) -> PopDrag {
        PopDrag(from: point, to: location, in: layoutDirection)
    }

    /// Whether the recognizers of a view come before the swipe. At the leading edge the swipe comes first, unless the
    /// screen wants otherwise.
    func isPreceded(byRecognizersOf view: UIView?) -> Bool {
        guard let preferences, !facts.startsAtLeadingEdge || preferences.excludesLeadingEdge else { return false }
        return view?.isDescendant(ofAny: preferences.precedingViews) == true
    }

    /// Whether the touch began in a view whose recognizers come before the swipe.
    var startsInPrecedingView: Bool { isPreceded(byRecognizersOf: views.hit) }

    /// Whether the touch began in a bar: in the frame of a visible bar, whatever view is there, or in a view of a bar.
    ///
    /// A vertical bar fills the column beside the content. Beside its items, the strip at the view's edge is UIKit's
    /// own.
    private static func isInBar(
        _ point: CGPoint, _ views: TouchedViews, _ frame: PopGestureFrame, _ controller: BasicNavigationController
    ) -> Bool {
        guard frame.hasVerticalBar else { return views.isInBar || controller.hasVisibleBar(at: point) }
        return views.isInBar && !(views.hit?.isBar == true && frame.isAtViewEdge(point))
    }
}

extension PopPreferences {
    /// Whether the point is in an excluded view or rectangle.
    @MainActor
    fileprivate func excludes(
        _ point: CGPoint, in view: UIView, touching touched: UIView?, of top: UIViewController?
    ) -> Bool {
        if touched?.isDescendant(ofAny: excludedViews) == true { return true }
        return excludedRects.contains { rect in
            guard let screenView = top?.preferenceScreen.viewIfLoaded else { return false }
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
