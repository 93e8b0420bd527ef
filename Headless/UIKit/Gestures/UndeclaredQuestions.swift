/// The questions that UIKit asks a recognizer's delegate although no header declares them (fact A29).
struct UndeclaredQuestions: OptionSet {
    let rawValue: Int
    static let shouldReceiveEvent = Self(rawValue: 1)
    static let shouldBeRequiredToFail = Self(rawValue: 2)
    static let shouldRequireFailure = Self(rawValue: 4)
}

extension UndeclaredQuestions {
    /// The questions to which the delegate responds.
    init(of delegate: (any UIGestureRecognizerDelegate)?) {
        self = []
        guard let delegate else { return }
        if delegate.responds(to: .undeclaredShouldReceiveEvent) { insert(.shouldReceiveEvent) }
        if delegate.responds(to: .undeclaredShouldBeRequiredToFail) { insert(.shouldBeRequiredToFail) }
        if delegate.responds(to: .undeclaredShouldRequireFailure) { insert(.shouldRequireFailure) }
    }
}
