import PopNavigation
import TrialTools
@testable import UIKit

/// Plays the cells of one setting on a plain controller and on the library's with each mechanism.
@MainActor
package struct TimeMatrix {
    private let setting: TimeSetting
    /// What each controller shows if there is no second act, from the first act's start or release on.
    private var controls: [Contestant: [Sight]] = [:]

    package init(_ setting: TimeSetting) {
        self.setting = setting
    }

    /// The mechanisms of a trial. UIKit's own recognizers do not swipe from the middle before iOS 26.
    package static func mechanisms(for setting: TimeSetting) -> [Mechanism] {
        let own = Contestant.mechanisms(on: setting.surroundings)
        return setting.surroundings.version >= 26 || setting.start == .edge ? own + [.systemArea] : own
    }

    package mutating func compare(_ cell: TimeCell, mechanisms: [Mechanism]? = nil) -> TimeComparison {
        let outcomes = (mechanisms ?? Self.mechanisms(for: setting)).map { mechanism in
            (mechanism, play(cell, on: .library(mechanism, .full)))
        }
        let withoutBar = cell.mayLackBar ? [true, false].map { play(cell, on: .plainWithoutBar(interrupts: $0)) } : []
        return TimeComparison(
            cell: cell, plain: play(cell, on: .plain), withoutBar: withoutBar, library: outcomes,
            mayKeepScreenWithoutBar: System.current.switches.popRefusal == .inShouldBegin)
    }

    private mutating func play(_ cell: TimeCell, on contestant: Contestant) -> TimeOutcome {
        withoutWarnings { playAloud(cell, on: contestant) }
    }

    private mutating func playAloud(_ cell: TimeCell, on contestant: Contestant) -> TimeOutcome {
        let control = control(contestant)
        let scene = TimeScene(setting, on: contestant)
        let sights = scene.perform(cell.second, after: cell.delay, frames: Self.frames)
        var outcome = scene.outcome()
        let begin = cell.delay * TimedAct.frameRate / 1000
        outcome.firstEffect =
            sights.indices.first { sights[$0].differs(from: control[begin + $0]) } ?? scene.patientFrame
        return outcome
    }

    private mutating func control(_ contestant: Contestant) -> [Sight] {
        if let known = controls[contestant] { return known }
        let frames = Self.frames + ((TimeCell.delays + TimeCell.delaysWithLock).max() ?? 0) * TimedAct.frameRate / 1000
        let sights = TimeScene(setting, on: contestant).perform(nil, after: 0, frames: frames)
        controls[contestant] = sights
        return sights
    }

    /// The frames in which an effect of the second act is looked for: 0.8 seconds.
    private static let frames = 96
}

extension TimeMatrix {
    /// What happens in a cell on one controller, line by line.
    package static func trace(_ cell: TimeCell, on contestant: Contestant) -> String {
        var matrix = TimeMatrix(cell.setting)
        let firstEffect = matrix.play(cell, on: contestant).firstEffect
        let scene = TimeScene(cell.setting, on: contestant)
        _ = scene.perform(cell.second, after: cell.delay, frames: frames)
        let outcome = scene.outcome()
        let faults = outcome.faults.isEmpty ? "none" : outcome.faults.joined(separator: "; ")
        let effect = firstEffect.map { "frame \($0) after the second act" } ?? "none"
        return """
            \(scene.notes.joined(separator: "\n"))
            stack: \(outcome.stack); first effect: \(effect); faults: \(faults)
            """
    }
}
