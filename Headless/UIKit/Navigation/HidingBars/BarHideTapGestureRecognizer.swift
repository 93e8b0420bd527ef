/// The recognizer behind `barHideOnTapGestureRecognizer`: a tap on the content hides the bars or shows them (fact C31).
final class BarHideTapGestureRecognizer: UITapGestureRecognizer {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        isEnabled = false
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
