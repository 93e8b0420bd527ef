/// An object that shows text with a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection, or the caret if it is empty.
    var selectedTextRange: UITextRange? { get set }
}
