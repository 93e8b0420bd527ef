#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gate for two fingers on a trackpad, with which UIKit's edge recognizer pops. Such a scroll has no touches, so
/// only a pan can follow it.
///
/// The edge recognizer requires the gate to fail. A closed gate begins, and an open one does not receive the scroll, or
/// fails. It prevents no other recognizer. A guess: that failure requirements count in a scroll as they do for touches.
final class SystemScrollGate: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var gates: SystemPopGates?

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigationUI.scrollGate"
        allowedScrollTypesMask = .continuous
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .scroll && gates?.concernScrolls == true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gates?.refuseScroll(at: location(in: view), by: translation(in: view)) ?? false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
