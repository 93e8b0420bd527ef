#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The observer of the controller's own recognizer.
@MainActor
protocol PopPanObserver: AnyObject {
    /// A finger has gone down.
    func touchDidBegin(_ touch: UITouch)

    /// Two fingers on a trackpad begin to scroll.
    func scrollDidBegin()

    /// A finger moves.
    ///
    /// - Returns: Whether the move is kept from UIKit, because the direction of the drag is still unclear.
    func mustWait(for touch: UITouch) -> Bool

    /// The touch is over, or another recognizer has won it.
    func touchDidEnd()
}

/// The controller's own pan recognizer. It reports directly to its observer, so that an app that overrides the
/// delegate's methods without `super` leaves the swipe intact.
///
/// A pan of UIKit asks once, after some ten points, whether it may begin, and the answer is final. A thumb moves in an
/// arc, and its first points can be steep. So the recognizer keeps moves from UIKit until the direction is clear.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    weak var observer: (any PopPanObserver)?

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.swipe"
        maximumNumberOfTouches = 1
        // As UIKit's edge recognizer: two fingers on a trackpad go back.
        allowedScrollTypesMask = .continuous
        // As UIKit's content recognizer: a drag with a pointer selects.
        allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
    }

    /// The controller. Another delegate is ignored with a warning: without the controller's answers the swipe has no
    /// rules.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard let newValue, let current = super.delegate, newValue !== current else {
                super.delegate = newValue
                return
            }
            warn(about: newValue, "cannot be the delegate of popRecognizer; override the controller's methods instead.")
        }
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        if event.type == .scroll { observer?.scrollDidBegin() }
        return super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { observer?.touchDidBegin(touch) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, observer?.mustWait(for: touch) == true { return }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        // A recognizer that loses a drag to another one sends no action; the reset is the only sign.
        observer?.touchDidEnd()
    }
}
#endif
