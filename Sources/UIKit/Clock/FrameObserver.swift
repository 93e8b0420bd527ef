/// Somebody who wants to hear of each frame of the display, until it is invalidated.
@MainActor
package final class FrameObserver {
    private var handler: (@MainActor (TimeInterval) -> Void)?

    init(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
        self.handler = handler
    }

    package var isInvalidated: Bool { handler == nil }

    /// Lets go of what the handler holds at once.
    package func invalidate() {
        handler = nil
    }

    func fire(at time: TimeInterval) {
        handler?(time)
    }
}
