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
            let isGood = !played.isEmpty && played.allSatisfy(\.isGood)
            let story = played.map { "\($0.isGood ? "" : "✗ ")\($0.done): \($0.seen)" }.joined(separator: " · ")
            say("\(isGood ? "✓" : "✗") \(demoCase.title): \(story.isEmpty ? "nothing tries it" : story)")
            results += played
        }
    }

    static func play(
        _ trial: Trial, of demoCase: DemoCase, filmsMenu: Bool, keepsPictures: Bool = false
    ) -> Result {
        let scene = Scene(keepsPictures: keepsPictures)
        let stage = Stage(trial.configuration, scene: scene)
        func result(_ seen: String, isGood: Bool) -> Result {
            Result(demoCase: demoCase, done: trial.done, seen: seen, isGood: isGood, scene: scene)
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

    var failures: [Result] { results.filter { !$0.isGood } }

    var summary: String {
        let cases = Set(DemoCase.all.map(\.name))
        let bad = Set(failures.map(\.demoCase.name)).union(cases.filter { Trial.all[$0, default: []].isEmpty })
        return "\(cases.count - bad.count) passed, \(bad.count) failed"
    }

    var isGood: Bool { failures.isEmpty && DemoCase.all.allSatisfy { !Trial.all[$0.name, default: []].isEmpty } }
}
