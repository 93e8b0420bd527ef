/// The question in which UIKit's delegate refuses a pop for what does not change during a touch (facts C21, C24).
package enum PopRefusalStage: String, Sendable, CaseIterable {
    /// In the undeclared `_gestureRecognizer:shouldReceiveEvent:`, before all public questions.
    case inShouldReceiveEvent
    /// In `gestureRecognizerShouldBegin(_:)`. The delegate does not respond to the undeclared question.
    case inShouldBegin
}
