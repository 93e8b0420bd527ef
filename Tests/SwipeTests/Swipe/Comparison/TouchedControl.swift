import UIKit

/// A control or a view with its own touches.
enum TouchedControl: String, CaseIterable, Sendable {
    case slider, button, toggle, textField, stepper, customControl, ownTouches

    /// Makes the control, which notes what it sees.
    @MainActor
    func make(noting log: ControlLog) -> UIView {
        switch self {
        case .slider:
            let slider = UISlider()
            slider.value = 0.5
            return noted(slider, log, { "\(slider.value)" }, .valueChanged)
        case .button: return noted(UIButton(), log)
        case .toggle:
            let toggle = UISwitch()
            return noted(toggle, log, { "\(toggle.isOn)" }, .valueChanged)
        case .textField:
            let field = UITextField()
            return noted(field, log, { "\(field.isFirstResponder)" }, .editingDidBegin)
        case .stepper:
            let stepper = SteppingControl()
            return noted(stepper, log, { "\(stepper.count)" }, .valueChanged)
        case .customControl: return noted(UIControl(), log)
        case .ownTouches: return TouchNotingView(log)
        }
    }

    @MainActor
    private func noted(
        _ control: UIControl, _ log: ControlLog, _ value: @escaping @MainActor () -> String = { "" },
        _ more: UIControl.Event = []
    ) -> UIControl {
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("drag", .touchDragInside), ("drag outside", .touchDragOutside),
            ("exit", .touchDragExit), ("enter", .touchDragEnter), ("up", .touchUpInside),
            ("up outside", .touchUpOutside), ("cancel", .touchCancel),
        ]
        for (name, event) in events { control.addAction(UIAction { _ in log.note(name) }, for: event) }
        // An action for a changed value is a sign that the control follows the finger.
        if !more.isEmpty { control.addAction(UIAction { _ in log.note("changed") }, for: more) }
        log.look = { [unowned control] in
            "\(value()) \(control.isHighlighted ? "highlighted" : "") \(control.isTracking ? "tracking" : "")"
        }
        return control
    }
}

/// What a control has seen, event by event.
@MainActor
final class ControlLog {
    private(set) var lines: [String] = []
    /// The control's state.
    var look: () -> String = { "" }
    private var unwritten: [String] = []

    func note(_ word: String) { unwritten.append(word) }

    /// Ends the line of an event.
    func endEvent(_ surroundings: String) {
        lines.append((unwritten + [look(), surroundings]).joined(separator: " "))
        unwritten = []
    }
}

/// A control that counts up or down when a finger lifts on one of its halves, as a stepper does.
private final class SteppingControl: UIControl {
    private(set) var count = 0

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self), bounds.contains(place) else { return }
        count += place.x < bounds.midX ? -1 : 1
        sendActions(for: .valueChanged)
    }
}

/// A view that notes its touches, as a canvas does.
private final class TouchNotingView: UIView {
    private let log: ControlLog

    init(_ log: ControlLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches { log.note("\(phase) \(touch.location(in: self))") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
