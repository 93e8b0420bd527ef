import Foundation

/// One connected page, and its fingers.
@MainActor final class Page {
    let connection: Connection
    /// The page's number for each finger, and the device's.
    var fingers: [Int: Int] = [:]
    /// It has missed pictures, because it did not read them, or knows none yet.
    var isBehind = true
    var clock = PageClock()
    /// When it last sent something, on the server's clock.
    var lastHeard: TimeInterval = 0

    init(_ connection: Connection) {
        self.connection = connection
    }
}

/// Relates a page's clock to the server's, so that the time between two touches is what it was under the finger, however
/// long the messages took.
struct PageClock {
    private var offset: TimeInterval?
    private var delay: TimeInterval = 0

    /// Clocks drift: what the quickest message has told wears off by this share.
    private static let forgetting: TimeInterval = 1e-5

    /// How far a page's time may be ahead of the server's.
    private static let lead: TimeInterval = 1

    /// Takes note of a message: when the page sent it, and when it came.
    ///
    /// - Parameter isTouching: Whether the page has fingers down; under them no time is lost by what is learned only now.
    mutating func hear(_ time: TimeInterval, at now: TimeInterval, isTouching: Bool) {
        let old = offset ?? .infinity
        let new = min(now - time, old + Self.forgetting)
        if isTouching, new < old { delay = min(delay + old - new, Self.lead) }
        offset = new
    }

    /// The server's time at the page's time.
    func serverTime(of time: TimeInterval) -> TimeInterval {
        time + (offset ?? 0) + delay
    }

    /// From now on, the page's time is no earlier on the server than that.
    mutating func delay(_ time: TimeInterval, until serverTime: TimeInterval) {
        delay = 0
        delay = max(0, serverTime - self.serverTime(of: time))
    }
}
