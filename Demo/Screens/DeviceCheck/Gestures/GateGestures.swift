import UIKit

/// UIKit's recognizer, waiting for the app's recognizer to fail.
extension DeviceGesture {
    static let edgeGate = DeviceGesture(
        "Drag slowly from the leading edge to the middle of the screen.",
        DeviceFact("A12", "The edge gesture waits for a recognizer that has to fail", true),
        DeviceFact("A12 moment", "The edge gesture begins in the event in which the required recognizer fails", true),
        DeviceFact("C19", "The edge gesture calls popViewController when it begins", true),
        DeviceFact("C19 state", "The edge recognizer's state when it calls popViewController", "began"),
        DeviceFact("timestamp", "A touch has the same timestamp in each report of its begin", true)
    ) { bench, _ in
        gate(bench.edge, on: bench, source: "A12") { gate in
            bench.report("C19", gate.popState != nil)
            bench.report("C19 state", .text(gate.popState.map { name($0) } ?? "none"))
            bench.report("timestamp", Set(gate.timestamps).count == 1 && gate.timestamps.count == 3)
        }
    }

    static let contentGate = DeviceGesture(
        "Drag slowly from the middle of the screen towards the trailing edge.",
        DeviceFact("A12 content", "The content gesture waits for a recognizer that has to fail", true),
        DeviceFact(
            "A12 content moment", "The content gesture begins in the event in which the required recognizer fails", true
        )
    ) { bench, _ in
        gate(bench.content, on: bench, source: "A12 content") { _ in }
    }

    private static func gate(
        _ recognizer: UIGestureRecognizer?, on bench: DeviceBench, source: String,
        ended: @escaping (DeviceGate) -> Void
    ) -> Observer {
        let gate = DeviceGate()
        bench.navigationController.view.addGestureRecognizer(gate)
        recognizer?.require(toFail: gate)
        bench.navigationController.onPop = {
            gate.popState = recognizer?.state
            gate.poppedWhileOpen = gate.openTime != nil
        }
        var isLate = false
        return Observer(
            began: { gate.timestamps.append($0.timestamp) },
            moved: { _, time in
                if let open = gate.openTime, time > open, gate.popState == nil { isLate = true }
            },
            ended: {
                bench.report(source, gate.popState != nil && gate.poppedWhileOpen)
                bench.report("\(source) moment", gate.popState != nil && !isLate)
                ended(gate)
                // A failure requirement stays; a recognizer without a view receives no touches.
                bench.navigationController.view.removeGestureRecognizer(gate)
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

/// Stays possible until the finger has moved, and then fails.
private final class DeviceGate: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Points after which the gate fails: more than any of UIKit's recognizers needs.
    private static let travel: CGFloat = 60

    /// The time of the event in which the gate has failed.
    private(set) var openTime: TimeInterval?
    /// The state of UIKit's recognizer when it has popped.
    var popState: UIGestureRecognizer.State?
    var poppedWhileOpen = false
    /// The timestamps of the touch when it begins.
    var timestamps: [TimeInterval] = []
    private var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        timestamps.append(touch.timestamp)
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        timestamps.append(touch.timestamp)
        start = touch.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let place = touches.first?.location(in: nil), abs(place.x - start.x) >= Self.travel else { return }
        openTime = event.timestamp
        state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
