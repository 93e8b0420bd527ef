import Foundation

/// The state of a scroll view.
enum ScrollActivity {
    case idle
    case dragging(Drag)
    case decelerating(Motion)
    case animating(ScrollAnimation)

    /// A finger drags the content.
    struct Drag {
        /// The offset without rubber band at which the drag began.
        var start: CGPoint
    }

    /// A deceleration, a bounce or both, after the finger has lifted.
    struct Motion {
        var x: AxisMotion
        var y: AxisMotion
        /// Clock time at which the motion starts, a moment after the lift (fact B10).
        var start: TimeInterval
        /// The target that paging or the delegate has chosen.
        var target: CGPoint?

        private func elapsed(at time: TimeInterval) -> TimeInterval { max(0, time - start) }

        func position(at time: TimeInterval) -> CGPoint {
            CGPoint(x: x.position(after: elapsed(at: time)), y: y.position(after: elapsed(at: time)))
        }

        func velocity(at time: TimeInterval) -> CGVector {
            CGVector(dx: x.velocity(after: elapsed(at: time)), dy: y.velocity(after: elapsed(at: time)))
        }

        func isOver(at time: TimeInterval) -> Bool {
            x.isOver(after: elapsed(at: time)) && y.isOver(after: elapsed(at: time))
        }

        var isStill: Bool { x.isStill && y.isStill }

        var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
    }

    var isDragging: Bool {
        if case .dragging = self { true } else { false }
    }

    var isDecelerating: Bool {
        if case .decelerating = self { true } else { false }
    }
}

/// An animated scroll to an offset that the app has set.
struct ScrollAnimation {
    var from: CGPoint
    var to: CGPoint
    var start: TimeInterval

    func position(at time: TimeInterval) -> CGPoint {
        let duration = Calibration.Scroll.animationDuration
        let share = TimingFunction.easeInOut.progress(at: CGFloat((time - start) / duration), duration: duration)
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }

    func isOver(at time: TimeInterval) -> Bool {
        time - start >= Calibration.Scroll.animationDuration - Calibration.Scroll.timeTolerance
    }
}
