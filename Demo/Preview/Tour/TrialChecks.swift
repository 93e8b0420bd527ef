import UIKit

/// What only the simulated device can check of a trial: views in the middle of a drag, pictures, the library's objects.
///
/// The expected outcomes, stack and bar flag are in the shared list.
@MainActor struct TrialChecks {
    /// Called before the trial's first step.
    var before: (Stage) throws -> Void = { _ in }
    /// Called after the first frame in which a finger moves.
    var early: (Stage) throws -> Void = { _ in }
    /// Called in the middle of a drag on one line, and at each bend of another. The drags count from 0.
    var during: (Stage, _ drag: Int) throws -> Void = { _, _ in }
    /// Called at the end, when nothing moves; returns words for the tour.
    var after: (Stage) throws -> String = { _ in "" }

    /// By the trial's name.
    static let all: [String: TrialChecks] = [
        areaChecks, decisionChecks, barChecks, scrollingChecks, troubleChecks, deviceChecks,
    ].reduce(into: [:]) { all, checks in
        for (demoCase, byDescription) in checks {
            for (description, check) in byDescription { all["\(demoCase): \(description)"] = check }
        }
    }
}
