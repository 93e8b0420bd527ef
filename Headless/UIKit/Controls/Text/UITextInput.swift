/// An object that shows text with a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// The selection, or the caret if it is empty.
    var selectedTextRange: UITextRange? { get set }
    /// The caret's frame, in the coordinates of the object's view.
    func caretRect(for position: UITextPosition) -> CGRect
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the position.
    final let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}
