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
        case (.navigationBarShouldPop, _, let item as UINavigationItem): return answer(toBackButtonOf: item)
        case (.shouldBegin, let recognizer as UIGestureRecognizer, _):
            return !isBarHiding(recognizer) || mayHideBarsByGesture
        case (.shouldReceiveTouch, let tap as BarHideTapGestureRecognizer, let touch as UITouch):
            return !tap.isOnControl(touch)
        case (.shouldRecognizeSimultaneously, let recognizer as UIGestureRecognizer, _):
            return isBarHiding(recognizer)
        default: return selector != .shouldRecognizeSimultaneously
        }
    }

    final func implementsUndeclared(_ selector: Selector) -> Bool {
        System.current.switches.hasUndeclaredMethods
            && [.navigationBarShouldPop, .shouldBegin, .shouldReceiveTouch, .shouldRecognizeSimultaneously]
                .contains(selector)
    }

    /// UIKit's method doesn't ask: it allows the pop, which follows, or pops itself.
    private func answer(toBackButtonOf item: UINavigationItem) -> Bool {
        guard !System.current.switches.popsAfterBackButton, topViewController?.navigationItem === item else {
            return true
        }
        popAfterBackButton()
        return false
    }
}
