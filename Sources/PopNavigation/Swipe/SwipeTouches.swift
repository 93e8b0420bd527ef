#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The touches that are down on a controller, each with its facts, which are collected once.
@MainActor
final class SwipeTouches {
    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?
    private var touches: [PopTouch] = []
    /// The scroll of a trackpad.
    private var scroll: PopTouch?
    /// All of them.
    var all: [PopTouch] { touches }

    init(of controller: UINavigationController, owner: any SwipeOwner) {
        self.controller = controller
        self.owner = owner
    }

    /// The facts about a touch. UIKit reports a touch-down to several objects in an order that is not documented; the
    /// first report counts.
    func touch(of source: UITouch) -> PopTouch? {
        if let known = touches.first(where: { $0.source === source }) { return upToDate(known) }
        guard let controller, let owner else { return nil }
        touches.removeAll { $0.source == nil }
        let point = source.location(in: controller.view)
        let touch = PopTouch(at: point, on: source.view, in: controller, for: owner, source: source)
        touches.append(touch)
        return touch
    }

    /// The touch that a recognizer follows: the nearest one.
    func touch(of recognizer: UIGestureRecognizer) -> PopTouch? {
        let place = recognizer.location(in: recognizer.view)
        let nearest = touches.min { distance(of: $0, to: place) < distance(of: $1, to: place) }
        return nearest.flatMap(upToDate)

        func distance(of touch: PopTouch, to place: CGPoint) -> CGFloat {
            guard let point = touch.source?.location(in: recognizer.view) else { return .infinity }
            return hypot(point.x - place.x, point.y - place.y)
        }
    }

    /// The scroll of a trackpad that a recognizer follows.
    func scroll(of recognizer: UIGestureRecognizer) -> PopTouch? {
        if let scroll { return upToDate(scroll) }
        guard let controller, let owner, let view = controller.viewIfLoaded else { return nil }
        let point = recognizer.location(in: view)
        scroll = PopTouch(
            at: point, on: view.hitTest(point, with: nil), in: controller, for: owner, isOnTrackpad: true)
        return scroll
    }

    /// A scroll begins; the former one is over.
    func forgetScroll() {
        scroll = nil
    }

    /// Nothing tells the end of a scroll. Its views are released when its screen has left.
    func forgetScrollOfFormerScreen() {
        guard let scroll, let controller, !controller.stackContains(scroll.screen) else { return }
        forgetScroll()
    }

    /// Collects the facts again at the next question: the screen's preferences have changed.
    func forgetFacts() {
        guard let controller, let owner else { return }
        for touch in touches where touch.isOpen { touch.lookAgain(in: controller, for: owner) }
    }

    /// Reports no reasons for the touches that are down.
    func silence() {
        for touch in touches { touch.isSilent = true }
    }

    func remove(_ source: UITouch) {
        touches.removeAll { $0.source === source || $0.source == nil }
    }

    func removeAll() {
        touches = []
    }

    /// A touch that began before another screen came to the top, or before that screen loaded its view, sees the screen
    /// as it is now.
    private func upToDate(_ touch: PopTouch) -> PopTouch {
        guard let controller, let owner, touch.isOpen else { return touch }
        if touch.screen !== owner.screenToPop || touch.preferences == nil {
            touch.lookAgain(in: controller, for: owner)
        }
        return touch
    }
}
#endif
