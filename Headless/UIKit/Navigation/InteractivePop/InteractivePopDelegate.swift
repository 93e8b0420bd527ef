/// The delegate of UIKit's pop recognizers on a system with separate handler and delegate objects (fact E1).
final class InteractivePopDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let handler: _UINavigationInteractiveTransition

    init(handler: _UINavigationInteractiveTransition) {
        self.handler = handler
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        handler.shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        handler.shouldReceive(touch, for: gestureRecognizer)
    }
}

extension InteractivePopDelegate: MessageReceiver {
    func answers(_ selector: Selector) -> Bool {
        let questions: [Selector] = [
            .undeclaredShouldReceiveEvent, .undeclaredShouldBeRequiredToFail, .undeclaredShouldRequireFailure,
        ]
        return questions.contains(selector) && handler.answers(selector)
    }

    func receive(_ selector: Selector, _ argument: AnyObject?) {}

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        handler.answer(selector, first, second)
    }
}
