/// The recognizer behind `barHideOnSwipeGestureRecognizer`:
/// a drag up hides the bars, a drag down shows them (fact C31).
///
/// The controller's undeclared answer lets it recognize together with others, so the content scrolls at the same time.
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        isEnabled = false
    }

    override func evaluate(_ travel: CGPoint) -> Decision {
        guard abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis else { return .wait }
        return abs(travel.y) > abs(travel.x) ? .begin : .fail
    }

    override func willCallTargets() {
        guard let gestures = controller?.barHidingStorage else { return }
        let travel = translation(in: view).y
        switch state {
        case .began: controller?.beginHidingBars(travel < 0)
        case .changed: gestures.running?.move(by: travel)
        case .ended: gestures.running?.end(velocity: velocity(in: view).y)
        case .cancelled: gestures.running?.end(completes: false)
        case .possible, .failed: break
        }
    }
}
