import Foundation

/// One connected page, and its fingers.
@MainActor final class Page {
    let stream: Connection
    /// The path for the page's messages.
    let address = "/live/" + UUID().uuidString
    /// The page's number of each finger, and the device's.
    var fingers: [Int: Int] = [:]
    /// Whether the next update is complete: the page is new, or has missed updates.
    var isBehind = true
    /// The number of the page's last frame, until an update has answered it.
    var frame: Int?
    var clock = PageClock()

    init(_ stream: Connection) {
        self.stream = stream
    }
}

/// Maps a page's clock to the server's, so that the time between two touches is the time under the finger, however long
/// the messages take.
struct PageClock {
    /// The server's time minus the page's, from the message with the shortest delay.
    private var quickest = TimeInterval.infinity
    /// The same for the current touch: it changes only between touches.
    private var offset: TimeInterval?

    /// Clocks drift: the shortest delay grows by this much with each message, in seconds.
    private static let drift: TimeInterval = 1e-5

    /// How far a page's time may be ahead of the server's, in seconds.
    private static let lead: TimeInterval = 1

    mutating func note(_ time: TimeInterval, at now: TimeInterval) {
        quickest = min(now - time, quickest + Self.drift)
    }

    /// The first finger goes down, not before the time of the shown picture.
    mutating func beginTouch(at time: TimeInterval, shown: TimeInterval) {
        offset = max(quickest, shown - time)
    }

    mutating func endTouch() {
        offset = nil
    }

    /// The server's time at the page's time, for a message that arrives now.
    func serverTime(of time: TimeInterval, now: TimeInterval) -> TimeInterval {
        min(time + (offset ?? quickest), now + Self.lead)
    }
}
