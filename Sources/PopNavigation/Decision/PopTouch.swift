#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One touch on the controller: where it began, what was there, and what the screen prefers.
///
/// The facts are collected once, at touch-down, and again if another screen comes to the top. When a recognizer begins,
/// `location(in:)` is where the finger is by then, and a scroll view that the touch has stopped looks as if it had been
/// at rest.
///
/// Views are retained until the end of the touch, as UIKit's own touch retains its view. Controllers are not: a touch
/// must not keep a popped screen alive.
@MainActor
final class PopTouch {
    /// UIKit's touch; `nil` for a scroll of a trackpad, and for a question without a finger.
    private(set) weak var source: UITouch?
    /// The point in the controller's view.
    let point: CGPoint
    /// Whether two fingers scroll on a trackpad. They have no place on the screen, so the area does not apply.
    let isOnTrackpad: Bool
    /// What is known about the place.
    private(set) var place: TouchedPlace
    /// Why the drag does not pop, as far as the rules know; `nil` until the drag is clear, or if they allow it.
    var refusal: PopGestureRefusal?
    /// Whether the rules have been applied to the drag.
    var isJudged = false
    /// Whether no reason is to be reported: the drag has popped, its reason is known already, or it is one of several.
    var isSilent = false
    /// The screen that a swipe would have removed at touch-down; `nil` if it is gone.
    private(set) weak var firstScreen: UIViewController?
    private let hit: UIView?
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

    /// Collects the facts as they are now.
    func lookAgain(in controller: UINavigationController, for owner: any SwipeOwner) {
        place = TouchedPlace(at: point, on: hit, in: controller, for: owner, isOnTrackpad: isOnTrackpad)
        isJudged = false
    }

    /// The screen's preferences.
    var preferences: PopPreferences? { place.preferences }
    /// The views under the finger.
    var views: TouchedViews { place.views }
    /// What the rules look at.
    var facts: TouchFacts { place.facts }
    /// The screen that a swipe would remove.
    var screen: UIViewController? { place.screen }

    /// Whether the drag may still pop.
    var isOpen: Bool { refusal == nil }

    /// The direction of a drag.
    func direction(of drag: PopDrag) -> PopDrag.Direction {
        drag.direction(patience: views.scrollsVertically ? PopDrag.shortPatience : PopDrag.longPatience)
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
}
#endif
