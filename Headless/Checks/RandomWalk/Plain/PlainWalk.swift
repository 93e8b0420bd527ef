import TrialTools
import UIKit
import UIKitSimulator

/// A random walk over plain navigation controllers: UIKit's own classes, without the library.
///
/// After any steps in any order the app does not hang, and a swipe from the edge pops.
@MainActor
package struct PlainWalk {
    private let seed: UInt64
    private let script: Int

    package init(seed: UInt64, script: Int) {
        (self.seed, self.script) = (seed, script)
    }

    /// Returns what failed and the steps before it; nil if no check failed.
    package func run(steps: Int) -> String? {
        var trace: [String] = []
        let failure = Self.findFailure(seed: seed, script: script, steps: steps, trace: &trace)
        return failure.map { "seed \(seed), script \(script): \($0)\n\(trace.joined(separator: "\n"))" }
    }

    private static func findFailure(seed: UInt64, script: Int, steps: Int, trace: inout [String]) -> String? {
        var random = SeededGenerator(seed: seed, script: script)
        var world: PlainWorld? = PlainWorld(&random)
        trace.append(world!.description)
        for _ in 0..<steps {
            let step = PlainStep.random(&random)
            trace.append("\(step)")
            world?.perform(step, &random)
            if world?.device.isHung == true { return "the app hangs" }
        }
        if let failure = world?.comeToRest() { return failure }
        weak let navigation = world?.navigation
        weak let device = world?.device
        world = nil
        // The current system is deallocated when another system becomes current.
        _ = SimulatedDevice()
        if device != nil { return "the device outlives the walk" }
        return navigation == nil ? nil : "the navigation controller outlives the walk"
    }
}
