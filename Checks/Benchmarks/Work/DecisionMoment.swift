import PopNavigation
import UIKit

/// Drags of a finger, each with a new touch and one of several deciders.
///
/// The measurement covers only the delegate methods that UIKit calls during a drag, once each.
@MainActor
final class DecisionMoment {
    enum Decider {
        case library
        case minimalGate
        /// The library records the touch-down without a decision.
        case touchDownOnly
        /// Every drag is allowed without a check, which measures the cost of the measurement.
        case noDecision
    }

    /// The cost of the delegate methods of one touch, in seconds.
    struct Cost {
        /// The cost at touch-down. The gate has none.
        var touchDown = 0.0
        /// The cost of the decision at the start.
        var decision = 0.0
    }

    private let track = SwipeTracks.library(MeasuredController())

    init() {
        track.fill(to: 3)
    }

    /// One drag from touch-down to the decision. The drag is refused in the end, so the next one starts from the same
    /// state.
    @discardableResult
    func touch(_ decider: Decider) -> Cost {
        track.controller.prepare(for: decider)
        track.device.fingerDown(at: CGPoint(x: 60, y: 500))
        track.device.fingerMove(to: CGPoint(x: 96, y: 503), duration: 0.025)
        track.device.fingerUp()
        track.device.settle()
        precondition(track.controller.hasDecided, "the drag did not ask to begin")
        return track.controller.cost
    }

    /// The medians of `count` touches. The deciders alternate, so that other work on the machine affects all of them.
    func medians(_ count: Int) -> [Decider: Cost] {
        let deciders = [Decider.library, .minimalGate, .noDecision]
        var costs: [Decider: [Cost]] = [:]
        for index in 0..<(count * deciders.count) {
            let decider = deciders[index % deciders.count]
            costs[decider, default: []].append(touch(decider))
        }
        return costs.mapValues { costs in
            Cost(touchDown: median(costs.map(\.touchDown)), decision: median(costs.map(\.decision)))
        }
    }
}

/// Measures its own delegate methods.
final class MeasuredController: BasicNavigationController {
    private(set) var cost = DecisionMoment.Cost()
    private(set) var hasDecided = false
    private var decider = DecisionMoment.Decider.noDecision
    private lazy var gate = MinimalGate(self)

    func prepare(for decider: DecisionMoment.Decider) {
        (self.decider, cost, hasDecided) = (decider, .init(), false)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        measure(\.touchDown) {
            switch decider {
            case .library, .touchDownOnly: super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            case .minimalGate, .noDecision: true
            }
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hasDecided = true
        let isAllowed = measure(\.decision) {
            switch decider {
            case .library: super.gestureRecognizerShouldBegin(gestureRecognizer)
            case .minimalGate: gate.gestureRecognizerShouldBegin(gestureRecognizer)
            case .touchDownOnly, .noDecision: true
            }
        }
        precondition(isAllowed, "the drag was refused")
        return false
    }

    @inline(__always)
    private func measure(_ part: WritableKeyPath<DecisionMoment.Cost, Double>, _ answer: () -> Bool) -> Bool {
        let start = wallTime()
        let answer = answer()
        cost[keyPath: part] += wallTime() - start
        return answer
    }
}
