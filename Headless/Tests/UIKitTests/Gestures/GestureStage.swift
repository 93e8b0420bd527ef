import UIKit
import UIKitSimulator

/// A simulated device with one view, fingers, and a log of the callbacks.
@MainActor
final class GestureStage {
    let device = SimulatedDevice()
    let window: UIWindow
    /// Fills the window.
    let view: UIView
    var log: [String] = []

    init() {
        GestureStage.register()
        window = device.window
        view = UIView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        wait(0)
    }

    /// The digitizer, for events that a finger alone cannot cause: several changes at once, other types of touches, and
    /// cancelled touches.
    var touches: Digitizer { system.digitizer }
    var system: System { device.system }

    /// Returns the log so far and clears it.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        device.fingerDown(finger, at: CGPoint(x: x, y: y))
    }

    /// One sample, one frame later.
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        device.fingerMove(finger, to: CGPoint(x: x, y: y), duration: 1 / 120)
    }

    func up(finger: Int = 0) {
        device.fingerUp(finger)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up()
    }

    func wait(_ seconds: TimeInterval) {
        device.wait(seconds)
    }

    func addView(_ name: String, frame: CGRect, to superview: UIView? = nil) -> LoggingView {
        let view = LoggingView(frame: frame)
        view.name = name
        view.stage = self
        (superview ?? self.view).addSubview(view)
        return view
    }

    /// Adds the recognizer to the view, by default the stage's, and logs its actions as "name state". UIKit's pop
    /// recognizers get a delegate, which gives them their priority.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(target(), action: GestureStage.action)
        if recognizer is _UIParallaxTransitionPanGestureRecognizer { _ = delegate(of: recognizer) }
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// A target that calls the closure with each action.
    func target(_ body: ((UIGestureRecognizer) -> Void)? = nil) -> Target {
        let target = Target(
            body: body ?? { [unowned self] recognizer in
                log.append("\(recognizer.name ?? "?") \(recognizer.state)")
            }
        )
        targets.append(target)
        return target
    }

    func delegate(of recognizer: UIGestureRecognizer) -> GestureDelegate {
        let delegate = GestureDelegate(stage: self)
        delegates.append(delegate)
        recognizer.delegate = delegate
        return delegate
    }

    /// The objects that recognizers do not retain.
    private var targets: [Target] = []
    private var delegates: [GestureDelegate] = []

    static let action = NSSelectorFromString("handle:")

    private static func register() {
        let handle: @MainActor (AnyObject, Any?) -> Void = { target, recognizer in
            guard let target = target as? Target, let recognizer = recognizer as? UIGestureRecognizer else { return }
            target.body(recognizer)
        }
        class_addMethod(Target.self, action, imp_implementationWithBlock(handle), "v@:@")
    }

    final class Target: NSObject {
        let body: (UIGestureRecognizer) -> Void

        init(body: @escaping (UIGestureRecognizer) -> Void) {
            self.body = body
        }
    }
}

/// Logs the touches of a view as "name phase".
final class LoggingView: UIView {
    var name = ""
    weak var stage: GestureStage?
    var mayBegin: ((UIGestureRecognizer) -> Bool)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ call: String, _ touches: Set<UITouch>) {
        let phases = Set(touches.map { "\($0.phase)" })
        stage?.log.append(phases == [call] ? "\(name) \(call)" : "\(name) \(call) in phase \(phases.sorted())")
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let mayBegin else { return true }
        stage?.log.append("\(name) asked for \(gestureRecognizer.name ?? "?")")
        return mayBegin(gestureRecognizer)
    }
}

/// Logs the questions and returns the given answers; without one, UIKit's default without a delegate.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate, MessageReceiver {
    unowned let stage: GestureStage
    var begin: ((UIGestureRecognizer) -> Bool)?
    var receiveEvent: ((UIEvent) -> Bool)?
    var receiveTouch: ((UITouch) -> Bool)?
    var simultaneous: ((UIGestureRecognizer) -> Bool)?
    var requireFailure: ((UIGestureRecognizer) -> Bool)?
    var beRequired: ((UIGestureRecognizer) -> Bool)?

    init(stage: GestureStage) {
        self.stage = stage
    }

    private func ask<Argument>(
        _ recognizer: UIGestureRecognizer, _ question: String, _ answer: ((Argument) -> Bool)?, _ argument: Argument,
        default standard: Bool
    ) -> Bool {
        guard let answer else { return standard }
        stage.log.append("\(recognizer.name ?? "?"): \(question)")
        return answer(argument)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ask(gestureRecognizer, "begin?", begin, gestureRecognizer, default: true)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        ask(gestureRecognizer, "event?", receiveEvent, event, default: true)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ask(gestureRecognizer, "touch?", receiveTouch, touch, default: true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let other = otherGestureRecognizer
        return ask(gestureRecognizer, "with \(other.name ?? "?")?", simultaneous, other, default: false)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let other = otherGestureRecognizer
        return ask(gestureRecognizer, "after \(other.name ?? "?")?", requireFailure, other, default: false)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let other = otherGestureRecognizer
        return ask(gestureRecognizer, "before \(other.name ?? "?")?", beRequired, other, default: false)
    }
}

/// The answers of UIKit's own delegate to the undeclared questions about UIKit's pop recognizers.
extension GestureDelegate {
    func answers(_ selector: Selector) -> Bool {
        selector == .undeclaredShouldBeRequiredToFail || selector == .undeclaredShouldRequireFailure
    }

    func receive(_ selector: Selector, _ argument: AnyObject?) {}

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        guard answers(selector), let other = second as? UIGestureRecognizer else { return nil }
        guard let own = first as? _UIParallaxTransitionPanGestureRecognizer else { return false }
        return selector == .undeclaredShouldBeRequiredToFail ? own.precedes(other) : own.waits(for: other)
    }
}

/// A recognizer that logs its callbacks and runs the given closures.
final class Probe: UIGestureRecognizer {
    weak var stage: GestureStage?
    var onBegan: ((Probe, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((Probe, Set<UITouch>, UIEvent) -> Void)?
    var onEnded: ((Probe, Set<UITouch>, UIEvent) -> Void)?
    var isLogging = true
    var preventing: ((UIGestureRecognizer) -> Bool)?
    var preventable: ((UIGestureRecognizer) -> Bool)?
    var requiring: ((UIGestureRecognizer) -> Bool)?
    var required: ((UIGestureRecognizer) -> Bool)?

    init(_ stage: GestureStage) {
        super.init(target: nil, action: nil)
        self.stage = stage
    }

    private func note(_ call: String) {
        if isLogging { stage?.log.append("\(name ?? "?").\(call)") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesBegan")
        onBegan?(self, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesMoved")
        onMoved?(self, touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesEnded")
        onEnded?(self, touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesCancelled")
    }

    override func reset() {
        note("reset")
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventing?(preventedGestureRecognizer) ?? true
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventable?(preventingGestureRecognizer) ?? true
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let requiring else { return false }
        stage?.log.append("\(name ?? "?") class: after \(otherGestureRecognizer.name ?? "?")?")
        return requiring(otherGestureRecognizer)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let required else { return false }
        stage?.log.append("\(name ?? "?") class: before \(otherGestureRecognizer.name ?? "?")?")
        return required(otherGestureRecognizer)
    }
}
