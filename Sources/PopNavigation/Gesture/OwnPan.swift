#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan: the recognizer, its delegate's answers, and the swipe that it drives.
///
/// It pops where UIKit has no recognizer: outside the leading edge on iOS 18 and earlier, and with the app's animator.
@MainActor
final class OwnPan: NSObject {
    /// The recognizer.
    let recognizer: PopPanGestureRecognizer
    /// Called when the recognizer has requested its pop.
    var didBeginPop: @MainActor () -> Void = {}
    private unowned let coordinator: PopGestureCoordinator
    private var swipe: (any PopSwipe)?

    init(_ recognizer: PopPanGestureRecognizer, coordinator: PopGestureCoordinator) {
        self.recognizer = recognizer
        self.coordinator = coordinator
        super.init()
        recognizer.addTarget(self, action: .recognizerDidChange)
    }

    /// Adds the recognizer to a view.
    func attach(to view: UIView, delegate: any UIGestureRecognizerDelegate) {
        guard !recognizer.isInProgress else { return }
        if recognizer.delegate == nil { recognizer.delegate = delegate }
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    /// The recognizer's action.
    func recognizerDidChange() {
        // An observer of the pop may release the controller, and the controller retains this object.
        withExtendedLifetime(coordinator.controller) {
            if recognizer.state == .began { begin() } else { swipe?.handle(recognizer) }
            if !recognizer.isInProgress { swipe = nil }
        }
    }

    private func begin() {
        guard let swipe = makeSwipe() else { return recognizer.cancel() }
        giveTranslation()
        self.swipe = swipe
        recognizer.transitionWillStart()
        swipe.handle(recognizer)
        let hasStarted: @MainActor () -> Void = { [weak recognizer] in recognizer?.transitionDidStart() }
        if let coordinator = coordinator.controller?.transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in onNextTurn(hasStarted) })
        } else {
            hasStarted()
        }
        didBeginPop()
    }

    /// The swipe; `nil` if the drag mustn't pop after all.
    private func makeSwipe() -> (any PopSwipe)? {
        guard let controller = coordinator.controller, let touch = coordinator.touchOfOwnPan,
            coordinator.allowsSwipe(of: touch),
            recognizer.isInProgress
        else { return nil }
        let animator = coordinator.appsAnimator(for: touch)
        if animator == nil, let handler = coordinator.system.popHandler {
            return SystemSwipe(with: handler, in: controller)
        }
        return coordinator.dataSource?.ownTransition.map { ownTransition in
            PercentDrivenSwipe(
                in: controller, ownTransition: ownTransition, animator: animator,
                isAtLeadingEdge: touch.facts.place.isAtLeadingEdge)
        }
    }

    /// Gives a drag that begins without movement a translation of one point. A recognizer that has waited for another
    /// one restarts its translation at zero, and UIKit's transition hangs if it begins without movement
    /// (QuintGao/GKNavigationBarSwift#10).
    private func giveTranslation() {
        guard let view = coordinator.controller?.view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = recognizer.translation(in: view)
        guard !PopDrag.isForward(direction.forward(translation.x), for: .ownPan) else { return }
        recognizer.setTranslation(CGPoint(x: direction.forward(1), y: translation.y), in: view)
    }
}

extension OwnPan: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        coordinator.ownPanMayFollow(touch)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        coordinator.ownPanMayBegin
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        coordinator.ownPanWaits(for: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        coordinator.ownPanPrecedes(other)
    }
}
#endif
