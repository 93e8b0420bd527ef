#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lets the content recognizer of iOS 26 pop, under the controller's rules.
///
/// The system's recognizer knows nothing of areas, screens' switches and refusals, and its delegate is UIKit's. What Apple
/// offers it for is failure requirements, and one is enough: it waits for a gate, which fails for a drag that may pop and
/// recognizes any other. The controller's own recognizer stands by and does nothing: it keeps scroll views waiting, and
/// app code that depends on `popRecognizer` finds it with each driver.
///
/// The system's edge recognizer is off meanwhile. Left on, it would make the gate wait in turn.
@MainActor
final class ContentPopDriver: PopDriving {
    let kind = PopDriver.contentPop

    /// The own recognizer begins earlier than the system's, and must not cancel a touch that in the end pops nothing.
    let cancelsTouches = false

    private weak var contentRecognizer: UIGestureRecognizer?
    private let gate: PopGate

    init?(for controller: BasicNavigationController) {
        guard let contentRecognizer = controller.contentPopRecognizer else { return nil }
        self.contentRecognizer = contentRecognizer
        gate = controller.gestures.gate
        gate.stand(before: contentRecognizer, on: contentRecognizer.view ?? controller.view)
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        contentRecognizer != nil && contentRecognizer === controller.contentPopRecognizer
    }

    /// UIKit refuses its recognizer where it would not show its own back button, and where the app animates. And it waits
    /// for the gate alone, which cannot wait in its turn for what the screen puts before the swipe.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool {
        guard isMoving(drag, in: controller.view),
            let item = controller.topViewController?.navigationItem,
            !controller.isNavigationBarHidden
        else {
            return false
        }
        let isBackButtonReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isBackButtonReplaced && !controller.delegateRelay.appSuppliesAnimators
            && !controller.screenYields(inside: controller.gestures.touchDown?.view)
    }

    /// A recognizer that has waited begins with a translation of zero. If the finger has no speed towards the trailing
    /// side either, the system's transition begins without movement, and hangs.
    private func isMoving(_ drag: UIPanGestureRecognizer, in view: UIView) -> Bool {
        let speed = drag.velocity(in: view).x
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? speed < 0 : speed > 0
    }

    func retire() {
        gate.leave()
    }
}
#endif
