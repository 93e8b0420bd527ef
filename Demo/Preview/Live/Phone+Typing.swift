@testable import UIKit
@testable import UIKitSimulator

/// The phone's keyboard.
extension Phone {
    /// More characters than a field shows, since each of them is in every picture.
    private static let textLimit = 100

    /// Whether a text field is the first responder.
    var isTyping: Bool { [.showing, .shown].contains(device.system.keyboard.phase) }

    func type(_ letter: String) {
        device.activate()
        switch letter {
        case "\u{8}": device.system.keyboard.pressDelete()
        case "\n": device.system.keyboard.pressReturn()
        default:
            guard Self.focusedField(in: device.window)?.text?.count ?? 0 < Self.textLimit else { return }
            device.system.keyboard.type(letter)
        }
    }

    private static func focusedField(in view: UIView) -> UITextField? {
        if let field = view as? UITextField, field.isFirstResponder { return field }
        return view.subviews.lazy.compactMap(focusedField).first
    }
}
