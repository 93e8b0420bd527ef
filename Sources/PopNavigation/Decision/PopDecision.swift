#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Collects the facts about a touch on a controller, and applies the rules to them.
@MainActor
struct PopDecision {
    let controller: BasicNavigationController
    let queue: StackQueue
    let system: SystemObserver

    /// The first refusal that applies at touch-down; `nil` if the touch may become a swipe.
    func refusal(of touch: PopTouch) -> PopGestureRefusal? {
        refusalOfController(for: touch) ?? PopGestureRules.refusal(of: touch.facts)
    }

    /// The first refusal that applies to the drag from a touch to `location`; `nil` if the drag may pop.
    func refusal(of touch: PopTouch, to location: CGPoint) -> PopGestureRefusal? {
        refusal(of: touch) ?? PopGestureRules.refusal(of: facts(of: touch, to: location))
    }

    /// The first refusal that applies to a drag whose direction UIKit's edge recognizer judges, from a touch that may
    /// become a swipe.
    func refusalAtEdge(of touch: PopTouch, to location: CGPoint) -> PopGestureRefusal? {
        var drag = facts(of: touch, to: location)
        drag.direction = .forward
        return PopGestureRules.refusal(of: drag)
    }

    /// The first refusal that the controller's state demands. It may change while a finger is down.
    func refusalOfController(for touch: PopTouch) -> PopGestureRefusal? {
        PopGestureRules.refusal(
            of: ControllerFacts(of: controller, for: touch, isTransitioning: !queue.allowsSwipes))
    }

    private func facts(of touch: PopTouch, to location: CGPoint) -> DragFacts {
        DragFacts(of: touch, to: location, in: controller, isKeyboardMoving: system.isKeyboardMoving)
    }

    /// The decision about a drag without a finger.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?, askingScreen: Bool) -> PopGestureVerdict {
        let view: UIView = controller.view
        // The distance at which a pan begins.
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.panDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        let touch = PopTouch(at: start, on: view.hitTest(start, with: nil), in: controller)
        if let refusal = refusal(of: touch, to: end) { return .refused(refusal) }
        // The screen has not loaded its view, so its preferences are not known.
        if touch.preferences == nil { return .refused(.offWindow) }
        if askingScreen, !controller.topScreenAgrees(to: .gesture) { return .refused(.screenDeclined) }
        return .allowed
    }
}
#endif
