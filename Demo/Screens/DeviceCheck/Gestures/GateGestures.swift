import UIKit

/// UIKit's recognizer, waiting for the app's recognizer to fail.
extension DeviceGesture {
    static let edgeGate = DeviceGesture(
        "edge gate", "Drag slowly from the leading edge to the middle of the screen.", .fromEdge,
        DeviceFact("A12", "The edge gesture waits for a recognizer that has to fail", true),
        DeviceFact("A12 moment", "The edge gesture begins in the event in which the required recognizer fails", true),
        DeviceFact("timestamp", "A touch has the same timestamp in each report of its start", true)
    ) { bench, _ in
        gate(bench.edge, on: bench, source: "A12") { gate in
            bench.report("timestamp", Set(gate.timestamps).count == 1 && gate.timestamps.count == 3)
        }
    }

    static let contentGate = DeviceGesture(
        "content gate", "Drag slowly from the middle of the screen to the trailing edge.",
        .slow(from: 150, by: 200),
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
            gate.hasPopped = true
            gate.poppedWhileOpen = gate.openTime != nil
        }
        var isLate = false
        return Observer(
            began: { gate.timestamps.append($0.timestamp) },
            moved: { _, time in
                if let open = gate.openTime, time > open, !gate.hasPopped { isLate = true }
            },
            ended: {
                bench.report(source, gate.hasPopped && gate.poppedWhileOpen)
                bench.report("\(source) moment", gate.hasPopped && !isLate)
                ended(gate)
            })
    }
}

/// Stays possible until the finger has moved, and then fails.
private final class DeviceGate: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Points after which the gate fails: more than any of UIKit's recognizers needs.
    private static let travel: CGFloat = 60

    /// The time of the event in which the gate has failed.
    private(set) var openTime: TimeInterval?
    var hasPopped = false
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
