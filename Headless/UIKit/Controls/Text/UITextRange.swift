/// A range of a text, in UTF-16 units.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    final let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
}
