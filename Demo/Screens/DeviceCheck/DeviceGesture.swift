import UIKit

/// A measurement during one gesture of the user, and the facts that it measures.
@MainActor struct DeviceGesture {
    /// The kind of touch that the gesture consists of. Touches of another kind are ignored.
    enum Kind {
        case drag
        case tap
    }

    /// The callbacks of a gesture.
    struct Observer {
        var began: (UITouch) -> Void = { _ in }
        /// Called with the points that the finger has moved, and the time of the event.
        var moved: (_ travel: CGPoint, _ time: TimeInterval) -> Void = { _, _ in }
        /// Whether the tap was on the requested place.
        var isAsked: () -> Bool = { true }
        /// Called a second after the touch.
        var ended: () -> Void = {}
    }

    let kind: Kind
    let instruction: String
    let facts: [DeviceFact]
    /// Prepares the stack, which is the screen A with B on top, and returns the gesture's callbacks.
    let prepare: (_ bench: DeviceBench, _ top: DeviceLoggedScreen) -> Observer

    init(
        _ instruction: String, of kind: Kind = .drag, _ facts: DeviceFact...,
        prepare: @escaping (_ bench: DeviceBench, _ top: DeviceLoggedScreen) -> Observer
    ) {
        self.kind = kind
        self.instruction = instruction
        self.facts = facts
        self.prepare = prepare
    }

    /// The gestures on a device, in their order.
    static func all(on device: DeviceKind) -> [DeviceGesture] {
        let content = device.system >= 26 ? [contentGate, interruptingSwipe] : []
        return [edgeGate] + content + [lostTouch, cancelledPop] + conditions
            + [cancelledHiddenSwipe, cancelledSwipe, backButton, heldPan, slider, row]
            // Without the feature the SDK has no zooms.
            + (device.system >= 18 && DemoHost.zoom != nil ? [zoom] : [])
    }
}
