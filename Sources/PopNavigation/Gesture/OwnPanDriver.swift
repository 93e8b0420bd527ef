#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan: the recognizer, its delegate's answers, and the swipe that it drives.
///
/// It pops where UIKit has no recognizer: outside the leading edge on iOS 18 and earlier, and with the app's animator.
@MainActor
final class OwnPanDriver: NSObject {
    /// The recognizer.
    let recognizer: PopPanGestureRecognizer
    /// Called when the recognizer has requested its pop.
    var didBeginPop: @MainActor () -> Void = {}
    private weak var coordinator: PopGestureCoordinator?
    private lazy var receiver = ActionTarget { [weak self] _ in self?.recognizerDidChange() }
    private var swipe: (any PopSwipe)?

    init(_ recognizer: PopPanGestureRecognizer, coordinator: PopGestureCoordinator) {
        self.recognizer = recognizer
        self.coordinator = coordinator
        super.init()
        recognizer.addTarget(receiver, action: .performAction)
    }

    /// Adds the recognizer to a view.
    func attach(to view: UIView, delegate: any UIGestureRecognizerDelegate) {
        guard !recognizer.isInProgress else { return }
        if recognizer.delegate == nil { recognizer.delegate = delegate }
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    private func recognizerDidChange() {
        guard let coordinator else { return }
        // An observer of the pop may release the controller, which retains the coordinator and this object.
        withExtendedLifetime((self, coordinator, coordinator.controller)) {
            if recognizer.state == .began { begin(coordinator) } else { swipe?.handle(recognizer) }
            if !recognizer.isInProgress { swipe = nil }
        }
    }

    private func begin(_ coordinator: PopGestureCoordinator) {
        guard let swipe = makeSwipe(coordinator) else { return recognizer.cancel() }
        giveTranslation()
        self.swipe = swipe
        recognizer.transitionWillStart()
        swipe.handle(recognizer)
        let hasStarted: @MainActor () -> Void = { [weak recognizer] in recognizer?.transitionDidStart() }
        if let transition = coordinator.controller?.transitionCoordinator {
            transition.animate(alongsideTransition: { _ in onNextTurn(hasStarted) })
        } else {
            hasStarted()
        }
        didBeginPop()
    }

    /// The swipe; `nil` if the drag mustn't pop after all.
    private func makeSwipe(_ coordinator: PopGestureCoordinator) -> (any PopSwipe)? {
        guard let controller = coordinator.controller, let touch = coordinator.touchOfOwnPan,
            coordinator.allowsSwipe(of: touch), recognizer.isInProgress
        else { return nil }
        let animator = coordinator.appsAnimator(for: touch)
        if animator == nil, let handler = coordinator.uiKit.popHandler {
            return HandlerSwipe(with: handler, in: controller)
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
        guard let view = recognizer.view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = recognizer.translation(in: view)
        guard !PopDrag.isForward(direction.forward(translation.x), for: .ownPan) else { return }
        recognizer.setTranslation(CGPoint(x: direction.forward(1), y: translation.y), in: view)
    }
}

extension OwnPanDriver: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        coordinator?.ownPanMayFollow(touch) == true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        coordinator?.ownPanMayBegin == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        coordinator?.ownPanWaits(for: other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        coordinator?.ownPanPrecedes(other) == true
    }
}
#endif
