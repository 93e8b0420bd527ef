import Foundation

/// A deceleration along one axis (fact B8: measured on iOS 26.1).
///
/// The velocity decreases by a fixed share each millisecond, so the distance is a geometric series:
/// `v · factor · (1 − e^(decay·t))`.
struct Deceleration {
    let origin: CGFloat
    /// Points per second.
    let velocity: CGFloat
    /// The whole distance per velocity, in seconds.
    private let factor: CGFloat
    /// Per second.
    private let decay: CGFloat

    init(origin: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
        let share = min(max(rate.rawValue, 0.01), 0.9999)
        self.origin = origin
        self.velocity = velocity
        factor = share / (1 - share) / 1000
        decay = 1000 * log(share)
    }

    func position(after time: TimeInterval) -> CGFloat {
        origin + velocity * factor * (1 - exp(decay * CGFloat(time)))
    }

    func velocity(after time: TimeInterval) -> CGFloat {
        velocity * exp(decay * CGFloat(time))
    }

    /// The time until the velocity is low enough to stop.
    var duration: TimeInterval {
        let ratio = Calibration.Scroll.slowestGlide / abs(velocity)
        return ratio < 1 ? TimeInterval(log(ratio) / decay) : 0
    }

    /// The position at the end.
    var rest: CGFloat { position(after: duration) }

    /// The time at which the deceleration passes the position.
    func time(reaching position: CGFloat) -> TimeInterval {
        let share = (position - origin) / (velocity * factor)
        return share < 1 ? TimeInterval(log(1 - max(0, share)) / decay) : .infinity
    }
}
