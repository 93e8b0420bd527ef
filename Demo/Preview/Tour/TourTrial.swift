import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// A script for fingers on one case's screen, with its checks.
struct TourTrial {
    /// The finger's actions, in words.
    let done: String
    let configuration: SimulatedDevice.Configuration
    /// Plays the script, checks the outcome, and returns it in words.
    let run: @MainActor (TourStage) throws -> String

    init(
        _ done: String, on configuration: SimulatedDevice.Configuration = .iPhone(system: 26),
        run: @escaping @MainActor (TourStage) throws -> String
    ) {
        self.done = done
        self.configuration = configuration
        self.run = run
    }

    /// A trial of the list that the UI tests share.
    @MainActor init(_ trial: DemoTrial) {
        self.init(trial.description, on: .init(trial.device)) { stage in
            try TrialPlayer(trial, checks: TrialChecks.all[trial.name] ?? TrialChecks(), stage: stage).play()
        }
    }

    /// The trials of each case, by its name.
    @MainActor static let all = Dictionary(grouping: DemoTrial.all, by: \.demoCase).mapValues {
        $0.map { TourTrial($0) }
    }
}
