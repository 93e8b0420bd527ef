import TrialTools
import UIKit

/// Calls that an app makes of a navigation controller, each some time after the one before, and what a finger does
/// meanwhile.
struct CallSequence: CustomStringConvertible, Sendable {
    enum Call: CustomStringConvertible, Sendable {
        case push(animated: Bool)
        case pop(animated: Bool)
        /// Pops to the screen at this index in the stack at the time of the call, modulo the number of screens.
        case popTo(Int, animated: Bool)
        case popToRoot(animated: Bool)
        /// Indices in the present stack, modulo the number of screens; -1 is a new screen.
        case set([Int], animated: Bool)

        var description: String {
            switch self {
            case .push(let animated): "push\(animated ? "" : "!")"
            case .pop(let animated): "pop\(animated ? "" : "!")"
            case .popTo(let place, let animated): "popTo(\(place))\(animated ? "" : "!")"
            case .popToRoot(let animated): "popToRoot\(animated ? "" : "!")"
            case .set(let places, let animated): "set\(places)\(animated ? "" : "!")"
            }
        }
    }

    /// Where a call is made.
    enum Place: String, CaseIterable, Sendable {
        /// In a turn of the run loop of its own, or in that of the call before.
        case outside
        case didShow, viewDidAppear, viewDidDisappear
    }

    struct Step: CustomStringConvertible, Sendable {
        /// Seconds since the step before; 0 is the same turn of the run loop.
        let pause: TimeInterval
        let place: Place
        let call: Call

        var description: String { "\(pause == 0 ? "" : "\(pause) ")\(place == .outside ? "" : "\(place) ")\(call)" }
    }

    let steps: [Step]
    let finger: CallFinger

    var description: String { steps.map(\.description).joined(separator: "; ") + ", \(finger)" }

    /// A random sequence.
    init(seed: UInt64, finger kind: CallFinger.Kind) {
        finger = CallFinger(kind, seed: seed)
        var generator = SeededGenerator(seed: seed, script: 0)
        steps = (0..<Int.random(in: 2...6, using: &generator)).map { index in
            let animated = Int.random(in: 0..<4, using: &generator) > 0
            let call: Call =
                switch Int.random(in: 0..<8, using: &generator) {
                case 0..<3: .push(animated: animated)
                case 3..<5: .pop(animated: animated)
                case 5: .popTo(Int.random(in: 0..<3, using: &generator), animated: animated)
                case 6: .popToRoot(animated: animated)
                default:
                    .set(
                        (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                            Int.random(in: -1...2, using: &generator)
                        }, animated: animated)
                }
            let pauses: [TimeInterval] = [0, 0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6]
            let place =
                Int.random(in: 0..<6, using: &generator) == 0
                ? Place.allCases.randomElement(using: &generator)! : .outside
            return Step(
                pause: index == 0 ? 0 : pauses.randomElement(using: &generator)!, place: index == 0 ? .outside : place,
                call: call)
        }
    }
}
