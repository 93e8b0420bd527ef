#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Names of methods that Swift cannot name: UIKit implements them without declaring them.
extension Selector {
    static var navigationBarShouldPop: Selector { sel_registerName("navigationBar:shouldPopItem:") }
    static var shouldBegin: Selector { sel_registerName("gestureRecognizerShouldBegin:") }
    static var shouldReceiveEvent: Selector { sel_registerName("gestureRecognizer:shouldReceiveEvent:") }
    static var shouldReceiveTouch: Selector { sel_registerName("gestureRecognizer:shouldReceiveTouch:") }
    static var shouldRequireFailure: Selector {
        sel_registerName("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    }
    static var shouldBeRequiredToFail: Selector {
        sel_registerName("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
    }
    static var shouldRecognizeSimultaneously: Selector {
        sel_registerName("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    }
}
#endif
