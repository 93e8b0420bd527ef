@_documentation(visibility: internal)
public typealias CFTimeInterval = Double

/// Seconds on the simulated system's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { System.current.clock.now }
}
