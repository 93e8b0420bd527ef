import UIKit

/// Stands in front of UIKit's delegate of a pop recognizer, passes on every question, and notes the questions.
final class DeviceForwardingDelegate: NSObject, UIGestureRecognizerDelegate {
    nonisolated(unsafe) let original: any UIGestureRecognizerDelegate
    /// The questions in the order in which they were first asked.
    private(set) var questions: [String] = []
    /// The first question that UIKit's delegate has answered with no.
    private(set) var refused: String?
    /// Whether a new touch has a view at the undeclared question.
    private(set) var knowsView: Bool?

    init(to original: any UIGestureRecognizerDelegate) {
        self.original = original
        super.init()
        _ = Self.answersUndeclaredQuestion
    }

    /// UIKit's own question, which no header declares.
    static let undeclaredQuestion = NSSelectorFromString("_gestureRecognizer:shouldReceiveEvent:")

    func answerUndeclared(about event: UIEvent, _ answer: Bool?) -> Bool {
        if knowsView == nil, let touch = event.allTouches?.first { knowsView = touch.view != nil }
        return note("_shouldReceiveEvent", answer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        note("shouldReceiveEvent", original.deviceAnswer(gestureRecognizer, shouldReceive: event))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("shouldReceiveTouch", original.deviceAnswer(gestureRecognizer, shouldReceive: touch))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("shouldBegin", original.deviceAnswerShouldBegin(gestureRecognizer))
    }

    private func note(_ question: String, _ answer: Bool?) -> Bool {
        if !questions.contains(question) { questions.append(question) }
        if answer == false { refused = refused ?? question }
        return answer ?? true
    }
}
