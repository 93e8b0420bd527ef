/// Delegate methods that UINavigationController implements without declaring them (fact C36).
extension UINavigationController {
    /// UIKit's own answer to a question of a delegate's protocol; nil if this system does not implement the method.
    ///
    /// With the Objective-C runtime a subclass finds the method with `class_getInstanceMethod` and calls its
    /// implementation.
    package final func undeclaredAnswer(
        to selector: Selector, _ first: AnyObject, _ second: AnyObject? = nil
    ) -> Bool? {
        guard implementsUndeclared(selector) else { return nil }
        switch (selector, first, second) {
        case (Self.shouldPop, _, let item as UINavigationItem): return answer(toBackButtonOf: item)
        case (Self.shouldBegin, let recognizer as UIGestureRecognizer, _):
            return !isBarHiding(recognizer) || mayHideBarsByGesture
        case (Self.shouldReceiveTouch, let tap as BarHideTapGestureRecognizer, let touch as UITouch):
            return !tap.isOnControl(touch)
        case (Self.shouldRecognizeSimultaneously, let recognizer as UIGestureRecognizer, _):
            return isBarHiding(recognizer)
        default: return selector != Self.shouldRecognizeSimultaneously
        }
    }

    final func implementsUndeclared(_ selector: Selector) -> Bool {
        System.current.switches.hasUndeclaredMethods
            && [Self.shouldPop, Self.shouldBegin, Self.shouldReceiveTouch, Self.shouldRecognizeSimultaneously]
                .contains(selector)
    }

    /// UIKit's method asks nothing: it allows the pop, which follows, or pops itself.
    private func answer(toBackButtonOf item: UINavigationItem) -> Bool {
        guard !System.current.switches.popsAfterBackButton, topViewController?.navigationItem === item else {
            return true
        }
        popAfterBackButton()
        return false
    }

    private static let shouldPop = Selector("navigationBar:shouldPopItem:")
    private static let shouldBegin = Selector("gestureRecognizerShouldBegin:")
    private static let shouldReceiveTouch = Selector("gestureRecognizer:shouldReceiveTouch:")
    private static let shouldRecognizeSimultaneously = Selector(
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
}
