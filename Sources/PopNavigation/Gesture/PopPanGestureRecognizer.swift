#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The controller's own pan recognizer. It reports to the controller, its delegate, when UIKit resets it: a drag is over.
///
/// A recognizer that loses a drag to another one sends no action; the reset is its only sign.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    override func reset() {
        super.reset()
        (delegate as? BasicNavigationController)?.gestures.endSession()
    }
}

/// The target of the controller's recognizer.
///
/// Not the controller itself: an observer may release the controller in the middle of the action, and this object keeps it
/// until the end.
@MainActor
final class PopRecognizerTarget: NSObject {
    private unowned let gestures: PopGestures

    init(_ gestures: PopGestures) {
        self.gestures = gestures
        super.init()
        Self.registerActions
    }

    func recognizerChanged() {
        withExtendedLifetime(gestures.controller) { gestures.recognizerChanged() }
    }
}
#endif
