/// An object that handles events and passes those that it does not handle to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyValueReadable {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// Declared by UIKit for every object. Here only responders have it:
    /// Swift cannot override what an extension declares.
    @_documentation(visibility: internal)
    nonisolated open func accessibilityPerformEscape() -> Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// A value that apps read by key-value coding; nil where the key does not exist (fact E1).
    package func readValue(forKey key: String) -> Any?? { nil }

    /// The window in which this responder can be first responder.
    package var responderWindow: UIWindow? { next?.responderWindow }

    /// The keys of a hardware keyboard that this responder gives a meaning (fact I26).
    open var keyCommands: [UIKeyCommand]? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        let previous = window.firstResponder
        if let previous, !previous.canResignFirstResponder { return false }
        window.firstResponder = nil
        if let previous { previous.didResignFirstResponder(next: self) }
        window.firstResponder = self
        didBecomeFirstResponder()
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        didResignFirstResponder(next: nil)
        return true
    }

    /// Hooks for text fields and their keyboard.
    package func didBecomeFirstResponder() {}
    package func didResignFirstResponder(next: UIResponder?) {}

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
