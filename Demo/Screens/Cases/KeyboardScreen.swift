import PopNavigation
import UIKit

extension DemoCase {
    static let keyboard = DemoCase(
        "keyboard", .trouble, title: "A keyboard", badge: "⌨",
        instruction: "Tap the field and drag at once, then wait for the keyboard and drag again.",
        expectation:
            "The keyboard leaves with the screen, and is back if you let go early. On iOS 26 it must rest first.",
        refusals: [.uiKitDeclined]
    ) { [KeyboardScreen($0)] }
}

/// A field with a keyboard.
final class KeyboardScreen: CaseScreen, UITextFieldDelegate {
    let field = UITextField(frame: .zero)

    override var showsOutcomeBelowCard: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.backgroundColor = Palette.card
        field.layer.cornerRadius = 8
        field.layer.borderWidth = 1
        field.layer.borderColor = Palette.secondaryInk.cgColor
        field.setPlaceholder("Tap here")
        field.font = Palette.body
        field.delegate = self
        stage.addSubview(field)
    }

    override func layOutStage(_ bounds: CGRect) {
        field.frame = Self.column(of: bounds, top: 8, height: 44)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
