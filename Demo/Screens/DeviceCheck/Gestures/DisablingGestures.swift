import UIKit

/// A recognizer that is disabled and enabled in the middle of a touch.
extension DeviceGesture {
    static let lostTouch = DeviceGesture(
        "disabled early", "Drag slowly from the leading edge to the middle.", .fromEdge,
        DeviceFact("A16", "A recognizer that is disabled and enabled loses its touch", true)
    ) { bench, _ in
        var isAtEdge = false
        var isDisabled = false
        var hasPopped = false
        // The content gesture may pop then.
        bench.navigationController.onPop = { if bench.edge?.state == .began { hasPopped = true } }
        return Observer(
            began: { isAtEdge = bench.isAtEdge($0) },
            moved: { travel, _ in
                guard !isDisabled, !hasPopped, abs(travel.x) >= 4, let edge = bench.edge else { return }
                isDisabled = true
                edge.isEnabled = false
                edge.isEnabled = true
            },
            ended: { if isDisabled, isAtEdge { bench.report("A16", !hasPopped) } })
    }

    static let cancelledPop = DeviceGesture(
        "disabled in a pop", "Drag slowly from the leading edge to the middle.", .fromEdge,
        DeviceFact("A17", "Disabling the recognizer that drives a pop cancels the pop", true),
        DeviceFact("A9", "A pan that has lost the drag to the edge gesture is reset without a beginning", true)
    ) { bench, _ in
        let pan = DeviceLosingPan()
        bench.navigationController.view.addGestureRecognizer(pan)
        var isCancelled: Bool?
        return Observer(
            moved: { travel, _ in
                guard isCancelled == nil, abs(travel.x) >= 60, let edge = bench.edge,
                    let coordinator = bench.navigationController.transitionCoordinator
                else { return }
                edge.isEnabled = false
                edge.isEnabled = true
                isCancelled = coordinator.isCancelled
            },
            ended: {
                bench.report("A17", isCancelled == true && bench.navigationController.viewControllers.count == 2)
                bench.report("A9", pan.hasBeenReset && !pan.hasBegun)
            })
    }
}

/// A pan without a delegate, which loses a drag to UIKit's gesture.
private final class DeviceLosingPan: UIPanGestureRecognizer {
    private(set) var hasBeenReset = false
    private(set) var hasBegun = false

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { hasBegun = true }
    }

    override func reset() {
        super.reset()
        hasBeenReset = true
    }
}
