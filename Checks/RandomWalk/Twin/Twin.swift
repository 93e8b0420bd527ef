import TrialTools
import UIKit
import UIKitSimulator

/// Plays scripts on a plain navigation controller and on the library's, side by side, and returns where they differ
/// without a reason.
@MainActor
package struct Twin: ScriptPlayer {
    package private(set) var tally = Tally()
    private let listener: ((String) -> Void)?

    package init(listener: ((String) -> Void)? = nil) {
        self.listener = listener
    }

    package mutating func run(_ script: Script) -> Failure? { withoutWarnings { play(script) } }

    private mutating func play(_ script: Script) -> Failure? {
        var pair = TwinPair(script.setting, listener: listener)
        for index in 0...script.steps.count {
            if index < script.steps.count {
                pair.perform(script.steps[index])
            } else {
                pair.comeToRest()
            }
            guard let difference = pair.difference() else { continue }
            guard let rule = difference.rule else { return difference.failure(after: index) }
            tally.add("\(difference.kind) by \(rule)", 1)
            listener?("— \(difference.kind.rawValue) by \(rule): \(difference.detail). Both start again.")
            pair = TwinPair(script.setting, on: pair.configuration, listener: listener)
        }
        tally.add("scripts to the end", 1)
        return nil
    }
}

extension Difference {
    fileprivate func failure(after step: Int) -> Failure {
        Failure(step: step, findings: [.init(invariant: kind.rawValue, detail: detail)])
    }
}
