import UIKit

/// Keeps a pop recognizer's delegate, forwards all questions to it, and overrides those with its own answer.
@MainActor
final class PopDelegateProxy: NSObject, UIGestureRecognizerDelegate, NSObjectOverrides {
    nonisolated(unsafe) private let original: NSObject
    nonisolated(unsafe) var event: Bool?
    var begins: Bool?
    /// Called in the question whether the recognizer may begin.
    var isAsked: () -> Void = {}
    /// Whether the delegate conceals UIKit's undeclared question.
    nonisolated(unsafe) var conceals = false
    private(set) var questions: [String] = []

    init(of recognizer: UIGestureRecognizer) {
        original = recognizer.delegate as! NSObject
        super.init()
        recognizer.delegate = self
    }

    private var delegate: any UIGestureRecognizerDelegate { original as! any UIGestureRecognizerDelegate }

    nonisolated func responds(to aSelector: Selector!) -> Bool {
        if aSelector == .undeclaredShouldReceiveEvent, conceals || event != nil { return !conceals }
        return implements(aSelector) || original.responds(to: aSelector)
    }

    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { original }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("begin")
        isAsked()
        return begins ?? delegate.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("touch")
        return delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
}

extension PopDelegateProxy: MessageReceiver {
    func answers(_ selector: Selector) -> Bool { false }
    func receive(_ selector: Selector, _ argument: AnyObject?) {}

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        guard selector == .undeclaredShouldReceiveEvent, let event else { return nil }
        questions.append("event")
        return event
    }
}
