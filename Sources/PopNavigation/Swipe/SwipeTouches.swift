#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The touches that are down on a controller, each with its facts.
@MainActor
final class SwipeTouches {
    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?
    private var touches: [PopTouch] = []
    /// The trackpad scroll.
    private var scroll: PopTouch?
    /// The touches that are down.
    var all: [PopTouch] { touches }

    init(of controller: UINavigationController, owner: any SwipeOwner) {
        self.controller = controller
        self.owner = owner
    }

    /// The facts about a touch. UIKit reports a touch-down to several objects in an undocumented order; the first
    /// report collects the facts.
    func touch(of source: UITouch) -> PopTouch? {
        if let known = touches.first(where: { $0.source === source }) { return upToDate(known) }
        guard let controller, let owner else { return nil }
        touches.removeAll { $0.source == nil }
        let point = source.location(in: controller.view)
        let touch = PopTouch(at: point, on: source.view, in: controller, for: owner, source: source)
        touches.append(touch)
        return touch
    }

    /// The touch that a recognizer follows: the one nearest to its location.
    func touch(of recognizer: UIGestureRecognizer) -> PopTouch? {
        let place = recognizer.location(in: recognizer.view)
        let nearest = touches.min { distance(of: $0, to: place) < distance(of: $1, to: place) }
        return nearest.flatMap(upToDate)

        func distance(of touch: PopTouch, to place: CGPoint) -> CGFloat {
            guard let point = touch.source?.location(in: recognizer.view) else { return .infinity }
            return hypot(point.x - place.x, point.y - place.y)
        }
    }

    /// The trackpad scroll that a recognizer follows.
    func scroll(of recognizer: UIGestureRecognizer) -> PopTouch? {
        if let scroll { return upToDate(scroll) }
        guard let controller, let owner, let view = controller.viewIfLoaded else { return nil }
        let point = recognizer.location(in: view)
        scroll = PopTouch(
            at: point, on: view.hitTest(point, with: nil), in: controller, for: owner, isOnTrackpad: true)
        return scroll
    }

    /// Forgets the former scroll when a new one begins.
    func forgetScroll() {
        scroll = nil
    }

    /// Releases the views of a scroll whose screen has left the stack. The end of a scroll is unknown.
    func releaseFormerScreen() {
        guard let scroll, let controller, let owner, !controller.stackContains(scroll.screen) else { return }
        scroll.releaseViews(in: controller, for: owner)
    }

    /// Collects the facts again, since the screen's preferences have changed.
    func forgetFacts() {
        guard let controller, let owner else { return }
        for touch in touches { touch.lookAgain(in: controller, for: owner) }
    }

    /// Suppresses the reports about the touches that are down.
    func silence() {
        for touch in touches { touch.isSilent = true }
    }

    func remove(_ source: UITouch) {
        touches.removeAll { $0.source === source || $0.source == nil }
    }

    func removeAll() {
        touches = []
    }

    /// Collects the facts of a touch again if another screen has come to the top, or has loaded its view, since
    /// touch-down.
    private func upToDate(_ touch: PopTouch) -> PopTouch {
        guard let controller, let owner else { return touch }
        if touch.screen !== owner.screenToPop || touch.preferences == nil {
            touch.lookAgain(in: controller, for: owner)
        }
        return touch
    }
}
#endif
