extension UIView {
    @preconcurrency public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationContext.run(duration: duration, animations: animations)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationContext.run(duration: duration, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationContext.run(
            duration: duration,
            delay: delay,
            curve: TimingFunction(options.curve),
            repeats: options.contains(.repeat),
            animations: animations,
            completion: completion
        )
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationContext.run(
            duration: duration,
            delay: delay,
            curve: .spring(damping: dampingRatio, velocity: velocity),
            animations: animations,
            completion: completion
        )
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

}

/// The animation block that is running: setters of animatable values add their animations to it.
@MainActor
package enum AnimationContext {
    @exclusivity(unchecked)
    package private(set) static var current: AnimationGroup?
    fileprivate(set) static var isEnabled = true

    package static func run(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        curve: TimingFunction = .easeInOut,
        repeats: Bool = false,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = current
        defer { current = outer }
        guard isEnabled, duration > 0 || delay > 0, duration.isFinite, delay.isFinite else {
            current = nil
            animations()
            if let completion { System.current.clock.async { completion(true) } }
            return
        }
        let group = AnimationGroup(
            timeline: .ambient,
            delay: max(0, delay),
            duration: max(duration, 1e-9),
            curve: curve,
            repeats: repeats,
            completion: completion
        )
        current = group
        animations()
        if group.isEmpty {
            // No value was animated: the completion runs in the next turn.
            System.current.clock.async { group.end(finished: true) }
        } else {
            group.timeline.add(group)
        }
    }

    /// Runs the body with animations enabled, if the condition holds; else as they are.
    static func enabling(_ condition: Bool, _ body: () -> Void) {
        let wasEnabled = isEnabled
        if condition { isEnabled = true }
        body()
        if condition { isEnabled = wasEnabled }
    }

    package static func withoutAnimation(_ body: () -> Void) {
        let (outer, wasEnabled) = (current, isEnabled)
        current = nil
        isEnabled = false
        body()
        current = outer
        isEnabled = wasEnabled
    }
}
