import Foundation

/// The limits of a scroll view's offset along one axis (facts B1, B2).
struct ScrollLimits: Equatable {
    var lower: CGFloat
    var upper: CGFloat
    /// The length of the view.
    var length: CGFloat
    /// Whether a finger can scroll along this axis.
    var isScrollable: Bool
    /// Whether a finger can pull the content past its edges.
    var bounces: Bool

    init(content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, alwaysBounces: Bool) {
        lower = -before
        upper = max(lower, content + after - length)
        self.length = length
        isScrollable = content + before + after > length || (alwaysBounces && bounces)
        self.bounces = isScrollable && bounces
    }

    func clamp(_ position: CGFloat) -> CGFloat {
        min(max(position, lower), upper)
    }

    /// Whether the offset can change in the direction, given as a sign.
    func hasRoom(from position: CGFloat, direction: CGFloat) -> Bool {
        guard isScrollable else { return false }
        let tolerance = Calibration.Scroll.edgeTolerance
        return direction < 0 ? position > lower + tolerance : position < upper - tolerance
    }
}

/// Positions during a drag: equal to the free position inside the limits, with a rubber band past them (fact B8).
extension ScrollLimits {
    func position(forFreePosition free: CGFloat) -> CGFloat {
        let edge = clamp(free)
        guard bounces, free != edge else { return edge }
        return edge + RubberBand.stretch(for: free - edge, length: length)
    }

    func freePosition(for position: CGFloat) -> CGFloat {
        let edge = clamp(position)
        guard bounces, position != edge else { return position }
        return edge + RubberBand.pull(for: position - edge, length: length)
    }

    /// The content's velocity for a velocity of the finger.
    func velocity(at position: CGFloat, finger velocity: CGFloat) -> CGFloat {
        guard isScrollable else { return 0 }
        let edge = clamp(position)
        guard position != edge else { return velocity }
        return velocity * RubberBand.slowness(at: freePosition(for: position) - edge, length: length)
    }
}
