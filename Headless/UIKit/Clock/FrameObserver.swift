/// A handler that runs at each frame of the display until it is invalidated.
@MainActor
package final class FrameObserver {
    private var handler: (@MainActor (TimeInterval) -> Void)?
    /// Whether the app has asked for the frames, with a display link. Under a resting finger it may do so forever.
    let isAppsLink: Bool

    init(isAppsLink: Bool, _ handler: @escaping @MainActor (TimeInterval) -> Void) {
        self.isAppsLink = isAppsLink
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
