/// The text that apps copy and paste.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    // One for each simulated system would need an owner there; nothing pastes between them.
    private static let shared = UIPasteboard()

    open class var general: UIPasteboard { shared }

    open var string: String?
}
