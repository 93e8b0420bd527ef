import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// What became of one drag.
enum Outcome: Equatable, CustomStringConvertible {
    case popped
    /// The screen followed the finger, and stayed.
    case cancelled
    case refused(PopGestureRefusal)
    /// Nothing was asked of the library, and no screen moved.
    case stayed

    var description: String {
        switch self {
        case .popped: "popped"
        case .cancelled: "cancelled"
        case .refused(let refusal): "no pop: \(refusal.reason)"
        case .stayed: "no pop"
        }
    }
}

extension Stage {
    /// Drags with one finger, sees what becomes of it, and compares.
    ///
    /// - Parameter watch: is called in the middle of the drag.
    @discardableResult
    func swipe(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.35, expect expected: Outcome,
        watch: () throws -> Void = {}
    ) throws -> String {
        let before = navigationController.viewControllers
        let eventsBefore = events.count
        let middle = CGPoint(x: start.x + (end.x - start.x) * 0.6, y: start.y + (end.y - start.y) * 0.6)
        down(at: start)
        move(to: middle, duration: duration * 0.6)
        let hasBegun = navigationController.transitionCoordinator?.isInteractive == true
        if hasBegun, navigationController.viewControllers.count != before.count - 1 {
            throw Misbehaviour("the stack does not know of the running pop")
        }
        try watch()
        move(to: end, duration: duration * 0.4)
        up()
        settle()
        let outcome = outcome(before: before, hasBegun: hasBegun, news: Array(events[eventsBefore...]))
        guard outcome == expected else { throw Misbehaviour("\(outcome) instead of \(expected)") }
        return "\(outcome)"
    }

    private func outcome(before: [UIViewController], hasBegun: Bool, news: [PopEvent]) -> Outcome {
        let after = navigationController.viewControllers
        if after.count == before.count - 1, after.elementsEqual(before.dropLast(), by: ===) { return .popped }
        if hasBegun { return .cancelled }
        for case .refused(let refusal) in news { return .refused(refusal) }
        return .stayed
    }

    /// A point by its share of the screen's width, and points from its bottom.
    func point(_ share: CGFloat, above bottom: CGFloat = 150) -> CGPoint {
        CGPoint(x: size.width * share, y: size.height - bottom)
    }

    func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
        if !condition { throw Misbehaviour(complaint()) }
    }
}
