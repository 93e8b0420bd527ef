import UIKit

/// A hardware keyboard.
extension SimulatedDevice {
    /// Presses and releases a key. Returns whether a responder has a key command for it.
    ///
    /// - Parameter input: The character, or one of the constants of `UIKeyCommand`, such as `inputEscape`.
    @discardableResult
    public func keyPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        activate()
        return system.press(KeyPress(input, modifierFlags: modifierFlags))
    }
}
