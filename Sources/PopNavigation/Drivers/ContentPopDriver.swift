#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lets the content recognizer of iOS 26 pop, under the controller's rules.
///
/// UIKit's recognizer knows nothing of areas, switches and refusals, and its delegate is UIKit's. Apple offers it for failure
/// requirements, and one is enough: it waits for a gate, which fails when the controller has allowed the drag. The
/// controller's own recognizer decides and drives nothing.
///
/// UIKit's edge recognizer is disabled meanwhile; otherwise the gate would have to hold it as well.
@MainActor
final class ContentPopDriver: PopDriving {
    let kind = PopDriver.contentPop

    /// The own recognizer begins earlier than UIKit's, and must not cancel a touch that in the end pops no screen.
    let cancelsTouches = false

    private weak var contentRecognizer: UIGestureRecognizer?
    private let gate: PopGate

    init?(for controller: BasicNavigationController, gate: PopGate) {
        guard let contentRecognizer = controller.contentPopRecognizer else { return nil }
        self.contentRecognizer = contentRecognizer
        self.gate = gate
        gate.hold(contentRecognizer, on: contentRecognizer.view ?? controller.view)
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        contentRecognizer != nil && contentRecognizer === controller.contentPopRecognizer
    }

    /// UIKit refuses its recognizer if it does not show its own back button, and if the app supplies animators.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool {
        // In a preceding view UIKit's recognizer would not wait for the view's recognizers: it waits for the gate alone.
        guard hasForwardVelocity(drag, in: controller.view), isTaken(drag, in: controller),
            !controller.gestures.touchIsInPrecedingView,
            let item = controller.topViewController?.navigationItem, !controller.isNavigationBarHidden
        else { return false }
        let isBackButtonReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isBackButtonReplaced && !controller.delegateRelay.appSuppliesAnimators
    }

    /// UIKit's recognizer has waited for the gate and begins with a translation of zero. If the finger has no velocity towards
    /// the trailing side either, the system's transition would begin without movement, and hang.
    private func hasForwardVelocity(_ drag: UIPanGestureRecognizer, in view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection.forward(drag.velocity(in: view).x) > 0
    }

    /// Whether UIKit's content recognizer can begin with the drag. It refuses steep drags which the rules allow, and which UIKit's
    /// edge recognizer accepts; and it ignores trackpads.
    private func isTaken(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> Bool {
        guard let touch = controller.gestures.session, !touch.isOnTrackpad else { return false }
        let location = drag.location(in: controller.view)
        return abs(location.y - touch.point.y) <= abs(location.x - touch.point.x) * Self.steepness
    }

    /// The largest number of vertical points for each point sideways. Calibration: UIKit's own limit is not known.
    private static let steepness: CGFloat = 0.7

    func begin(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> (any PopSwipe)? {
        gate.open()
        return ContentPopSwipe(of: controller.gestures, with: contentRecognizer)
    }

    func retire() {
        // Without the gate UIKit's recognizer would begin with the touches that the gate has held back.
        contentRecognizer?.loseTouches()
        gate.leave()
    }
}

/// A swipe that UIKit's content recognizer drives.
@MainActor
private final class ContentPopSwipe: PopSwipe {
    private unowned let gestures: PopGestures
    private weak var contentRecognizer: UIGestureRecognizer?

    init(of gestures: PopGestures, with contentRecognizer: UIGestureRecognizer?) {
        self.gestures = gestures
        self.contentRecognizer = contentRecognizer
    }

    /// UIKit's recognizer may take over a pop that runs already, for which UIKit calls no method of the controller.
    func handle(_ drag: UIPanGestureRecognizer) {
        if contentRecognizer?.isUnderWay == true { gestures.claimSession() }
    }
}
#endif
