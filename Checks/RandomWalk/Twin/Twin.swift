import UIKit
import UIKitSimulator

/// Plays scripts on a plain navigation controller and on the library's, side by side, and returns where they differ
/// without a reason.
@MainActor
package struct Twin: ScriptPlayer {
    package private(set) var tally = Tally()
    private let options: PlayerOptions
    private var listener: ((String) -> Void)? { options.listener }

    package init(_ options: PlayerOptions = .init()) {
        self.options = options
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
            if let rule = difference.rule {
                tally.add("\(difference.kind) by \(rule)", 1)
                listener?("— \(difference.kind.rawValue) by \(rule): \(difference.detail). Both start again.")
            }
            if difference.isFailure(options) { return difference.failure(after: index) }
            pair = TwinPair(script.setting, on: pair.configuration, listener: listener)
        }
        tally.add("scripts to the end", 1)
        return nil
    }
}

extension Difference {
    fileprivate func isFailure(_ options: PlayerOptions) -> Bool {
        let isSought = rule.map { options.sought.contains($0.rawValue) } ?? true
        return isSought && !options.ignored.contains(kind.rawValue)
    }

    fileprivate func failure(after step: Int) -> Failure {
        let name = (rule.map { "\($0), " } ?? "") + kind.rawValue
        return Failure(step: step, findings: [.init(invariant: name, detail: detail)])
    }
}
