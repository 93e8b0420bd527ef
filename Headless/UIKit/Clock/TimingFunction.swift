/// The progress of an animation (0…1) as a function of the fraction of its duration (0…1).
package enum TimingFunction: Equatable, Sendable {
    case linear
    case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A spring with a damping ratio and an initial velocity in distances per second; the duration scales its time.
    case spring(damping: CGFloat, velocity: CGFloat)
    /// A spring that takes its own time: radians per second, a damping ratio below or at 1, and an initial velocity in
    /// distances per second. With a damping below 1 it passes its end.
    case oscillation(frequency: CGFloat, damping: CGFloat, velocity: CGFloat)
    /// The distance that is left shrinks by e in each time constant.
    case decay(timeConstant: TimeInterval, duration: TimeInterval)

    package static let easeIn = TimingFunction.bezier(0.42, 0, 1, 1)
    package static let easeOut = TimingFunction.bezier(0, 0, 0.58, 1)
    package static let easeInOut = TimingFunction.bezier(0.42, 0, 0.58, 1)

    package init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .easeInOut
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .linear: self = .linear
        }
    }

    package func progress(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .linear:
            return fraction
        case .bezier(let x1, let y1, let x2, let y2):
            return Self.bezier(fraction, x1, y1, x2, y2)
        case .spring(let damping, let velocity):
            return Self.spring(fraction, damping: max(damping, 0.01), velocity: velocity * CGFloat(duration))
        case .oscillation(let frequency, let damping, let velocity):
            return Self.oscillation(
                fraction * CGFloat(duration), frequency: frequency, damping: damping, velocity: velocity)
        case .decay(let timeConstant, _):
            return 1 - CGFloat(exp(-TimeInterval(fraction) * duration / timeConstant))
        }
    }

    /// The duration of a function that takes its own time; nil for one that fills any.
    package var ownDuration: TimeInterval? {
        switch self {
        case .linear, .bezier, .spring: return nil
        case .decay(_, let duration): return duration
        case .oscillation(let frequency, let damping, let velocity):
            // The spring is within 0.1 % of its end then.
            if damping >= 1 { return TimeInterval(9.23 / frequency) }
            let ringing = frequency * (1 - damping * damping).squareRoot()
            let swing = (damping * frequency - velocity) / ringing
            return TimeInterval((6.9 + log(1 + swing * swing) / 2) / (damping * frequency))
        }
    }

    private static func oscillation(
        _ time: CGFloat, frequency: CGFloat, damping: CGFloat, velocity: CGFloat
    ) -> CGFloat {
        let decay = damping * frequency
        guard damping < 1 else { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let ringing = frequency * (1 - damping * damping).squareRoot()
        let swing = (decay - velocity) / ringing
        return 1 - exp(-decay * time) * (cos(ringing * time) + swing * sin(ringing * time))
    }

    private static func bezier(_ x: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> CGFloat {
        func point(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            let s = 1 - t
            return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
        }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if point(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return point((low + high) / 2, y1, y2)
    }

    /// The stiffness is such that the spring is within 0.1 % of its target at the end.
    private static func spring(_ t: CGFloat, damping: CGFloat, velocity: CGFloat) -> CGFloat {
        if damping >= 1 {
            let omega: CGFloat = 9.23
            return 1 - exp(-omega * t) * (1 + (omega - velocity) * t)
        }
        let omega = 6.9 / damping
        let ringing = omega * (1 - damping * damping).squareRoot()
        let decay = damping * omega
        return 1 - exp(-decay * t) * (cos(ringing * t) + (decay - velocity) / ringing * sin(ringing * t))
    }
}
