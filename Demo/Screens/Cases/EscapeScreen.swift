import PopNavigation
import UIKit

extension DemoCase {
    static let escape = DemoCase(
        "escape", .decision, title: "VoiceOver's escape", badge: "Z",
        instruction: "Press Escape, then switch the refusal off and press it again.",
        expectation: "A screen that declines keeps its place, and the escape counts as handled. Then it pops."
    ) {
        [EscapeScreen($0)]
    } plain: {
        [PlainEscapeScreen($0)]
    }
}

/// VoiceOver's escape gesture, by a button.
class EscapeScreen: CaseScreen {
    var declines = true
    private let result = UILabel("Not performed yet", font: Palette.body, color: Palette.ink, alignment: .center)
    private lazy var toggle = Toggle("This screen declines", isOn: true, accent: accent) { [weak self] isOn in
        self?.declines = isOn
    }
    private lazy var escape = TapButton("Escape", color: accent) { [weak self] in self?.performEscape() }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [toggle, escape, result] { stage.addSubview(part) }
    }

    override func layOutStage(_ bounds: CGRect) {
        toggle.frame = Self.column(of: bounds, top: 8, height: 56)
        escape.frame = CGRect(x: bounds.width / 2 - 80, y: 76, width: 160, height: 48)
        result.frame = CGRect(x: 24, y: 132, width: bounds.width - 48, height: 24)
    }

    private func performEscape() {
        // VoiceOver asks the screen, then what is around it.
        let isHandled = accessibilityPerformEscape() || navigationController?.accessibilityPerformEscape() ?? false
        result.text = isHandled ? "The escape is handled" : "The escape is not handled"
    }
}

extension EscapeScreen: PopConfirming {
    func shouldPop(for trigger: PopTrigger) -> Bool { !declines }
}
