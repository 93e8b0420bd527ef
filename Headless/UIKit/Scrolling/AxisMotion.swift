import Foundation

/// The motion of the content along one axis after the finger has lifted: a function of time, computed once.
enum AxisMotion {
    case still(CGFloat)
    case gliding(Deceleration, duration: TimeInterval, rest: CGFloat)
    case glidingIntoEdge(Deceleration, contact: TimeInterval, Spring)
    case springing(Spring)

    func position(after time: TimeInterval) -> CGFloat {
        switch self {
        case .still(let position): position
        case .gliding(let glide, let duration, let rest): time < duration ? glide.position(after: time) : rest
        case .glidingIntoEdge(let glide, let contact, let spring):
            time < contact ? glide.position(after: time) : spring.position(after: time - contact)
        case .springing(let spring): spring.position(after: time)
        }
    }

    func velocity(after time: TimeInterval) -> CGFloat {
        switch self {
        case .still: 0
        case .gliding(let glide, let duration, _): time < duration ? glide.velocity(after: time) : 0
        case .glidingIntoEdge(let glide, let contact, let spring):
            time < contact ? glide.velocity(after: time) : spring.velocity(after: time - contact)
        case .springing(let spring): spring.velocity(after: time)
        }
    }

    func isOver(after time: TimeInterval) -> Bool {
        switch self {
        case .still: true
        case .gliding(_, let duration, _): time >= duration
        case .glidingIntoEdge(_, let contact, let spring): time > contact && spring.isOver(after: time - contact)
        case .springing(let spring): spring.isOver(after: time)
        }
    }

    /// False also for content a fraction of a point past its edge: it still has to move to the edge.
    var isStill: Bool {
        if case .still = self { true } else { false }
    }

    /// The position at which the motion ends.
    var rest: CGFloat {
        switch self {
        case .still(let position), .gliding(_, _, let position): position
        case .glidingIntoEdge(_, _, let spring), .springing(let spring): spring.target
        }
    }
}

extension AxisMotion {
    /// A deceleration, or the bounce back from past an edge.
    ///
    /// - Parameter isRelease: Whether a finger has just lifted. A bounce that starts then has its own speed
    ///   towards the edge (fact B10); a motion that continues after the limits have changed keeps the speed
    ///   that it has.
    init(
        fling origin: CGFloat, velocity: CGFloat, in limits: ScrollLimits, rate: UIScrollView.DecelerationRate,
        isRelease: Bool
    ) {
        let glide = Deceleration(origin: origin, velocity: velocity, rate: rate)
        let edge = limits.clamp(origin)
        if edge != origin {
            // Only a deceleration that moves the content back inside the limits replaces the bounce.
            let returns = (edge - origin) * velocity > 0 && (glide.rest - edge) * velocity >= 0
            guard returns else {
                let recoil = isRelease ? (edge - origin) * Calibration.Scroll.bounceRecoil : 0
                self = .springing(.bounce(from: origin, velocity: velocity + recoil, edge: edge))
                return
            }
        }
        guard glide.duration > 0 else {
            self = .still(origin)
            return
        }
        let end = velocity < 0 ? limits.lower : limits.upper
        guard (glide.rest - end) * velocity > 0 else {
            self = .gliding(glide, duration: glide.duration, rest: glide.rest)
            return
        }
        let contact = glide.time(reaching: end)
        if limits.bounces {
            let bounce = Spring.bounce(from: end, velocity: glide.velocity(after: contact), edge: end)
            self = .glidingIntoEdge(glide, contact: contact, bounce)
        } else {
            self = .gliding(glide, duration: contact, rest: end)
        }
    }

    /// The motion to a page, or to the delegate's target.
    init(from origin: CGFloat, velocity: CGFloat, to target: CGFloat) {
        // At a higher speed the spring would overshoot its target.
        let fastest = Calibration.Scroll.targetFrequency * abs(target - origin)
        let towards = (target - origin) * velocity > 0
        let velocity = towards ? min(max(velocity, -fastest), fastest) : 0
        self =
            origin == target
            ? .still(target)
            : .springing(.leading(from: origin, velocity: velocity, to: target))
    }
}
