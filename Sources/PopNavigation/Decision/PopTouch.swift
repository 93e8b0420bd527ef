#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One touch on the controller: where it began, which views were there, and the screen's preferences.
///
/// The facts are collected at touch-down, and again only if another screen comes to the top. Later is too late: when a
/// recognizer begins, the finger has moved on, and a scroll view that the touch has stopped looks as if it had been at
/// rest.
///
/// A touch retains its views until it ends, as UIKit's own touch does. It doesn't retain controllers, so that it can't
/// keep a popped screen alive.
@MainActor
final class PopTouch {
    /// UIKit's touch; `nil` for a trackpad scroll and for a verdict without a finger.
    private(set) weak var source: UITouch?
    /// The point in the controller's view.
    let point: CGPoint
    /// Whether two fingers scroll on a trackpad. They have no place on the screen, so the area doesn't apply.
    let isOnTrackpad: Bool
    /// What was collected about the place.
    private(set) var place: TouchedPlace
    /// Why the rules refuse the drag; `nil` if they allow it, and until its direction is clear.
    var refusal: PopGestureRefusal?
    /// Whether the rules have been applied to the drag.
    var isJudged = false
    /// Whether no reason is reported: the drag has popped, its reason has been reported, or several fingers are down.
    var isSilent = false
    /// The screen that a swipe would have removed at touch-down; `nil` if it is gone.
    private(set) weak var firstScreen: UIViewController?
    private var hit: UIView?
    private let layoutDirection: UIUserInterfaceLayoutDirection

    /// - Parameters:
    ///   - point: The touch-down point, in the controller's view.
    ///   - view: The view that was hit.
    init(
        at point: CGPoint, on view: UIView?, in controller: UINavigationController, for owner: any SwipeOwner,
        source: UITouch? = nil, isOnTrackpad: Bool = false
    ) {
        self.source = source
        self.point = point
        self.isOnTrackpad = isOnTrackpad
        hit = view
        layoutDirection = controller.view.effectiveUserInterfaceLayoutDirection
        place = TouchedPlace(at: point, on: view, in: controller, for: owner, isOnTrackpad: isOnTrackpad)
        firstScreen = place.screen
    }

    /// Collects the facts again. A drag that has been refused stays refused.
    func lookAgain(in controller: UINavigationController, for owner: any SwipeOwner) {
        place = TouchedPlace(at: point, on: hit, in: controller, for: owner, isOnTrackpad: isOnTrackpad)
        isJudged = refusal != nil
    }

    /// Collects the facts again, without the views that were hit.
    func releaseViews(in controller: UINavigationController, for owner: any SwipeOwner) {
        hit = nil
        lookAgain(in: controller, for: owner)
    }

    /// The screen's preferences.
    var preferences: PopPreferences? { place.preferences }
    /// The views under the finger.
    var views: TouchedViews { place.views }
    /// The facts for the rules.
    var facts: TouchFacts { place.facts }
    /// The screen that a swipe would remove.
    var screen: UIViewController? { place.screen }

    /// The direction of a drag.
    func direction(of drag: PopDrag) -> PopDrag.Direction {
        drag.direction(patience: views.scrollsVertically ? PopDrag.shortPatience : PopDrag.longPatience)
    }

    /// The translation of a finger that has moved to `location`.
    func drag(to location: CGPoint) -> PopDrag {
        PopDrag(from: point, to: location, in: layoutDirection)
    }

    /// Whether the recognizers of a view precede the swipe. At the leading edge the swipe comes first, unless the
    /// screen sets `excludesLeadingEdge`.
    func isPreceded(byRecognizersOf view: UIView?) -> Bool {
        guard let preferences, !facts.startsAtLeadingEdge || preferences.excludesLeadingEdge else { return false }
        return view?.isDescendant(ofAny: preferences.precedingViews) == true
    }

    /// Whether the touch began in a view whose recognizers precede the swipe.
    var startsInPrecedingView: Bool { isPreceded(byRecognizersOf: views.hit) }
}
#endif
