import Foundation

/// The way of the content along one axis after the finger has left it: a function of time, computed once.
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

    /// Where it comes to rest.
    var rest: CGFloat {
        switch self {
        case .still(let position), .gliding(_, _, let position): position
        case .glidingIntoEdge(_, _, let spring), .springing(let spring): spring.target
        }
    }
}

extension AxisMotion {
    /// A fling, or the way back from past an edge.
    init(fling origin: CGFloat, velocity: CGFloat, in limits: ScrollLimits, rate: UIScrollView.DecelerationRate) {
        let glide = Deceleration(origin: origin, velocity: velocity, rate: rate)
        let edge = limits.clamp(origin)
        if edge != origin {
            // Only a fling that carries the content back inside wins over the spring of the edge.
            let returns = (edge - origin) * velocity > 0 && (glide.rest - edge) * velocity >= 0
            guard returns else {
                self = .springing(Spring(origin: origin, velocity: velocity, target: edge))
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
            let spring = Spring(origin: end, velocity: glide.velocity(after: contact), target: end)
            self = .glidingIntoEdge(glide, contact: contact, spring)
        } else {
            self = .gliding(glide, duration: contact, rest: end)
        }
    }

    /// The way to a chosen place: a page, or where the delegate wants the content to rest.
    init(from origin: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let frequency = Calibration.Scroll.targetFrequency
        // Faster than this the spring would shoot past its target.
        let fastest = frequency * abs(target - origin)
        let towards = (target - origin) * velocity > 0
        let velocity = towards ? min(max(velocity, -fastest), fastest) : 0
        self =
            origin == target
            ? .still(target)
            : .springing(Spring(origin: origin, velocity: velocity, target: target, frequency: frequency))
    }
}
