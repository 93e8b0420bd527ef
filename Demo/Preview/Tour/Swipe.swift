import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// Drags in the scripts of the README's pictures.
extension TourStage {
    /// Drags with one finger, and compares the outcome.
    @discardableResult
    func swipe(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.35, expect expected: TrialOutcome
    ) throws -> String {
        let eventsBefore = try state().events.count
        drag(from: start, to: end, duration: duration)
        let outcome = TrialOutcome(of: Array(try state().events[eventsBefore...]))
        guard outcome == expected else { throw Misbehaviour("\(outcome) instead of \(expected)") }
        return "\(outcome)"
    }

    /// A point by its fraction of the screen's width, and its distance from the bottom in points.
    func point(_ share: CGFloat, above bottom: CGFloat = 150) -> CGPoint {
        CGPoint(x: size.width * share, y: size.height - bottom)
    }

    func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
        if !condition { throw Misbehaviour(complaint()) }
    }
}
