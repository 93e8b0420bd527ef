import Foundation

/// The simulated keyboard: it slides in while somebody edits, and out when nobody does, and tells so.
@MainActor
package final class Keyboard {
    package enum Phase {
        case hidden, showing, shown, hiding
    }

    private unowned let system: System
    package private(set) var phase = Phase.hidden
    /// The system has it while it is shown.
    private weak var window: KeyboardWindow?
    /// What has been said about its last movement.
    private var news: [AnyHashable: Any] = [:]
    /// While a movement begins, which may end the one before.
    private var isSettingOff = false
    /// Who gets the keys.
    private weak var owner: (any UIKeyInput)?

    init(system: System) {
        self.system = system
    }

    // MARK: - Keys

    /// Types into whatever has the keyboard, letter by letter.
    package func type(_ text: String) {
        for letter in text { owner?.insertText(String(letter)) }
    }

    package func pressDelete() {
        owner?.deleteBackward()
    }

    package func pressReturn() {
        owner?.insertText("\n")
    }

    // MARK: - In and out

    func serve(_ input: any UIKeyInput) {
        owner = input
        move(in: true)
    }

    func dismiss(_ input: any UIKeyInput) {
        guard owner === input else { return }
        owner = nil
        move(in: false)
    }

    /// Where it rests on the screen.
    package var frame: CGRect {
        let screen = system.screen.bounds
        let height =
            screen.width > screen.height ? Calibration.Keyboard.compactHeight : Calibration.Keyboard.height
        return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    private func move(in isMovingIn: Bool) {
        switch phase {
        case .showing, .shown: if isMovingIn { return }
        case .hiding, .hidden: if !isMovingIn { return }
        }
        let shown = frame
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        let window = window ?? KeyboardWindow(system: system)
        self.window = window
        let view = window.keyboard
        if phase == .hidden {
            view.frame = hidden
            window.isHidden = false
        }
        phase = isMovingIn ? .showing : .hiding
        let begin = view.layer.presentationValues.frame(anchorPoint: view.layer.anchorPoint)
        let news = info(from: begin, to: isMovingIn ? shown : hidden)
        post(UIResponder.keyboardWillChangeFrameNotification, news)
        self.news = news
        post(isMovingIn ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, news)
        // The app may have turned it round in that call.
        guard phase == (isMovingIn ? .showing : .hiding) else { return }
        // The keyboard is not part of any transition that is being recorded.
        isSettingOff = true
        system.timeline.perform {
            AnimationContext.run(
                duration: Calibration.Keyboard.duration,
                animations: { view.frame = isMovingIn ? shown : hidden },
                completion: { [weak self] _ in self?.arrived() }
            )
        }
        isSettingOff = false
        // At its goal already, as when the screen has turned with it: nothing moves whose end would tell.
        if view.layer.animations.isEmpty { system.clock.async { [weak self] in self?.arrived() } }
    }

    /// Turned round on its way, it arrives with the last of its movements, whichever that is; also where that is not its own,
    /// as when the screen turns meanwhile.
    private func arrived() {
        guard !isSettingOff, phase == .showing || phase == .hiding else { return }
        if window?.keyboard.layer.animations.isEmpty == false {
            _ = system.clock.schedule(after: Calibration.Keyboard.duration) { [weak self] in self?.arrived() }
            return
        }
        let hasMovedIn = phase == .showing
        phase = hasMovedIn ? .shown : .hidden
        if !hasMovedIn { window?.isHidden = true }
        post(UIResponder.keyboardDidChangeFrameNotification, news)
        post(hasMovedIn ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, news)
    }

    private func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Calibration.Keyboard.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Calibration.Keyboard.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: system.screen, userInfo: info)
    }
}
