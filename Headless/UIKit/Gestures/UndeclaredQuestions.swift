/// The questions that UIKit asks a recognizer's delegate although no header declares them (fact A29).
struct UndeclaredQuestions: OptionSet {
    let rawValue: Int
    static let shouldReceiveEvent = Self(rawValue: 1)
    static let shouldBeRequiredToFail = Self(rawValue: 2)
    static let shouldRequireFailure = Self(rawValue: 32)
    static let shouldBegin = Self(rawValue: 4)
    static let shouldReceiveTouch = Self(rawValue: 8)
    static let shouldRecognizeSimultaneously = Self(rawValue: 16)

    private static let selectors: [(Self, Selector)] = [
        (.shouldReceiveEvent, .undeclaredShouldReceiveEvent),
        (.shouldBeRequiredToFail, .undeclaredShouldBeRequiredToFail),
        (.shouldRequireFailure, .undeclaredShouldRequireFailure),
        (.shouldBegin, .undeclaredShouldBegin), (.shouldReceiveTouch, .undeclaredShouldReceiveTouch),
        (.shouldRecognizeSimultaneously, .undeclaredShouldRecognizeSimultaneously),
    ]
}

extension UndeclaredQuestions {
    /// The questions to which the delegate responds.
    init(of delegate: (any UIGestureRecognizerDelegate)?) {
        self = []
        guard let delegate else { return }
        for (question, selector) in Self.selectors where delegate.responds(to: selector) { insert(question) }
    }
}
