#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if !canImport(ObjectiveC)
import UIKit

// Without Objective-C the protocol's methods are not optional, and no message can be forwarded.

extension SystemPopDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(recognizer, uiKitAgrees: uiKitsDelegate.gestureRecognizerShouldBegin(recognizer))
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        uiKitsDelegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        uiKitsDelegate.gestureRecognizer(recognizer, shouldReceive: event)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        uiKitsDelegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        uiKitsDelegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        uiKitsDelegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
}
#endif
#endif
