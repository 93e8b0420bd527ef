@preconcurrency public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    @_documentation(visibility: internal)
    public let timingCurveType: UITimingCurveType

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) = TimingFunction(curve).controlPoints
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    @_documentation(visibility: internal)
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    @_documentation(visibility: internal)
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In distances per second; the headless UIKit uses only the first component.
    public let initialVelocity: CGVector
    package let timing: TimingFunction

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        timing = .spring(damping: ratio, velocity: velocity.dx)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that takes its own time, whatever the animator's duration is (documented).
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let frequency = (stiffness / mass).squareRoot()
        timing = .oscillation(
            frequency: frequency, damping: min(1, damping / (2 * mass * frequency)), velocity: velocity.dx)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    @_documentation(visibility: internal)
    public var timingCurveType: UITimingCurveType { .spring }
    @_documentation(visibility: internal)
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    @_documentation(visibility: internal)
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension TimingFunction {
    @MainActor
    package init(_ provider: any UITimingCurveProvider) {
        if let spring = provider.springTimingParameters {
            self = spring.timing
        } else if let cubic = provider.cubicTimingParameters {
            self = .bezier(
                cubic.controlPoint1.x, cubic.controlPoint1.y, cubic.controlPoint2.x, cubic.controlPoint2.y)
        } else {
            self = .easeInOut
        }
    }

    fileprivate var controlPoints: (CGPoint, CGPoint) {
        guard case .bezier(let x1, let y1, let x2, let y2) = self else { return (.zero, CGPoint(x: 1, y: 1)) }
        return (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }
}
