import Foundation
import UIKit
import UIKitSimulator

/// The path of one finger: the points after touch-down, one event each, and how long it rests before it lifts.
struct FingerPath: Sendable, CustomStringConvertible {
    let name: String
    /// Points from the leading edge and from the top, relative to the touch-down.
    let steps: [CGVector]
    /// Seconds.
    var rest: TimeInterval = 0.15

    var description: String { name }

    /// Seconds between two events.
    static let interval: TimeInterval = 1 / 60

    /// A straight path, in steps of about 6 points.
    static func straight(_ name: String, to end: CGVector, rest: TimeInterval = 0.15) -> Self {
        let count = max(1, Int(max(abs(end.dx), abs(end.dy)) / 6))
        let steps = (1...count).map { step in
            CGVector(dx: end.dx * CGFloat(step) / CGFloat(count), dy: end.dy * CGFloat(step) / CGFloat(count))
        }
        return Self(name: name, steps: steps, rest: rest)
    }
}

extension FingerStage {
    /// Moves a finger along a path.
    ///
    /// - Parameter look: Called after each event.
    /// - Returns: Whether a swipe has begun meanwhile.
    func follow(_ path: FingerPath, from start: CGPoint, look: () -> Void) -> Bool {
        let depth = controller.viewControllers.count
        var hasSwiped = false
        func note() {
            if isSwiping || controller.viewControllers.count != depth { hasSwiped = true }
            look()
        }
        device.fingerDown(at: start)
        note()
        for step in path.steps {
            device.wait(FingerPath.interval)
            device.fingerMove(to: CGPoint(x: start.x + step.dx, y: start.y + step.dy))
            note()
        }
        device.wait(path.rest)
        note()
        device.fingerUp()
        note()
        device.settle()
        note()
        return hasSwiped
    }
}
