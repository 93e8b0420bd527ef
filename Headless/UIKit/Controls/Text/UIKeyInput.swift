/// An object that receives keys.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
