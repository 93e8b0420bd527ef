@testable import UIKit

@testable import PopNavigation

/// A delegate in UIKit's place. It records what it is asked, and gives one answer to every question.
@MainActor
final class QuestionedDelegate: NSObject, UIGestureRecognizerDelegate, MessageReceiver {
    /// A question that no header declares and no library knows.
    nonisolated static let unknownQuestion = Selector("_gestureRecognizer:shouldDoSomethingNewWith:")
    /// UIKit's undeclared question about its own priority.
    nonisolated static let priorityQuestion = Selector(
        "_gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")

    var says = true
    private(set) var asked: [String] = []

    func takeQuestions() -> [String] {
        defer { asked = [] }
        return asked
    }

    private func answer(_ question: String) -> Bool {
        asked.append(question)
        return says
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer("begin") }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer("touch")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        answer("event")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("requireFailure") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("requiredToFail") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("simultaneous") }

    // What no header declares.

    func answers(_ selector: Selector) -> Bool {
        [Self.unknownQuestion, Self.priorityQuestion, .uiKitsEventQuestion].contains(selector)
    }

    func receive(_ selector: Selector, _ argument: AnyObject?) {}

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        answers(selector) ? answer("\(selector)") : nil
    }
}

extension PopDelegateProxy {
    /// Asks as UIKit does, with a message.
    func answer(to question: Selector, _ recognizer: UIGestureRecognizer, _ object: AnyObject) -> Bool? {
        Messages.ask(question, of: self, recognizer, object)
    }
}
