import UIKit

/// Measures UIKit's edge gesture during the user's drags.
///
/// The probe uses only a pan's delegate, the navigation delegate and the transition coordinator. Target and action of a
/// recognizer need the Objective-C runtime, which Linux lacks.
@MainActor final class DragProbe: NSObject, UIGestureRecognizerDelegate {
    private let bench: DeviceBench
    private let hasLeadingColumn: Bool
    private let pan = UIPanGestureRecognizer()
    private var onPop: () -> Void = {}

    /// The touch-down point of the current drag.
    private var start = CGPoint.zero
    private var edgeWidth: (low: CGFloat?, high: CGFloat?)
    private var finishDistance: (low: CGFloat?, high: CGFloat?)

    /// Seconds after the pan's start. If no pop has begun by then, the edge gesture has ignored the drag.
    private static let delay: TimeInterval = 0.6
    /// A distance in points that certainly begins the edge gesture.
    private static let clearTravel: CGFloat = 30

    init(_ bench: DeviceBench, hasLeadingColumn: Bool) {
        self.bench = bench
        self.hasLeadingColumn = hasLeadingColumn
    }

    private var navigationController: UINavigationController { bench.navigationController }
    private var log: DeviceCallLog { bench.log }

    /// - Parameter onPop: Called after each swipe that has popped.
    func start(onPop: @escaping () -> Void) {
        self.onPop = onPop
        pan.delegate = self
        pan.cancelsTouchesInView = false
        navigationController.view.addGestureRecognizer(pan)
        log.onWillShow = { [weak self] in self?.popBegan() }
    }

    func stop() {
        navigationController.view.removeGestureRecognizer(pan)
        log.onWillShow = nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        start = touch.location(in: navigationController.view)
        if navigationController.transitionCoordinator == nil { log.clear() }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let view = navigationController.view
        let travel = pan.location(in: view).x - start.x
        let translation = pan.translation(in: view)
        guard travel > abs(translation.y) else { return true }
        bench.report("Pan.hysteresis", .points(travel - translation.x))
        bench.wait(Self.delay) { [self] in
            let hasMoved = pan.state == .changed && pan.translation(in: view).x >= Self.clearTravel
            guard hasMoved, navigationController.transitionCoordinator == nil else { return }
            edgeWidth.high = min(edgeWidth.high ?? .infinity, start.x)
            bench.report("ScreenEdge.region", .between(edgeWidth.low, edgeWidth.high))
            if hasLeadingColumn, edgeWidth.low == nil { bench.report("J8", .text("no")) }
        }
        return true
    }

    /// UIKit shows the screen below, for its edge gesture or, on iOS 26 and later, for the content gesture.
    private func popBegan() {
        let view = navigationController.view
        guard let edge = navigationController.interactivePopGestureRecognizer as? UIPanGestureRecognizer,
            let coordinator = navigationController.transitionCoordinator, coordinator.isInteractive
        else { return }
        if edge.state == .began || edge.state == .changed {
            let travel = edge.location(in: view).x - start.x
            bench.report("PopGesture.edgeHysteresis", .points(travel - edge.translation(in: view).x))
            edgeWidth.low = max(edgeWidth.low ?? 0, start.x)
            if hasLeadingColumn { bench.report("J8", .text("yes")) }
        } else {
            edgeWidth.high = min(edgeWidth.high ?? .infinity, start.x)
        }
        bench.report("ScreenEdge.region", .between(edgeWidth.low, edgeWidth.high))
        coordinator.notifyWhenInteractionChanges { [weak self] context in self?.released(context) }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            let isCancelled = context.isCancelled
            self?.bench.wait(0.1) { self?.ended(isCancelled: isCancelled) }
        }
    }

    private func released(_ context: any UIViewControllerTransitionCoordinatorContext) {
        let distance = context.percentComplete * (navigationController.view?.bounds.width ?? 0)
        if context.isCancelled {
            finishDistance.low = max(finishDistance.low ?? 0, distance)
        } else {
            finishDistance.high = min(finishDistance.high ?? .infinity, distance)
        }
        bench.report("Navigation.finishDistance", .between(finishDistance.low, finishDistance.high))
    }

    private func ended(isCancelled: Bool) {
        bench.report(isCancelled ? "C10" : "C9 swipe", .text(log.text))
        if !isCancelled { onPop() }
    }
}
