/// The accessibility settings of the simulated system.
@preconcurrency @MainActor
public struct UIAccessibility {
    public static var isReduceMotionEnabled: Bool { System.current.configuration.reduceMotion }
    public static var prefersCrossFadeTransitions: Bool { System.current.configuration.prefersCrossFadeTransitions }
}
