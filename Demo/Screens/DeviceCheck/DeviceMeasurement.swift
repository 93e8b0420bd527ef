import UIKit

/// A measurement without a finger, and the facts that it measures.
@MainActor struct DeviceMeasurement {
    let facts: [DeviceFact]
    /// Measures, beginning and ending with the screen A alone at rest. The closure is called at the end.
    let run: (_ bench: DeviceBench, _ done: @escaping () -> Void) -> Void

    init(_ facts: DeviceFact..., run: @escaping (_ bench: DeviceBench, _ done: @escaping () -> Void) -> Void) {
        self.facts = facts
        self.run = run
    }

    /// The measurements on a device, in their order. The last one may leave a transition that never ends.
    static func all(on device: DeviceKind) -> [DeviceMeasurement] {
        var all = [
            undeclaredMethods, popDelegates(on: device), deallocation, appearances, keptDelegate, trackpad, keyboard,
            orientations, enabledEdge, nestedBar(on: device),
        ]
        all += backKey
        if device.system >= 26 { all.append(contentDelegate) }
        all += swiftUI
        all += columnItem
        // Vertical bars fade.
        if !device.hasVerticalBar { all.append(barInWillShow) }
        all += [completions, changesInOneTurn, changesInPresentation]
        if device.system >= 18 { all.append(interruption(on: device)) }
        all.append(design(on: device))
        if device.system >= 26 { all.append(restoredPop) }
        return all + [pause, earlyRelease]
    }

    /// Runs the measurements one after the other.
    static func run(_ measurements: [DeviceMeasurement], on bench: DeviceBench, done: @escaping () -> Void) {
        guard let first = measurements.first else { return done() }
        bench.reset(depth: 1)
        bench.wait(0.1) {
            first.run(bench) { run(Array(measurements.dropFirst()), on: bench, done: done) }
        }
    }
}
