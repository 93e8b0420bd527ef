import UIKit

/// Plain drags of UIKit's own gestures.
extension DeviceGesture {
    static func edgeDrags(on device: DeviceKind) -> [DeviceGesture] {
        let probe = EdgeDragProbe(hasLeadingColumn: device.hasLeadingColumn)
        let back = device.system >= 18 ? "B.willAppear B.didAppear willShow(B) didShow(B)" : "B.willAppear B.didAppear"
        let line = device.system >= 26 ? 0.53 * min(device.width, 402) : min(187.5, device.width / 2)
        let finish = DeviceFact(
            "Navigation.finishDistance", "Distance at which a resting finger pops, from the edge", .points(line))
        let region = DeviceFact("ScreenEdge.region", "Width of the strip in which the edge gesture begins", .points(13))
        // A guess, on which the library relies: the column of a vertical bar contains the edge gesture's strip.
        let column = DeviceFact("J8", "A drag from the leading edge begins in a vertical bar's column", true)
        var besideEdge = DeviceGesture(
            "drag beside the edge", "Drag slowly to the middle, from a place very close beside the edge.",
            .slow(from: 12, by: 120), region
        ) { bench, _ in probe.observe(bench) }
        if device.hasLeadingColumn { besideEdge.facts.append(column) }
        return [
            DeviceGesture(
                "short edge drag",
                "Drag slowly from the leading edge to just before the middle. Hold still, then lift the finger.",
                .slow(by: 195),
                DeviceFact(
                    "C10", "Calls of a cancelled swipe",
                    "\(DeviceReport.popBegin) A.willDisappear A.didDisappear \(back)"),
                DeviceFact("Pan.hysteresis", "Travel that a pan subtracts before shouldBegin", .points(10)),
                DeviceFact(
                    "PopGesture.edgeHysteresis", "Points by which the edge gesture's page is behind the finger",
                    .points(device.system >= 26 ? 12 : 15)), finish
            ) { bench, _ in probe.observe(bench) },
            DeviceGesture(
                "long edge drag", "Once more, to just behind the middle. Hold still, then lift the finger.",
                .slow(by: 235),
                DeviceFact("C9 swipe", "Calls of a swipe that pops", DeviceReport.pop), finish
            ) { bench, _ in probe.observe(bench) },
            besideEdge,
            DeviceGesture(
                "drag farther from the edge", "Drag slowly to the middle, from a finger's width beside the edge.",
                .slow(from: 21, by: 120), region
            ) { bench, _ in probe.observe(bench) },
            edgeSwipe, insetController,
        ]
    }

    private static let edgeSwipe = DeviceGesture(
        "edge swipe", "Drag from the leading edge over most of the width.", .fromEdge,
        DeviceFact("C19", "The edge gesture calls popViewController when it begins", true),
        DeviceFact("C19 state", "The edge recognizer's state when it calls popViewController", "began"),
        DeviceFact("A9", "A pan that has lost the drag to the edge gesture is reset without a beginning", true)
    ) { bench, _ in
        let pan = DeviceLosingPan()
        bench.navigationController.view.addGestureRecognizer(pan)
        var state: UIGestureRecognizer.State?
        bench.navigationController.onPop = { state = state ?? bench.edge?.state }
        return Observer(ended: {
            bench.report("C19", state != nil)
            bench.report("C19 state", .text(state.map { name($0) } ?? "none"))
            bench.report("A9", pan.hasBeenReset && !pan.hasBegun)
        })
    }

    /// The controller's leading edge isn't the window's.
    private static let insetController = DeviceGesture(
        "inset controller", "Drag from the leading side of the screen's white area to its middle.",
        .slow(from: insetWidth + 4, by: 120),
        DeviceFact(
            "A23 inset", "The edge gesture begins at the edge of a controller that is inset in its window", false)
    ) { bench, _ in
        let view: UIView = bench.navigationController.view
        view.frame = bench.stage.view.bounds.insetBy(dx: insetWidth, dy: 0)
        var isAtEdge = false
        var hasPopped = false
        // The content gesture may pop then.
        bench.navigationController.onPop = { if bench.edge?.state == .began { hasPopped = true } }
        return Observer(
            began: { isAtEdge = bench.isAtEdge($0) },
            ended: { if isAtEdge { bench.report("A23 inset", hasPopped) } })
    }

    private static let insetWidth: CGFloat = 60

    private static func name(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        default: "over"
        }
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
