/// A key of a hardware keyboard that is pressed with modifiers (fact I26).
package struct KeyPress {
    let input: String
    let modifierFlags: UIKeyModifierFlags

    package init(_ input: String, modifierFlags: UIKeyModifierFlags) {
        self.input = input
        self.modifierFlags = modifierFlags
    }
}

extension System {
    /// Performs the key command of a key, and lets the run loop turn. Returns false if no responder has one for it.
    package func press(_ key: KeyPress) -> Bool {
        defer { runLoopTurn() }
        guard let (command, receiver) = command(for: key) else { return false }
        receiver.perform(command.action, with: command)
        return true
    }

    /// The nearest command up the responder chain, with the object that performs its action.
    private func command(for key: KeyPress) -> (UIKeyCommand, NSObject)? {
        let start = windows.last(where: \.isKeyWindow)?.responderForKeys
        for responder in sequence(first: start, next: { $0?.next }).compactMap({ $0 }) {
            for command in responder.keyCommands ?? [] where command.matches(key, isMirrored: traits.isMirrored) {
                guard let action = command.action,
                    let receiver = start?.target(forAction: action, withSender: command) as? NSObject
                else { continue }
                return (command, receiver)
            }
        }
        return nil
    }
}

extension UITraitCollection {
    fileprivate var isMirrored: Bool { layoutDirection == .rightToLeft }
}

extension UIWindow {
    /// The first responder, or the screen in front if there is none.
    fileprivate var responderForKeys: UIResponder? { firstResponder ?? rootViewController?.inFrontForKeys }
}

extension UIViewController {
    /// The presented screen in front, and in it the screen that a container shows.
    fileprivate var inFrontForKeys: UIViewController {
        (presentedStorage ?? childrenForAppearance.last)?.inFrontForKeys ?? self
    }
}
