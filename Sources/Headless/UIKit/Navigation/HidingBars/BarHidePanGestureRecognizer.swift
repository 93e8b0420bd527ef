/// The recognizer behind `barHideOnSwipeGestureRecognizer`:
/// a swipe up hides the bars, a swipe down shows them (fact C31).
///
/// The recognizer neither prevents others nor is prevented by them, so the content scrolls at the same time.
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        isEnabled = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func evaluate(_ travel: CGPoint) -> Decision {
        guard abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis else { return .wait }
        return abs(travel.y) > abs(travel.x) ? .begin : .fail
    }

    override func willCallTargets() {
        if state == .began { controller?.hideBarsByGesture(travel.y < 0) }
    }
}
