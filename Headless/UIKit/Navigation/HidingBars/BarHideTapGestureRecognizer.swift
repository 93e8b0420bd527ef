/// The recognizer behind `barHideOnTapGestureRecognizer`: a tap on the content hides the bars or shows them (fact C31).
final class BarHideTapGestureRecognizer: UITapGestureRecognizer {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        isEnabled = false
    }

    // Where the controller has undeclared methods, these answer instead (fact C36).
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        System.current.switches.hasUndeclaredMethods
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !System.current.switches.hasUndeclaredMethods, touches.contains(where: isOnControl) { state = .failed }
    }

    /// Whether the touch is on a control or a bar, which then handles the tap.
    func isOnControl(_ touch: UITouch) -> Bool {
        var view = touch.view
        while let current = view, current !== self.view {
            if current is UIControl || current is UINavigationBar || current is UIToolbar { return true }
            if current is FloatingBarItems { return true }
            view = current.superview
        }
        return false
    }

    override func willCallTargets() {
        if state == .ended { controller?.toggleBarsByTap() }
    }
}
