#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One touch on the controller: where it began, which views were there, what the rules say, and what has been decided.
///
/// A touch retains its views until it ends, as UIKit's own touch does. It doesn't retain controllers, so that it can't
/// keep a popped screen alive.
@MainActor
final class PopTouch {
    /// UIKit's touch; `nil` for a trackpad scroll and for a verdict without a finger. Held until its phase is over,
    /// since the phase tells the end of the touch.
    let source: UITouch?
    /// The point in the controller's view.
    let point: CGPoint
    /// Whether two fingers scroll on a trackpad.
    let isOnTrackpad: Bool
    /// The views under the finger.
    let views: TouchedViews
    /// Where the finger went down on a screen that was sliding back.
    private let placeOnReturningScreen: PlaceOnScreen?
    /// The screen that a swipe would have removed at touch-down; `nil` if it is gone.
    private(set) weak var firstScreen: UIViewController?
    /// The controller that was presented at touch-down.
    private(set) weak var firstPresented: UIViewController?

    /// The screen that a swipe would remove.
    weak var screen: UIViewController?
    /// The screen's preferences; `nil` without a screen, and until the screen has loaded its view. A screen that is
    /// pushed without animation loads its view a little later.
    var preferences: PopPreferences?
    /// The facts for the rules.
    var facts = PopFacts()
    /// What the rules said when the finger went down.
    var evaluationAtTouchDown = PopEvaluation()

    /// The farthest that the finger has been from the touch-down point, in points on one axis.
    var travel: CGFloat = 0
    /// Why the rules refuse the drag; `nil` if they allow it, and until its direction is clear.
    var refusal: PopGestureRefusal?
    /// Whether the rules have been applied to the drag.
    var isEvaluated = false
    /// Whether no reason is reported: the drag has popped, its reason has been reported, several fingers are down, or a
    /// pointer selects.
    var isSilent: Bool
    /// The screen's answer; `nil` until it is asked.
    var answer: Bool?
    /// The screen that has answered.
    weak var answeringScreen: UIViewController?
    /// The answer of the app's delegate of UIKit's recognizer for the place; `nil` until the own pan asks it.
    var appsDelegateAnswer: Bool?
    /// Whether UIKit's recognizer for the place was still following the finger after its last event.
    var isFollowedByUIKit = false
    /// Whether another UIKit gesture was perhaps popping the screen after the last event.
    var mayBePoppedBySystem = false
    /// The answer of the app's navigation delegate about an animator; `nil` until it is asked.
    var animatorAnswer: AnimatorAnswer?

    /// What else may use a drag up or down.
    var rivals: PopDrag.Rivals
    private let layoutDirection: UIUserInterfaceLayoutDirection
    /// The controller's view, which defines the sides and the layout direction.
    private weak var container: UIView?

    /// - Parameters:
    ///   - point: The touch-down point, in the controller's view.
    ///   - view: The view that was hit.
    init(
        at point: CGPoint, on view: UIView?, in controller: UINavigationController, popping screen: UIViewController?,
        source: UITouch?, isOnTrackpad: Bool
    ) {
        self.source = source
        self.point = point
        self.isOnTrackpad = isOnTrackpad
        container = controller.view
        layoutDirection = controller.view.effectiveUserInterfaceLayoutDirection
        views = TouchedViews(from: view, touchedAt: point, upTo: controller.view)
        placeOnReturningScreen =
            screen === controller.topViewController ? nil : PlaceOnScreen(visibleAt: point, in: controller.view, screen)
        firstScreen = screen
        firstPresented = screen?.presentedViewController
        let sheet: PopDrag.Rivals = controller.sheetRoot == nil ? [] : .sheet
        rivals = views.scrollsVertically || views.haveWaitingPan ? sheet.union(.list) : sheet
        isSilent = source.map { !TouchObserver.types.contains($0.type) } == true
    }

    /// Whether the finger is down. A trackpad scroll has none.
    var isDown: Bool { source.map { $0.phase != .ended && $0.phase != .cancelled } == true }

    /// Whether the area is ``PopGestureArea/system``: only the switches refuse, and no reason is reported.
    var isLeftToUIKit: Bool { facts.route.isLeftToUIKit }

    /// The direction of a drag.
    func direction(of drag: PopDrag) -> PopDrag.Direction { drag.direction(among: rivals) }

    /// Whether the own pan may decide about a drag.
    func isDecided(_ drag: PopDrag) -> Bool { drag.isDecided(among: rivals) }

    /// The translation of a finger that has moved to `location`.
    func drag(to location: CGPoint) -> PopDrag {
        PopDrag(from: point, to: location, in: layoutDirection)
    }

    /// Where the finger went down on a screen, as the user saw it.
    func place(on screen: UIViewController?, in container: UIView) -> PlaceOnScreen {
        if let placeOnReturningScreen, screen === firstScreen { return placeOnReturningScreen }
        return PlaceOnScreen(hit: views.hit, point: point, view: container)
    }
}

// MARK: - The priority between a swipe and other recognizers

extension PopTouch {
    /// Whether the recognizers of a view precede the swipe. At the leading edge the swipe comes first, unless the
    /// screen sets `excludesLeadingEdge`.
    func isPreceded(byRecognizersOf view: UIView?) -> Bool {
        guard let preferences, !facts.location.isAtLeadingEdge || preferences.excludesLeadingEdge else { return false }
        return view?.isDescendant(ofAny: preferences.precedingViews) == true
    }

    /// Whether the touch began in a view whose recognizers precede the swipe.
    var startsInPrecedingView: Bool { isPreceded(byRecognizersOf: views.hit) }

    /// Whether the screen wants the other recognizer before the swipe, so that the swipe waits until it has failed.
    ///
    /// A recognizer that needs a second finger and the pan of a list that scrolls only up and down neither begin nor
    /// fail under a sideways drag. A swipe that waited for them would begin as the finger lifts.
    func isPreceded(by other: UIGestureRecognizer) -> Bool {
        isPreceded(byRecognizersOf: other.view) && !other.needsSecondFinger && sideways(of: other)?.isPossible != false
    }

    /// Whether the other recognizer waits until the swipe has failed: it belongs to a scroll view at its leading limit,
    /// or to one around the controller. Otherwise UIKit would prefer the recognizer in the deeper view.
    func precedesScroll(of other: UIGestureRecognizer) -> Bool {
        guard !isPreceded(byRecognizersOf: other.view), !facts.location.isUsedByScrollView,
            let scroll = sideways(of: other), scroll.isPossible
        else { return false }
        // The innermost goes back first, even if the controller is a page of a pager.
        return scroll.isAtLimit || other.view.flatMap { container?.isDescendant(of: $0) } == true
    }

    private func sideways(of other: UIGestureRecognizer) -> SidewaysScroll? {
        guard let container, let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer
        else { return nil }
        return SidewaysScroll(of: scrollView, in: container)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer needs two fingers to begin. Under one finger it stays undecided until the finger lifts.
    fileprivate var needsSecondFinger: Bool {
        if let pan = self as? UIPanGestureRecognizer { return pan.minimumNumberOfTouches > 1 }
        return self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
    }
}

// MARK: - A place

/// Where a finger went down on a screen.
@MainActor
struct PlaceOnScreen {
    /// The view under the finger.
    let hit: UIView?
    let point: CGPoint
    /// The view in whose coordinates the point is.
    let view: UIView
    /// Whether the screen was sliding back, so that its recognizers don't get the touch.
    let isReturning: Bool

    init(hit: UIView?, point: CGPoint, view: UIView) {
        (self.hit, self.point, self.view, isReturning) = (hit, point, view, false)
    }

    /// The place on a screen that is sliding; `nil` if the screen has no view. UIKit delivers the touch to the screen
    /// below, and the sliding view's frame is already at its end.
    init?(visibleAt point: CGPoint, in container: UIView, _ screen: UIViewController?) {
        guard let view = screen?.viewIfLoaded else { return nil }
        let origin = view.visibleOrigin(in: container)
        self.view = view
        self.point = CGPoint(x: point.x - origin.x + view.bounds.minX, y: point.y - origin.y + view.bounds.minY)
        hit = view.hitTest(self.point, with: nil)
        isReturning = true
    }
}

// MARK: - The touches that are down

/// The touches that are down on a controller, and those that have ended since the last look.
@MainActor
struct PopTouches {
    private(set) var all: [PopTouch] = []

    subscript(source: UITouch) -> PopTouch? { all.first { $0.source === source } }

    /// The touch that a recognizer follows: the one nearest to its location.
    func touch(of recognizer: UIGestureRecognizer) -> PopTouch? {
        if all.count < 2 { return all.first }
        let place = recognizer.location(in: recognizer.view)
        return all.min { distance(of: $0, to: place) < distance(of: $1, to: place) }

        func distance(of touch: PopTouch, to place: CGPoint) -> CGFloat {
            guard let point = touch.source?.location(in: recognizer.view) else { return .infinity }
            return hypot(point.x - place.x, point.y - place.y)
        }
    }

    /// Whether a finger or a pointer is down.
    var areDown: Bool { all.contains(where: \.isDown) }

    mutating func add(_ touch: PopTouch) {
        all.append(touch)
    }

    /// Removes the touches that aren't down any more, and returns them.
    mutating func removeEnded() -> [PopTouch] {
        let ended = all.filter { !$0.isDown }
        all.removeAll { !$0.isDown }
        return ended
    }

    /// Suppresses the reports about the touches that are down.
    func silence() {
        for touch in all { touch.isSilent = true }
    }
}

// MARK: - Who sees them

/// Notes each touch in the controller's view without receiving it, so that no other recognizer waits for this one.
@MainActor
final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// The touches whose drags may pop: a drag with a pointer selects.
    static let types: [UITouch.TouchType] = [.direct, .pencil]

    weak var session: PopGestureSession?
    /// An object that lives as long as this recognizer.
    var retained: AnyObject?

    init(reportingTo session: PopGestureSession) {
        self.session = session
        super.init(target: nil, action: nil)
        name = "PopNavigation.observer"
        allowedTouchTypes = Self.types.map { NSNumber(value: $0.rawValue) }
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        _ = session?.noteTouch(touch)
        return false
    }
}
#endif
