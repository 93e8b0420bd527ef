#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The touches that are down on a controller, each with its facts.
@MainActor
final class SwipeTouches {
    /// The touches that are down.
    private(set) var all: [PopTouch] = []
    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?

    init(of controller: UINavigationController, owner: any SwipeOwner) {
        self.controller = controller
        self.owner = owner
    }

    /// The facts about a touch. UIKit reports a touch-down to several objects in an undocumented order; the first
    /// report collects the facts. `nil` if the controller is gone.
    func touch(of source: UITouch) -> PopTouch? {
        if let known = all.first(where: { $0.source === source }) { return known }
        all.removeAll { $0.source == nil }
        guard
            let touch = make({ controller, owner in
                PopTouch(
                    at: source.location(in: controller.view), on: source.view, in: controller, for: owner,
                    source: source)
            })
        else { return nil }
        all.append(touch)
        return touch
    }

    /// The touch that a recognizer follows: the one nearest to its location.
    func touch(of recognizer: UIGestureRecognizer) -> PopTouch? {
        let place = recognizer.location(in: recognizer.view)
        return all.min { distance(of: $0, to: place) < distance(of: $1, to: place) }

        func distance(of touch: PopTouch, to place: CGPoint) -> CGFloat {
            guard let point = touch.source?.location(in: recognizer.view) else { return .infinity }
            return hypot(point.x - place.x, point.y - place.y)
        }
    }

    /// Whether a finger or a pointer is down.
    var areDown: Bool {
        all.contains { touch in
            switch touch.source?.phase {
            case .began, .moved, .stationary: true
            default: false
            }
        }
    }

    /// The trackpad scroll that a recognizer follows.
    func scroll(of recognizer: UIGestureRecognizer) -> PopTouch? {
        make { controller, owner in
            let point = recognizer.location(in: controller.view)
            let view = controller.view.hitTest(point, with: nil)
            return PopTouch(at: point, on: view, in: controller, for: owner, isOnTrackpad: true)
        }
    }

    /// Reads the preferences again, when a recognizer may begin.
    func readPreferences(of touch: PopTouch) {
        _ = make { controller, owner in touch.readPreferences(in: controller, for: owner) }
    }

    /// Suppresses the reports about the touches that are down.
    func silence() {
        for touch in all { touch.isSilent = true }
    }

    func remove(_ source: UITouch) {
        all.removeAll { $0.source === source }
    }

    private func make<Value>(_ body: (UINavigationController, any SwipeOwner) -> Value) -> Value? {
        guard let controller, controller.isViewLoaded, let owner else { return nil }
        return body(controller, owner)
    }
}
#endif
