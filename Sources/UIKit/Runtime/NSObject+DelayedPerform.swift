extension NSObject {
    /// Sends the message after a delay, in a later turn of the run loop. The receiver is retained until then, as in Foundation.
    ///
    /// The simulated run loop has one mode; all modes are served.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (target, argument) = (self, anArgument)
        MainActor.assumeIsolated {
            let send: @MainActor () -> Void = { _ = target.perform(aSelector, with: argument) }
            let clock = System.current.clock
            if delay > 0 { clock.schedule(after: delay, send) } else { clock.async(send) }
        }
    }
}
