/// A range of a text, in UTF-16 units.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    final let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    /// `package`, since the recorded declarations of the SDK lack it.
    package var isEmpty: Bool { range.length == 0 }
    open var start: UITextPosition { UITextPosition(offset: range.location) }
    open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
}
