import UIKit

/// Plain drags of UIKit's own gestures.
extension DeviceGesture {
    static func edgeDrags(on device: DeviceKind) -> [DeviceGesture] {
        let probe = EdgeDragProbe(hasLeadingColumn: device.hasLeadingColumn)
        let back = device.system >= 18 ? "B.willAppear willShow(B) B.didAppear didShow(B)" : "B.willAppear B.didAppear"
        let finish = DeviceFact(
            "Navigation.finishDistance", "Distance at which a resting finger pops",
            .points(min(187.5, device.width / 2)))
        let region = DeviceFact("ScreenEdge.region", "Width of the strip in which the edge gesture begins", .points(20))
        // A guess, on which the library relies: the column of a vertical bar contains the edge gesture's strip.
        let column = DeviceFact("J8", "A drag from the leading edge begins in a vertical bar's column", true)
        var besideEdge = DeviceGesture(
            "drag beside the edge", "Drag slowly to the middle, from a place very close beside the edge.",
            .slow(from: 19, by: 120), region
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
                DeviceFact("PopGesture.edgeHysteresis", "Travel at which the edge gesture begins", .points(15)), finish
            ) { bench, _ in probe.observe(bench) },
            DeviceGesture(
                "long edge drag", "Once more, to just behind the middle. Hold still, then lift the finger.",
                .slow(by: 215), DeviceFact("C9 swipe", "Calls of a swipe that pops", DeviceReport.pop), finish
            ) { bench, _ in probe.observe(bench) },
            besideEdge,
            DeviceGesture(
                "drag farther from the edge", "Drag slowly to the middle, from a finger's width beside the edge.",
                .slow(from: 21, by: 120), region
            ) { bench, _ in probe.observe(bench) },
            edgeSwipe,
        ]
    }

    private static let edgeSwipe = DeviceGesture(
        "edge swipe", "Drag from the leading edge over most of the width.", .fromEdge,
        DeviceFact("C19", "The edge gesture calls popViewController when it begins", true),
        DeviceFact("C19 state", "The edge recognizer's state when it calls popViewController", "began")
    ) { bench, _ in
        swipe(bench.edge, on: bench, state: "C19 state") { bench.report("C19", $0) }
    }

    static let contentSwipe = DeviceGesture(
        "content swipe", "Drag from the middle of the screen to the trailing edge.", .slow(from: 150, by: 200),
        DeviceFact("C19 content", "The content recognizer's state when it calls popViewController", "began")
    ) { bench, _ in
        swipe(bench.content, on: bench, state: "C19 content") { _ in }
    }

    private static func swipe(
        _ recognizer: UIGestureRecognizer?, on bench: DeviceBench, state source: String,
        ended: @escaping (_ hasPopped: Bool) -> Void
    ) -> Observer {
        var state: UIGestureRecognizer.State?
        bench.navigationController.onPop = { state = state ?? recognizer?.state }
        return Observer(ended: {
            bench.report(source, .text(state.map(name) ?? "none"))
            ended(state != nil)
        })
    }

    private static func name(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        default: "over"
        }
    }
}
