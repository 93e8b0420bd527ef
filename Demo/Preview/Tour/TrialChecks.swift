import UIKit

/// The checks that need the simulated device: views during a drag, pictures, the library's objects.
///
/// The expected outcomes, stack and bar flag are in the shared list.
@MainActor struct TrialChecks {
    /// Called before the trial's first step.
    var before: (TourStage) throws -> Void = { _ in }
    /// Called after the first frame in which a finger moves.
    var early: (TourStage) throws -> Void = { _ in }
    /// Called in the middle of a straight drag, or at each bend of another one. `drag` counts from 0.
    var during: (TourStage, _ drag: Int) throws -> Void = { _, _ in }
    /// Called at the end, when no animation is running. Returns words for the tour.
    var after: (TourStage) throws -> String = { _ in "" }

    /// The checks by the trial's name.
    static let all: [String: TrialChecks] = [
        areaChecks, decisionChecks, barChecks, scrollingChecks, troubleChecks,
    ].reduce(into: [:]) { all, checks in
        for (demoCase, byTrial) in checks {
            for (trial, check) in byTrial { all["\(demoCase)/\(trial)"] = check }
        }
    }
}
