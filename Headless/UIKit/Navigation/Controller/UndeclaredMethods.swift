/// Methods of delegates' protocols that UINavigationController implements without declaring them (fact C36).
extension UINavigationController {
    /// The class's own answer to a question; nil if it does not implement the method. An extension of the app adds a
    /// method, or replaces UIKit's.
    ///
    /// With the Objective-C runtime a subclass finds the method with `class_getInstanceMethod` and calls its
    /// implementation.
    package final func undeclaredAnswer(
        to selector: Selector, _ first: AnyObject, _ second: AnyObject? = nil
    ) -> Bool? {
        if case .asked(let body)? = MethodTable.shared.find(selector, in: UINavigationController.self) {
            return body(self, first, second ?? first)
        }
        switch (selector, first, second) {
        case (.navigationBarShouldPop, _, _): return true
        case (.undeclaredShouldBegin, let recognizer as UIGestureRecognizer, _):
            return !isBarHiding(recognizer) || mayHideBarsByGesture
        case (.undeclaredShouldReceiveTouch, let tap as BarHideTapGestureRecognizer, let touch as UITouch):
            return !tap.isOnControl(touch)
        case (.undeclaredShouldReceiveTouch, _, _): return true
        case (.undeclaredShouldRecognizeSimultaneously, let recognizer as UIGestureRecognizer, _):
            return isBarHiding(recognizer)
        default: return nil
        }
    }

    /// Whether an extension has added a method to the class.
    package static func hasAddedMethod(_ selector: Selector) -> Bool {
        MethodTable.shared.find(selector, in: UINavigationController.self) != nil
    }

    final func implementsUndeclared(_ selector: Selector) -> Bool {
        [
            .navigationBarShouldPop, .undeclaredShouldBegin, .undeclaredShouldReceiveTouch,
            .undeclaredShouldRecognizeSimultaneously,
        ].contains(selector)
    }
}
