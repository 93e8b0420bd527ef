public typealias CFTimeInterval = Double

/// Seconds on the simulated system's clock.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { System.current.clock.now }
}
