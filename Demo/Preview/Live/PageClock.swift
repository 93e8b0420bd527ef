import Foundation

/// Maps a page's clock to the server's. The time between two touches then does not depend on the delay of their
/// messages.
struct PageClock {
    /// The server's time minus the page's, from the message with the shortest delay.
    private var quickest = TimeInterval.infinity
    /// The offset during the current touch. It changes only between touches.
    private var offset: TimeInterval?

    /// Seconds by which the shortest delay grows with each message, since clocks drift.
    private static let drift: TimeInterval = 1e-5

    /// The limit by which a page's time may be ahead of the server's, in seconds.
    private static let lead: TimeInterval = 1

    mutating func note(_ time: TimeInterval, at now: TimeInterval) {
        quickest = min(now - time, quickest + Self.drift)
    }

    /// Begins a touch, not before the time of the visible picture.
    mutating func beginTouch(at time: TimeInterval, shown: TimeInterval) {
        offset = max(quickest, shown - time)
    }

    mutating func endTouch() {
        offset = nil
    }

    /// The server's time for a time of the page, from a message that arrives now.
    func serverTime(of time: TimeInterval, now: TimeInterval) -> TimeInterval {
        min(time + (offset ?? quickest), now + Self.lead)
    }
}
