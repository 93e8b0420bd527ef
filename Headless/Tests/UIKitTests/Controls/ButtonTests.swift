import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test("A button created with an action has its title and runs it")
    func primaryAction() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        let device = ControlScreen.show(button)
        #expect(button.currentTitle == "Go")
        device.fingerTap(at: ControlScreen.middle)
        #expect(runs == 1)
    }

    @Test("A button shows the title of its state")
    func titles() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(button.titleLabel?.text == "On")
        #expect(button.title(for: .highlighted) == "On")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        let system = UIButton(type: .system)
        system.tintColor = .green
        #expect(system.currentTitleColor == .green)
    }
}
