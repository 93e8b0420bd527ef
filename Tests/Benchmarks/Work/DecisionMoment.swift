import HeapCounter
import PopNavigation
import UIKit

/// Drags of a finger, each a new touch, and one of three who decides about it.
///
/// Stands between the pop recognizer and its delegate: what is measured are the questions that UIKit asks during a real
/// drag, each once, and nothing of the drag around them.
@MainActor
final class DecisionMoment: NSObject, UIGestureRecognizerDelegate {
    enum Judge {
        case library
        case minimalGate
        /// The library takes note of the finger, and is not asked to decide.
        case note
        /// Everything is allowed, unseen: what remains is the cost of asking.
        case nobody
    }

    /// What the answers of one touch have cost, in seconds.
    struct Cost {
        /// Of taking note of the finger as it goes down. The gate does not.
        var touchDown = 0.0
        /// Of deciding when the drag asks to begin.
        var decision = 0.0
        /// Blocks asked of the heap, by both.
        var blocks = 0.0
    }

    private let track = SwipeTracks.library()
    private let gate: MinimalGate
    private var judge = Judge.nobody
    private var cost = Cost()
    private var hasDecided = false
    private var controller: BasicNavigationController { track.controller }

    override init() {
        gate = MinimalGate(track.controller)
        super.init()
        track.fill(to: 3)
        track.controller.popRecognizer?.delegate = self
    }

    /// One drag from touch-down to the decision. It is refused in the end: the next one finds everything as it was.
    @discardableResult
    func touch(_ judge: Judge) -> Cost {
        (self.judge, cost, hasDecided) = (judge, Cost(), false)
        track.device.fingerDown(at: CGPoint(x: 60, y: 500))
        track.device.fingerMove(to: CGPoint(x: 96, y: 503), duration: 0.025)
        track.device.fingerUp()
        track.device.settle()
        precondition(hasDecided, "the drag was not about to become a swipe")
        return cost
    }

    // MARK: - What UIKit asks

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        measure(\.touchDown) {
            switch judge {
            case .library, .note: controller.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            case .minimalGate, .nobody: true
            }
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hasDecided = true
        let isAllowed = measure(\.decision) {
            switch judge {
            case .library: controller.gestureRecognizerShouldBegin(gestureRecognizer)
            case .minimalGate: gate.gestureRecognizerShouldBegin(gestureRecognizer)
            case .note, .nobody: true
            }
        }
        precondition(isAllowed, "the drag was to be allowed")
        return false
    }

    @inline(__always)
    private func measure(_ part: WritableKeyPath<Cost, Double>, _ answer: () -> Bool) -> Bool {
        let blocks = heap_blocks()
        let start = wallTime()
        let answer = answer()
        cost[keyPath: part] += wallTime() - start
        cost.blocks += Double(heap_blocks() - blocks)
        return answer
    }
}

extension DecisionMoment {
    /// The medians of so many touches. Each judge has every third one: whatever else the machine does meets all alike.
    func medians(_ count: Int) -> [Judge: Cost] {
        let judges = [Judge.library, .minimalGate, .nobody]
        var costs: [Judge: [Cost]] = [:]
        for index in 0..<(count * judges.count) {
            let judge = judges[index % judges.count]
            costs[judge, default: []].append(touch(judge))
        }
        return costs.mapValues { costs in
            Cost(
                touchDown: median(costs.map(\.touchDown)), decision: median(costs.map(\.decision)),
                blocks: median(costs.map(\.blocks)))
        }
    }
}
