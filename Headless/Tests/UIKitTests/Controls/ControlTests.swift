import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Controls under fingers")
struct ControlTests {
    /// Logs each event of the control by name.
    private func record(_ control: UIControl) -> ControlEventLog {
        let log = ControlEventLog()
        for (event, name) in ControlEventLog.names {
            control.addAction(UIAction { [unowned log] _ in log.events.append(name) }, for: event)
        }
        return log
    }

    @Test("A tap sends touchDown, touchUpInside and the primary action")
    func tap() {
        let button = UIButton(type: .system)
        let log = record(button)
        let device = ControlScreen.show(button)
        device.fingerDown(at: ControlScreen.middle)
        #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
        #expect(button.state == .highlighted)
        device.wait(0.05)
        device.fingerUp()
        #expect(!button.isTracking && !button.isTouchInside && !button.isHighlighted)
        #expect(log.events == ["down", "upInside", "primary"])
    }

    @Test("A second tap soon after the first also sends touchDownRepeat")
    func repeatedTap() {
        let button = UIButton(type: .system)
        let log = record(button)
        let device = ControlScreen.show(button)
        device.fingerTap(at: ControlScreen.middle)
        device.wait(0.1)
        device.fingerTap(at: ControlScreen.middle)
        #expect(log.events == ["down", "upInside", "primary", "down", "repeat", "upInside", "primary"])
    }

    @Test("A finger that leaves the control and returns sends an event for each")
    func dragOutAndIn() {
        let button = UIButton(type: .system)
        let log = record(button)
        let device = ControlScreen.show(button)
        device.fingerDown(at: ControlScreen.middle)
        device.fingerMove(to: CGPoint(x: 200, y: 450))
        #expect(button.isHighlighted, "a little outside still counts")
        device.fingerMove(to: CGPoint(x: 200, y: 700))
        #expect(!button.isHighlighted)
        device.fingerMove(to: ControlScreen.middle)
        #expect(button.isHighlighted)
        device.fingerMove(to: CGPoint(x: 200, y: 700))
        device.fingerUp()
        #expect(
            log.events == [
                "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
            ])
    }

    @Test("A recognizer that cancels the touch cancels the control")
    func cancelled() {
        let button = UIButton(type: .system)
        let log = record(button)
        let device = ControlScreen.show(button)
        button.superview?.addGestureRecognizer(UIPanGestureRecognizer())
        device.fingerDown(at: ControlScreen.middle)
        device.fingerMove(to: CGPoint(x: 220, y: 422))
        device.fingerUp()
        #expect(log.events == ["down", "cancel"])
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test("A disabled control doesn't send actions")
    func disabled() {
        let button = UIButton(type: .system)
        button.isEnabled = false
        let log = record(button)
        let device = ControlScreen.show(button)
        device.fingerTap(at: ControlScreen.middle)
        #expect(log.events.isEmpty)
        #expect(button.state == .disabled)
    }

    @Test("Targets are called in order, by selector, for their events")
    func targets() {
        let button = UIButton(type: .system)
        let target = ControlTarget()
        button.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(target, action: Selector("pressed"), for: [.touchDown, .touchUpInside])
        let device = ControlScreen.show(button)
        device.fingerTap(at: ControlScreen.middle)
        #expect(target.calls == ["pressed", "tapped UIButton", "pressed"])
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])

        button.removeTarget(target, action: Selector("pressed"), for: .touchUpInside)
        target.calls = []
        device.fingerTap(at: ControlScreen.middle)
        #expect(target.calls == ["pressed", "tapped UIButton"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allControlEvents.isEmpty)
    }

    @Test("Without a target the action goes up the responder chain")
    func responderChain() {
        let button = UIButton(type: .system)
        button.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)
        let device = SimulatedDevice()
        let controller = ControlController()
        button.frame = CGRect(x: 100, y: 400, width: 200, height: 44)
        controller.view.addSubview(button)
        device.show(controller)
        device.fingerTap(at: ControlScreen.middle)
        #expect(controller.taps == 1)
    }

    @Test("A finger beside a control counts as inside up to 70 points away")
    func slack() {
        let button = UIButton(type: .system)
        let device = ControlScreen.show(button, frame: CGRect(x: 150, y: 400, width: 100, height: 44))
        let log = record(button)
        for (y, end) in [(444 + 69, "upInside"), (444 + 71, "upOutside")] as [(CGFloat, String)] {
            log.events = []
            device.fingerDrag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: y), duration: 0.3)
            #expect(log.events.contains(end), "\(y)")
        }
    }

    @Test("A target is not retained; a deallocated one is not called")
    func targetLifetime() {
        let button = UIButton(type: .system)
        weak var gone: ControlTarget?
        do {
            let target = ControlTarget()
            gone = target
            button.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
        }
        #expect(gone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("An action replaces the one with the same identifier, and its sender is set while it runs")
    func actions() {
        let button = UIButton(type: .system)
        var calls: [String] = []
        let name = UIAction.Identifier("save")
        button.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .touchUpInside)
        let action = UIAction(title: "Save", identifier: name) { action in
            calls.append("new from \(type(of: action.sender!))")
        }
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls == ["new from UIButton"])
        #expect(action.sender == nil)
        button.removeAction(identifiedBy: name, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls.count == 1)
    }

    @Test("A tap recognizer around a button or switch does not recognize a single tap on the control")
    func tapsAreTheControls() {
        for control in [UIButton(type: .system), UISwitch()] as [UIControl] {
            let device = ControlScreen.show(control, frame: CGRect(x: 180, y: 400, width: 51, height: 44))
            let target = ControlTarget()
            control.superview?.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tapped:")))
            device.fingerTap(at: CGPoint(x: 200, y: 415))
            #expect(target.calls.isEmpty)
            device.wait(1)
            device.fingerTap(at: CGPoint(x: 50, y: 600))
            #expect(target.calls == ["tapped UITapGestureRecognizer"])
        }
    }
}

@MainActor
final class ControlEventLog {
    var events: [String] = []

    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
}

@MainActor
private final class ControlTarget: NSObject {
    var calls: [String] = []

    override init() {
        super.init()
        let tapped: @MainActor (AnyObject, Any?) -> Void = { target, sender in
            (target as! ControlTarget).calls.append("tapped \(type(of: sender!))")
        }
        let pressed: @MainActor (AnyObject) -> Void = { ($0 as! ControlTarget).calls.append("pressed") }
        class_addMethod(Self.self, Selector("tapped:"), imp_implementationWithBlock(tapped), nil)
        class_addMethod(Self.self, Selector("pressed"), imp_implementationWithBlock(pressed), nil)
    }
}

private final class ControlController: UIViewController {
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let tapped: @MainActor (AnyObject, Any?) -> Void = { controller, _ in
            (controller as! ControlController).taps += 1
        }
        class_addMethod(Self.self, Selector("tapped:"), imp_implementationWithBlock(tapped), nil)
    }
}
