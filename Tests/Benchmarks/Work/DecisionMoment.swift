import HeapCounter
import PopNavigation
import UIKit

/// Drags of a finger, each a new touch, and one of three who decides about it.
///
/// Stands between the pop recognizer and its delegate: what is measured are the questions that UIKit asks during a real
/// drag, each once, and nothing of the drag around them.
@MainActor
final class DecisionMoment: NSObject, UIGestureRecognizerDelegate {
    enum Judge: CaseIterable {
        /// The library's delegate: what it does at touch-down, and its rules when the drag asks to begin.
        case library
        case minimalGate
        /// Everything is allowed, unseen: what remains is the cost of asking.
        case nobody
    }

    /// What the answers of one touch have cost.
    struct Cost {
        var seconds = 0.0
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
        measure(
            library: { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) },
            gate: { _ in true })
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hasDecided = true
        let isAllowed = measure(
            library: { $0.gestureRecognizerShouldBegin(gestureRecognizer) },
            gate: { $0.gestureRecognizerShouldBegin(gestureRecognizer) })
        precondition(isAllowed, "the drag was to be allowed")
        return false
    }

    private func measure(library: (BasicNavigationController) -> Bool, gate: (MinimalGate) -> Bool) -> Bool {
        let controller = controller
        let blocks = heap_blocks()
        let start = wallTime()
        let answer =
            switch judge {
            case .library: library(controller)
            case .minimalGate: gate(self.gate)
            case .nobody: true
            }
        cost.seconds += wallTime() - start
        cost.blocks += Double(heap_blocks() - blocks)
        return answer
    }
}

extension DecisionMoment {
    /// The medians of so many touches. Each judge has every third one: whatever else the machine does meets all alike.
    func medians(_ count: Int) -> [Judge: Cost] {
        var costs: [Judge: [Cost]] = [:]
        for index in 0..<(count * Judge.allCases.count) {
            let judge = Judge.allCases[index % Judge.allCases.count]
            costs[judge, default: []].append(touch(judge))
        }
        return costs.mapValues { costs in
            Cost(seconds: median(costs.map(\.seconds)), blocks: median(costs.map(\.blocks)))
        }
    }
}
