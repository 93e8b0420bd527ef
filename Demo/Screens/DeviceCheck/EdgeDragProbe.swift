import UIKit

/// Measures UIKit's edge gesture in several drags, each of which narrows the values down.
///
/// The probe uses only a pan's delegate, the navigation delegate and the transition coordinator. Target and action of a
/// recognizer need the Objective-C runtime, which Linux lacks.
@MainActor final class EdgeDragProbe: NSObject, UIGestureRecognizerDelegate {
    private let hasLeadingColumn: Bool
    private let pan = UIPanGestureRecognizer()
    private var bench: DeviceBench?

    /// The touch-down point of the current drag.
    private var start = CGPoint.zero
    private var edgeWidth: (low: CGFloat?, high: CGFloat?)
    private var finishDistance: (low: CGFloat?, high: CGFloat?)
    /// Whether the current drag's pop was cancelled. Nil if there was none.
    private var isCancelled: Bool?

    /// Seconds after the pan's start. If no pop has begun by then, the edge gesture has ignored the drag.
    private static let delay: TimeInterval = 0.6
    /// A distance in points that certainly begins the edge gesture.
    private static let clearTravel: CGFloat = 30

    init(hasLeadingColumn: Bool) {
        self.hasLeadingColumn = hasLeadingColumn
    }

    /// Observes the next drag.
    func observe(_ bench: DeviceBench) -> DeviceGesture.Observer {
        self.bench = bench
        isCancelled = nil
        pan.delegate = self
        pan.cancelsTouchesInView = false
        bench.navigationController.view.addGestureRecognizer(pan)
        bench.log.onWillShow = { [weak self] in self?.popBegan(bench) }
        return DeviceGesture.Observer(ended: { [self] in
            if let isCancelled { bench.report(isCancelled ? "C10" : "C9 swipe", .text(bench.log.text)) }
        })
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        start = touch.location(in: pan.view)
        bench?.log.clear()
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let travel = pan.location(in: pan.view).x - start.x
        let translation = pan.translation(in: pan.view)
        guard let bench, travel > abs(translation.y) else { return true }
        bench.report("Pan.hysteresis", .points(travel - translation.x))
        bench.wait(Self.delay) { [self] in
            let hasMoved = pan.state == .changed && pan.translation(in: pan.view).x >= Self.clearTravel
            guard hasMoved, bench.navigationController.transitionCoordinator == nil else { return }
            edgeWidth.high = min(edgeWidth.high ?? .infinity, start.x)
            bench.report("ScreenEdge.region", .between(edgeWidth.low, edgeWidth.high))
            if hasLeadingColumn, edgeWidth.low == nil { bench.report("J8", .text("no")) }
        }
        return true
    }

    /// UIKit shows the screen below, for its edge gesture or, on iOS 26 and later, for the content gesture.
    private func popBegan(_ bench: DeviceBench) {
        guard let edge = bench.edge as? UIPanGestureRecognizer,
            let coordinator = bench.navigationController.transitionCoordinator, coordinator.isInteractive
        else { return }
        if edge.state == .began || edge.state == .changed {
            let travel = edge.location(in: pan.view).x - start.x
            bench.report("PopGesture.edgeHysteresis", .points(travel - edge.translation(in: pan.view).x))
            edgeWidth.low = max(edgeWidth.low ?? 0, start.x)
            if hasLeadingColumn { bench.report("J8", .text("yes")) }
        } else {
            edgeWidth.high = min(edgeWidth.high ?? .infinity, start.x)
        }
        bench.report("ScreenEdge.region", .between(edgeWidth.low, edgeWidth.high))
        coordinator.notifyWhenInteractionChanges { [weak self] context in self?.released(context, bench) }
        coordinator.animate(alongsideTransition: nil) { [weak self] in self?.isCancelled = $0.isCancelled }
    }

    private func released(_ context: any UIViewControllerTransitionCoordinatorContext, _ bench: DeviceBench) {
        let distance = context.percentComplete * (pan.view?.bounds.width ?? 0)
        if context.isCancelled {
            finishDistance.low = max(finishDistance.low ?? 0, distance)
        } else {
            finishDistance.high = min(finishDistance.high ?? .infinity, distance)
        }
        bench.report("Navigation.finishDistance", .between(finishDistance.low, finishDistance.high))
    }
}
