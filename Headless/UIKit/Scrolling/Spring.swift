import Foundation

/// A critically damped spring along one axis: the bounce at an edge, or the motion to a page (fact B8).
struct Spring {
    let target: CGFloat
    private let distance: CGFloat
    private let velocity: CGFloat
    /// Radians per second.
    private let frequency: CGFloat
    /// The spring ends at this distance from its target.
    private let restDistance: CGFloat

    private init(
        origin: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat, restDistance: CGFloat
    ) {
        self.target = target
        self.velocity = velocity
        self.frequency = frequency
        self.restDistance = restDistance
        distance = origin - target
    }

    /// A bounce at an edge; the velocity is in points per second.
    static func bounce(from origin: CGFloat, velocity: CGFloat, edge: CGFloat) -> Spring {
        Spring(
            origin: origin, velocity: velocity, target: edge, frequency: Calibration.Scroll.bounceFrequency,
            restDistance: Calibration.Scroll.bounceRestDistance
        )
    }

    /// The motion to a page or to the delegate's target; the velocity is in points per second.
    static func leading(from origin: CGFloat, velocity: CGFloat, to target: CGFloat) -> Spring {
        Spring(
            origin: origin, velocity: velocity, target: target, frequency: Calibration.Scroll.targetFrequency,
            restDistance: Calibration.Scroll.targetRestDistance
        )
    }

    func position(after time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    }

    func velocity(after time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return (velocity - frequency * (velocity + frequency * distance) * time) * exp(-frequency * time)
    }

    func isOver(after time: TimeInterval) -> Bool {
        abs(position(after: time) - target) < restDistance
            && abs(velocity(after: time)) < Calibration.Scroll.slowestGlide
    }
}
