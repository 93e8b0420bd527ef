import TrialTools
import UIKit

/// What a finger does while an app makes its calls.
///
/// It swipes only in the strip, where the same recognizer pops on a plain controller.
struct CallFinger: CustomStringConvertible, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case none, rests, cancels, completes
    }

    enum Act: Sendable {
        case down(CGPoint), move(CGPoint), up
    }

    let kind: Kind
    /// Seconds from the beginning to the first call: a finger may come before all calls.
    let lead: TimeInterval
    /// What the finger does, each at a time in seconds.
    let acts: [(time: TimeInterval, act: Act)]

    var description: String {
        guard let first = acts.first, let last = acts.last else { return "no finger" }
        return "a finger \(kind) from \(first.time - lead) to \(last.time - lead)"
    }

    init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        guard kind != .none else {
            (lead, acts) = (0, [])
            return
        }
        var random = SeededGenerator(seed: seed, script: 1)
        let rests = kind == .rests
        let start = CGPoint(
            x: rests ? .random(in: 2...380, using: &random) : .random(in: 2...18, using: &random), y: 400)
        let comesFirst = Bool.random(using: &random)
        lead = comesFirst ? .random(in: 0.02...0.8, using: &random) : 0
        var time = comesFirst ? 0 : TimeInterval.random(in: 0...1.5, using: &random)
        var acts: [(time: TimeInterval, act: Act)] = [(time, .down(start))]
        func move(from: CGFloat, to: CGFloat, _ duration: TimeInterval) {
            let count = max(1, Int(duration * 60))
            for step in 1...count {
                time += duration / Double(count)
                let share = CGFloat(step) / CGFloat(count)
                acts.append((time, .move(CGPoint(x: from + (to - from) * share, y: start.y))))
            }
        }
        if !rests { move(from: start.x, to: start.x + 240, .random(in: 0.05...0.5, using: &random)) }
        if kind == .cancels { move(from: start.x + 240, to: start.x + 20, .random(in: 0.1...0.4, using: &random)) }
        // A finger that stays down, and then lifts without velocity.
        time += .random(in: 0.15...1.2, using: &random)
        acts.append((time, .up))
        self.acts = acts
    }
}
