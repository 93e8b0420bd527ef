extension UIGestureRecognizer {
    /// Asks about a sequence of touches, or about a scroll, in the order of fact A29: the subclass, then the delegate,
    /// first the undeclared question, then, after a yes, the public one.
    final func receives(_ event: UIEvent) -> Bool {
        guard shouldReceive(event) else { return false }
        if undeclaredQuestions.contains(.shouldReceiveEvent), let delegate,
            !event.askedBeforeHitTesting({ ask(delegate, .undeclaredShouldReceiveEvent, about: event) })
        {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: event) != false
    }

    /// Whether the delegate's answer to the undeclared question lets the other recognizer wait for this one.
    final func isUndeclaredRequirement(of other: UIGestureRecognizer) -> Bool {
        guard undeclaredQuestions.contains(.shouldBeRequiredToFail), let delegate else { return false }
        return ask(delegate, .undeclaredShouldBeRequiredToFail, about: other)
    }

    /// Whether the delegate's answer to the undeclared question lets this recognizer wait for the other one.
    final func hasUndeclaredRequirement(_ other: UIGestureRecognizer) -> Bool {
        guard undeclaredQuestions.contains(.shouldRequireFailure), let delegate else { return false }
        return ask(delegate, .undeclaredShouldRequireFailure, about: other)
    }

    /// Whether the delegate's answers allow the recognizer to begin: the public one, then the undeclared one.
    final var delegateAllowsBegin: Bool {
        guard let delegate else { return true }
        return delegate.gestureRecognizerShouldBegin(self)
            && (!undeclaredQuestions.contains(.shouldBegin) || ask(delegate, .undeclaredShouldBegin, about: self))
    }

    /// Whether the delegate's answers let the recognizer receive a touch: the undeclared one, then the public one.
    final func delegateAllows(_ touch: UITouch) -> Bool {
        guard let delegate else { return true }
        if undeclaredQuestions.contains(.shouldReceiveTouch),
            !ask(delegate, .undeclaredShouldReceiveTouch, about: touch)
        {
            return false
        }
        return delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    /// Whether one of the delegate's answers lets the recognizer recognize together with another one.
    final func delegateAllowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
        guard let delegate else { return false }
        return delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
            || undeclaredQuestions.contains(.shouldRecognizeSimultaneously)
                && ask(delegate, .undeclaredShouldRecognizeSimultaneously, about: other)
    }

    /// UIKit has noted that the delegate responds. A delegate that no longer does ends the process, as on iOS.
    private func ask(
        _ delegate: any UIGestureRecognizerDelegate, _ question: Selector, about object: AnyObject
    ) -> Bool {
        guard let answer = Messages.ask(question, of: delegate, self, object) else {
            Exception.raise(
                .invalidArgument, "-[\(type(of: delegate)) \(question)]: unrecognized selector sent to instance")
        }
        return answer
    }
}
