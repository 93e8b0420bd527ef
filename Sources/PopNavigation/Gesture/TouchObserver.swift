#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Sees each touch in the controller's view from start to end, to report why drags don't pop.
///
/// It never recognizes, delays touches or prevents other recognizers.
@MainActor
final class TouchObserver: UIGestureRecognizer {
    weak var coordinator: PopGestureCoordinator?
    /// An object that lives as long as this recognizer.
    var retained: AnyObject?
    /// The touches that are down.
    private var touches: Set<UITouch> = []

    init(reportingTo coordinator: PopGestureCoordinator) {
        self.coordinator = coordinator
        super.init(target: nil, action: nil)
        name = "PopNavigation.observer"
        delaysTouchesEnded = false
        // A finger may come down beside a pointer or a pencil.
        requiresExclusiveTouchType = false
        // A drag with a pointer selects.
        allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.touches.formUnion(touches)
        for touch in touches { coordinator?.touchDidBegin(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { coordinator?.touchDidMove(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches)
    }

    private func end(_ ended: Set<UITouch>) {
        touches.subtract(ended)
        for touch in ended { coordinator?.touchDidEnd(touch) }
        if touches.isEmpty { state = .failed }
    }

    override func reset() {
        super.reset()
        touches = []
        coordinator?.touchesDidReset()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
