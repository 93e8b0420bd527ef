import UIKit

/// A measurement during one gesture, and the facts that it measures.
@MainActor struct DeviceGesture {
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

    /// Short and unique.
    let name: String
    /// The request to a person.
    let instruction: String
    /// The same gesture for a test.
    let step: TrialStep
    var facts: [DeviceFact]
    /// Prepares the stack, which is the screen A with B on top, and returns the gesture's callbacks.
    let prepare: (_ bench: DeviceBench, _ top: DeviceLoggedScreen) -> Observer

    init(
        _ name: String, _ instruction: String, _ step: TrialStep, _ facts: DeviceFact...,
        prepare: @escaping (_ bench: DeviceBench, _ top: DeviceLoggedScreen) -> Observer
    ) {
        self.name = name
        self.instruction = instruction
        self.step = step
        self.facts = facts
        self.prepare = prepare
    }

    var isTap: Bool { if case .tap = step { true } else { false } }

    /// The gestures on a device, in their order. The last ones may leave a controller that hangs.
    static func all(on device: DeviceKind) -> [DeviceGesture] {
        let hasContent = device.system >= 26
        // Without the feature the SDK has no zooms.
        let zooms = device.system >= 18 && DemoHost.zoom != nil ? [zoom] : []
        let (edge, hidden, slow) = (edgeDrags(on: device), hiddenBars(on: device), slowSwipe(on: device))
        // Those by hand.
        var all: [DeviceGesture] = Array(edge.prefix(4))
        all += hasContent ? [contentDrag, scrollViewAtLimit] : [slow, scrollViewAtEdge]
        all += [hidden[0], hidden[3], waitingPan(on: device), secondFinger]
        all += edge.dropFirst(4)
        all += starts(on: device)
        all += releases(on: device)
        if hasContent { all.append(slow) }
        all.append(edgeGate)
        if hasContent { all += [contentGate, interruptingSwipe] }
        all += conditions
        all += [hidden[1], hidden[2]]
        if device.system >= 16 { all += [backActions, rootBackAction] }
        if hasContent { all += contentConditions }
        all += [hiddenBarStage, questions, cancelledHiddenSwipe]
        all += cancelledSwipes
        all += [backButton, heldPan, row]
        if hasContent { all += [scrollViewAtEdge, listAtRest] + controls }
        all += sheets(on: device)
        all += zooms
        return all + [pushInSwipe, otherDelegate]
    }

    /// The number of gestures that a person is asked for first. They are enough to begin: a UI test plays all others.
    static let countByHand = 10
}

extension TrialStep {
    /// From the leading edge over most of the width.
    static let fromEdge = TrialStep.touch(
        [TrialFinger(.points(4), [.init(.spot(.screen(0.75)), 1.5), .rest(0.5)])], nil)

    /// A slow drag that starts some points beside the edge and ends with a resting finger.
    static func slow(from x: CGFloat = 4, by distance: CGFloat, above bottom: CGFloat = 150) -> TrialStep {
        .touch([TrialFinger(.points(x, above: bottom), [.init(.by(distance, 0), 1.5), .rest(0.5)])], nil)
    }
}
