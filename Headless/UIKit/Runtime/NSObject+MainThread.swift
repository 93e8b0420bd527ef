extension NSObject {
    /// Sends the message in a later turn of the main run loop, in whatever mode the run loop is. The receiver is
    /// retained until then, as in Foundation.
    ///
    /// - Parameter wait: Whether to send the message at once: the headless UIKit has no other thread than the main one.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        sendOnMainActor(aSelector, self, arg, wait)
    }
}

/// Not with `perform`, which finds the message that it sent last without a search: that is a gesture's, and remains so.
@MainActor
private func send(_ selector: Selector, to target: NSObject, _ argument: Any?, atOnce: Bool) {
    let send: @MainActor () -> Void = { Messages.send(selector, to: target, argument: argument) }
    if atOnce { send() } else { System.current.clock.async(send) }
}

/// `send` for callers without isolation: the simulated app has one thread.
private let sendOnMainActor = unsafeBitCast(
    send as @MainActor @Sendable (Selector, NSObject, Any?, Bool) -> Void,
    to: (@Sendable (Selector, NSObject, Any?, Bool) -> Void).self)
