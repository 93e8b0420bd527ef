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
        /// Nil: the trial was not played to its end.
        let result: TrialResult?
        /// The refusals that the library told about.
        let refusals: Set<PopGestureRefusal>
        let scene: Scene
    }

    private(set) var results: [Result] = []

    /// Plays all cases; prints a line for each.
    mutating func play() {
        for demoCase in DemoCase.all {
            let trials = Trial.all[demoCase.name] ?? []
            let played = trials.enumerated().map { index, trial in
                Self.play(trial, of: demoCase, filmsMenu: index == 0)
            }
            // A case that nothing tries proves nothing.
            results += played
            var story = played.map { "\($0.isGood ? "" : "✗ ")\($0.done): \($0.seen)" }
            if played.isEmpty { story.append("nothing tries it") }
            story += unseenRefusals(of: demoCase).map { "✗ it does not show .\($0)" }
            say("\(isGood(demoCase) ? "✓" : "✗") \(demoCase.title): \(story.joined(separator: " · "))")
        }
        say(refusals)
        for name in unknownChecks { say("✗ checks for “\(name)”, which is no trial") }
    }

    /// Checks that would never run.
    private var unknownChecks: [String] {
        TrialChecks.all.keys.filter { name in !DemoTrial.all.contains { $0.name == name } }.sorted()
    }

    static func play(
        _ trial: Trial, of demoCase: DemoCase, filmsMenu: Bool, keepsPictures: Bool = false
    ) -> Result {
        let scene = Scene(keepsPictures: keepsPictures)
        let stage = Stage(trial.configuration, scene: scene)
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

    /// Whether the case was tried, did as it says, and showed the refusals that it claims to show.
    private func isGood(_ demoCase: DemoCase) -> Bool {
        let results = results(of: demoCase)
        return !results.isEmpty && results.allSatisfy(\.isGood) && unseenRefusals(of: demoCase).isEmpty
    }

    private func unseenRefusals(of demoCase: DemoCase) -> [PopGestureRefusal] {
        let seen = results(of: demoCase).reduce(into: Set()) { $0.formUnion($1.refusals) }
        return demoCase.refusals.filter { !seen.contains($0) }
    }

    /// Those that some case should show, and none does.
    private var missingRefusals: [PopGestureRefusal] {
        let shown = Set(DemoCase.all.flatMap(\.refusals))
        return PopGestureRefusal.allCases.filter { $0.whyUnseen == nil && !shown.contains($0) }
    }

    private var refusals: String {
        let all = PopGestureRefusal.allCases
        let unseen = all.compactMap { refusal in refusal.whyUnseen.map { ".\(refusal): \($0)" } }
        let missing = missingRefusals.map { "✗ no screen shows .\($0)." }
        let count = all.count - unseen.count - missing.count
        return (["Refusals: \(count) of \(all.count) seen."] + unseen + missing).joined(separator: " ")
    }

    var summary: String {
        let bad = DemoCase.all.filter { !isGood($0) }
        return "\(DemoCase.all.count - bad.count) passed, \(bad.count) failed"
    }

    var isGood: Bool { DemoCase.all.allSatisfy(isGood) && missingRefusals.isEmpty && unknownChecks.isEmpty }
}
