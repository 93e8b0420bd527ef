#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if canImport(ObjectiveC)
import UIKit

// UIKit's delegate has methods that no header declares, so it receives every other method directly.

extension SystemPopDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(
            recognizer, uiKitAgrees: uiKitsDelegate.gestureRecognizerShouldBegin?(recognizer) ?? true)
    }

    nonisolated override func responds(to selector: Selector!) -> Bool {
        if super.responds(to: selector) { return true }
        guard Thread.isMainThread else { return false }
        return MainActor.assumeIsolated { uiKitsDelegate.responds(to: selector) }
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        guard Thread.isMainThread else { return super.forwardingTarget(for: selector) }
        nonisolated(unsafe) var target: Any?
        MainActor.assumeIsolated { target = uiKitsDelegate }
        return target
    }
}
#endif
#endif
