import Foundation

/// One connected page, and its fingers.
@MainActor final class Page {
    let connection: Connection
    /// The page's number for each finger, and the device's.
    var fingers: [Int: Int] = [:]
    /// It has missed pictures, because it did not read them, or knows none yet.
    var isBehind = true
    var clock = PageClock()

    init(_ connection: Connection) {
        self.connection = connection
    }
}

/// Relates a page's clock to the server's, so that the time between two touches is what it was under the finger, however
/// long the messages took.
struct PageClock {
    private var offset: TimeInterval?

    /// Clocks drift: what the quickest message has told wears off by this share.
    private static let forgetting: TimeInterval = 1e-5

    /// What to add to the page's time.
    mutating func offset(for time: TimeInterval, receivedAt now: TimeInterval) -> TimeInterval {
        let new = min(now - time, (offset ?? .infinity) + Self.forgetting)
        offset = new
        return new
    }
}
