#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// An observation of pops, which ends when this object is released or invalidated.
///
/// Keep it for as long as you need the observation, as with `NSKeyValueObservation`.
@MainActor
public final class PopObservation {
    /// Retains the handler.
    private var handler: AnyObject?

    init(_ handler: AnyObject) {
        self.handler = handler
    }

    /// Ends the observation. Calling it again does nothing.
    public func invalidate() {
        handler = nil
    }
}
#endif
