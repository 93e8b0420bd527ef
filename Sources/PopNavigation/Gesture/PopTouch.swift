#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One touch on the controller: where it began, which views were there, the screen's preferences, and what has been
/// decided.
///
/// The views are collected at touch-down. Later is too late: when a recognizer begins, the finger has moved on, and a
/// scroll view that the touch has stopped looks as if it had been at rest. The preferences are read at touch-down and
/// again when a recognizer may begin.
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
    /// The views under the finger.
    private(set) var views: TouchedViews
    /// The screen that a swipe would have removed at touch-down; `nil` if it is gone.
    private(set) weak var firstScreen: UIViewController?
    /// The controller that was presented at touch-down.
    private(set) weak var firstPresented: UIViewController?
    /// The screen that a swipe would remove.
    private(set) weak var screen: UIViewController?
    /// The screen's preferences; `nil` without a screen, and until the screen has loaded its view. A screen that is
    /// pushed without animation loads its view a little later.
    private(set) var preferences: PopPreferences?
    /// The facts for the rules.
    private(set) var facts: TouchFacts
    /// Whether the area is ``PopGestureArea/system``, so that only the switches refuse.
    private(set) var isLeftToUIKit = false

    /// The farthest that the finger has been from the touch-down point, in points on one axis.
    var travel: CGFloat = 0
    /// Why the rules refuse the drag; `nil` if they allow it, and until its direction is clear.
    var refusal: PopGestureRefusal?
    /// Whether the rules have been applied to the drag.
    var isJudged = false
    /// Whether no reason is reported: the drag has popped, its reason has been reported, or several fingers are down.
    var isSilent = false
    /// The screen's answer; `nil` until it is asked.
    var answer: Bool?
    /// The screen that has answered.
    weak var answeringScreen: UIViewController?
    /// Whether the own pan has let a pan of the app begin first.
    var hasYieldedToApp = false
    /// The answer of the app's navigation delegate about an animator; `nil` until it is asked.
    var animatorAnswer: AnimatorAnswer?

    /// Whether a sheet presents the controller.
    private let isInSheet: Bool
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
        isInSheet = controller.sheetRoot != nil
        layoutDirection = controller.view.effectiveUserInterfaceLayoutDirection
        views = TouchedViews(from: view, touchedAt: point, upTo: controller.view)
        firstScreen = controller.screenToPop
        firstPresented = firstScreen?.presentedViewController
        facts = TouchFacts()
        readPreferences(in: controller, for: owner)
    }

    /// Reads the preferences of the screen that a swipe would remove now. A drag that has been refused stays refused.
    func readPreferences(in controller: UINavigationController, for owner: any SwipeOwner) {
        // UIKit may ask about a touch before it has found the touched view.
        if views.hit == nil, let view = source?.view {
            views = TouchedViews(from: view, touchedAt: point, upTo: controller.view)
        }
        let screen = controller.screenToPop
        self.screen = screen
        preferences = screen.flatMap(owner.preferences(of:))
        let area = preferences?.area ?? owner.swipeArea
        isLeftToUIKit = area == .system
        facts = TouchFacts(of: self, in: controller, area, modifiers: owner.modifiers)
        isJudged = refusal != nil
    }

    /// The direction of a drag.
    func direction(of drag: PopDrag) -> PopDrag.Direction { drag.direction(among: rivals) }

    /// What takes a drag up or down.
    var rivals: PopDrag.Rivals {
        var rivals: PopDrag.Rivals = isInSheet ? .sheet : []
        if views.scrollsVertically { rivals.insert(.list) }
        return rivals
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
