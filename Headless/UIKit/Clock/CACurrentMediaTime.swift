@_documentation(visibility: internal)
public typealias CFTimeInterval = Double

/// Seconds on the simulated system's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    readOnMainActor()
}

@MainActor
private func readClock() -> CFTimeInterval { System.current.clock.now }

/// `readClock` for callers without isolation: the simulated app has one thread. Isolation is part of a function's type,
/// and not of how it is called; `assumeIsolated` would allocate a closure at each call.
private let readOnMainActor = unsafeBitCast(
    readClock as @MainActor @Sendable () -> CFTimeInterval, to: (@Sendable () -> CFTimeInterval).self)
