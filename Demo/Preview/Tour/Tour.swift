import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// Plays every case with scripted fingers.
@MainActor struct Tour {
    struct Result {
        let demoCase: DemoCase
        let done: String
        let seen: String
        let isGood: Bool
        /// Nil if the trial has failed before its end.
        let result: TrialResult?
        /// The refusals that the library has reported.
        let refusals: Set<PopGestureRefusal>
        let scene: Scene
    }

    private(set) var results: [Result] = []

    /// Plays all cases; prints a line for each case.
    mutating func play() {
        for demoCase in DemoCase.all {
            let played = (TourTrial.all[demoCase.name] ?? []).enumerated().map { index, trial in
                Self.play(trial, of: demoCase, filmsMenu: index == 0)
            }
            results += played
            let count = "\(played.count) \(played.count == 1 ? "trial" : "trials")"
            say("\(isGood(demoCase) ? "✓" : "✗") \(demoCase.title): \(count)")
            for trial in played where !trial.isGood {
                say("  ✗ \(trial.done): \(trial.seen)")
            }
            // A case without a trial counts as failed.
            if played.isEmpty { say("  ✗ no trial") }
            for refusal in unseenRefusals(of: demoCase) { say("  ✗ it does not show .\(refusal)") }
        }
        let unseen = PopGestureRefusal.allCases.filter { $0.whyUnseen != nil }
        let count = PopGestureRefusal.allCases.count
        say("Refusals: \(count - unseen.count - missingRefusals.count) of \(count) seen")
        for refusal in unseen { say("  no screen shows .\(refusal): \(refusal.whyUnseen!)") }
        for refusal in missingRefusals { say("  ✗ no screen shows .\(refusal)") }
        for name in unknownChecks { say("  ✗ checks for “\(name)”, which is no trial") }
    }

    /// The names of checks without a trial.
    private var unknownChecks: [String] {
        TrialChecks.all.keys.filter { name in !DemoTrial.all.contains { $0.name == name } }.sorted()
    }

    static func play(_ trial: TourTrial, of demoCase: DemoCase, filmsMenu: Bool) -> Result {
        let scene = Scene()
        let stage = TourStage(trial.configuration, scene: scene)
        func result(_ seen: String, isGood: Bool) -> Result {
            let refusals = stage.events.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
            return Result(
                demoCase: demoCase, done: trial.done, seen: seen, isGood: isGood, result: stage.result,
                refusals: Set(refusals), scene: scene)
        }
        do {
            try stage.open(demoCase, filmed: filmsMenu)
            let seen = try trial.run(stage)
            stage.wait(0.4)
            try stage.withoutFilm { try stage.proveAlive() }
            return result(seen, isGood: true)
        } catch {
            return result("\(error)", isGood: false)
        }
    }

    private func results(of demoCase: DemoCase) -> [Result] {
        results.filter { $0.demoCase.name == demoCase.name }
    }

    /// Whether the case has trials, all have passed, and they showed the refusals that the case lists.
    private func isGood(_ demoCase: DemoCase) -> Bool {
        let results = results(of: demoCase)
        return !results.isEmpty && results.allSatisfy(\.isGood) && unseenRefusals(of: demoCase).isEmpty
    }

    private func unseenRefusals(of demoCase: DemoCase) -> [PopGestureRefusal] {
        let seen = results(of: demoCase).reduce(into: Set()) { $0.formUnion($1.refusals) }
        return demoCase.refusals.filter { !seen.contains($0) }
    }

    /// The refusals that no case shows though one should.
    private var missingRefusals: [PopGestureRefusal] {
        let shown = Set(DemoCase.all.flatMap(\.refusals))
        return PopGestureRefusal.allCases.filter { $0.whyUnseen == nil && !shown.contains($0) }
    }

    /// The number of trials, which the film calls scenes.
    var summary: String {
        let good = results.filter(\.isGood).count
        return "\(good) passed, \(results.count - good) failed"
    }

    var isGood: Bool { DemoCase.all.allSatisfy(isGood) && missingRefusals.isEmpty && unknownChecks.isEmpty }
}
