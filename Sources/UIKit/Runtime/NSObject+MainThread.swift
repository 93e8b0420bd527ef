extension NSObject {
    /// Sends the message in a later turn of the main run loop, in whatever mode the run loop is. The receiver is retained until
    /// then, as in Foundation.
    ///
    /// - Parameter wait: Whether to send the message at once: the headless UIKit has no other thread than the main one.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        MainActor.assumeIsolated {
            let send: @MainActor () -> Void = { _ = target.perform(aSelector, with: argument) }
            if wait { send() } else { System.current.clock.async(send) }
        }
    }
}
