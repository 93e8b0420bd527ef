import Foundation

/// The simulated keyboard: it slides in when an object that takes keys becomes first responder, and out when it
/// resigns, and posts UIKit's notifications.
@MainActor
package final class Keyboard {
    package enum Phase {
        case hidden, showing, shown, hiding
    }

    private unowned let system: System
    package private(set) var phase = Phase.hidden
    /// Retained by the system while it is visible.
    private weak var window: KeyboardWindow?
    /// The user info of the last movement's notifications.
    private var lastUserInfo: [AnyHashable: Any] = [:]
    /// True while a movement starts, which may end the previous movement.
    private var isStarting = false
    /// The object that receives the keys.
    private weak var owner: (any UIKeyInput)?

    init(system: System) {
        self.system = system
    }

    /// Types into the owner, letter by letter.
    package func type(_ text: String) {
        for letter in text { owner?.insertText(String(letter)) }
    }

    package func pressDelete() {
        owner?.deleteBackward()
    }

    package func pressReturn() {
        owner?.insertText("\n")
    }

    func show(for input: any UIKeyInput) {
        owner = input
        move(in: true)
    }

    func hide(for input: any UIKeyInput) {
        guard owner === input else { return }
        owner = nil
        if !isPreserved { move(in: false) }
    }

    /// Whether the keyboard stays without an owner, during an interactive pop (fact I14).
    var isPreserved = false

    /// The frame of the visible keyboard, in the coordinates of the screen.
    package var frame: CGRect {
        let screen = system.screen.bounds
        let height =
            screen.width > screen.height ? Calibration.Keyboard.compactHeight : Calibration.Keyboard.height
        return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    /// Whether the keyboard is sliding in or out.
    var isMoving: Bool { phase == .showing || phase == .hiding }

    private var isShownOrShowing: Bool { phase == .showing || phase == .shown }

    private func move(in isMovingIn: Bool) {
        guard isMovingIn != isShownOrShowing else { return }
        let shown = frame
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        let window = window ?? KeyboardWindow(system: system)
        self.window = window
        let view = window.keyboard
        if phase == .hidden {
            view.frame = hidden
            window.isHidden = false
        }
        let begin = view.layer.presentationValues.frame(anchorPoint: view.layer.anchorPoint)
        // After a finished interactive pop, the keyboard is already out of view, at the side of the screen (fact I14).
        let isBesideScreen = begin.minX >= shown.maxX || begin.maxX <= shown.minX
        let duration = isBesideScreen ? 0 : Calibration.Keyboard.duration
        let end = isMovingIn ? shown : hidden.offsetBy(dx: begin.minX - hidden.minX, dy: 0)
        phase = isMovingIn ? .showing : .hiding
        let info = userInfo(from: begin, to: end, duration: duration)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        lastUserInfo = info
        post(isMovingIn ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
        // An observer may have reversed the movement.
        guard phase == (isMovingIn ? .showing : .hiding) else { return }
        // The keyboard's own movement is not part of the transition that is being prepared.
        isStarting = true
        system.timeline.perform {
            AnimationContext.run(
                duration: duration,
                animations: { view.frame = end },
                completion: { [weak self] _ in self?.movementEnded() }
            )
        }
        isStarting = false
        if isMovingIn { for window in system.windows { window.rootViewController?.keyboardWillAppear() } }
        // In place already, as after a rotation: no animation ends that would call back.
        if view.layer.animations.isEmpty { system.clock.async { [weak self] in self?.movementEnded() } }
    }

    /// A reversed movement ends with the last of its animations; so does one during which the screen is rotated.
    private func movementEnded() {
        guard !isStarting, phase == .showing || phase == .hiding else { return }
        if window?.keyboard.layer.animations.isEmpty == false {
            _ = system.clock.schedule(after: Calibration.Keyboard.duration) { [weak self] in self?.movementEnded() }
            return
        }
        let isShown = phase == .showing
        phase = isShown ? .shown : .hidden
        if !isShown { window?.isHidden = true }
        post(UIResponder.keyboardDidChangeFrameNotification, lastUserInfo)
        post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, lastUserInfo)
    }

    private func userInfo(from begin: CGRect, to end: CGRect, duration: TimeInterval) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Calibration.Keyboard.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    /// The keyboard of another app next to this one appears or leaves (fact I21). Its window belongs to that app.
    package func moveOfAnotherApp(in isMovingIn: Bool) {
        let hidden = frame.offsetBy(dx: 0, dy: frame.height)
        var info = userInfo(
            from: isMovingIn ? hidden : frame, to: isMovingIn ? frame : hidden, duration: Calibration.Keyboard.duration)
        info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: false)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(isMovingIn ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
        _ = system.clock.schedule(after: Calibration.Keyboard.duration) { [weak self] in
            self?.post(UIResponder.keyboardDidChangeFrameNotification, info)
            self?.post(
                isMovingIn ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
        }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: system.screen, userInfo: info)
    }
}

/// During an interactive pop (fact I14).
extension Keyboard {
    /// Called in the transition's animation block, so that the keyboard follows the finger.
    func moveSideways(by distance: CGFloat) {
        guard isShownOrShowing else { return }
        window?.keyboard.frame = frame.offsetBy(dx: distance, dy: 0)
    }

    /// Hides a keyboard without an owner. A keyboard with an owner is back in its place: the pop was cancelled, or the
    /// new screen uses the keyboard.
    func endPreserving() {
        isPreserved = false
        if owner == nil { return move(in: false) }
        guard isShownOrShowing, let view = window?.keyboard, view.frame != frame else { return }
        view.frame = frame
    }
}
