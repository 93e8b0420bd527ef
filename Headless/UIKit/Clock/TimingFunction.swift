/// The progress of an animation (0…1) as a function of the fraction of its duration (0…1).
package enum TimingFunction: Equatable, Sendable {
    case linear
    case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A spring with a damping ratio and an initial velocity in distances per second; the duration scales its time.
    case spring(damping: CGFloat, velocity: CGFloat)

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
        }
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
