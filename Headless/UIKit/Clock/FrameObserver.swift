/// A handler that runs at each frame of the display until it is invalidated.
@MainActor
package final class FrameObserver {
    private var handler: (@MainActor (TimeInterval) -> Void)?

    init(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
        self.handler = handler
    }

    package var isInvalidated: Bool { handler == nil }

    /// Releases the handler at once.
    package func invalidate() {
        handler = nil
    }

    func fire(at time: TimeInterval) {
        handler?(time)
    }
}
