import Foundation

/// A critically damped spring along one axis: the bounce at an edge, and the way to a page (fact B8).
struct Spring {
    let target: CGFloat
    private let distance: CGFloat
    private let velocity: CGFloat
    private let frequency: CGFloat

    /// The velocity is in points per second, the frequency in radians per second.
    init(origin: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat = Calibration.Scroll.bounceFrequency) {
        self.target = target
        self.velocity = velocity
        self.frequency = frequency
        distance = origin - target
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
        abs(position(after: time) - target) < Calibration.Scroll.restDistance
            && abs(velocity(after: time)) < Calibration.Scroll.slowestGlide
    }
}
