import Foundation
import Glibc

/// One connection: messages and their responses, another request and its response, or a request and a stream of events.
/// The socket never blocks.
@MainActor final class Connection {
    enum Limit {
        /// A stream with more unread bytes skips updates.
        static let unread = 256 * 1024
        /// Seconds for a request and its response, and for the next message.
        static let lifetime: TimeInterval = 10
        /// Seconds for which a stream may have unread bytes.
        static let stall: TimeInterval = 10
        /// Seconds for the client to read the response and to close.
        static let closing: TimeInterval = 2
    }

    enum Phase {
        case reading, streaming, closing, closed
    }

    let descriptor: Int32
    private(set) var phase = Phase.reading
    private var reader = RequestReader()
    private var output: [UInt8] = []
    private var sent = 0
    private var isAtEnd = false
    private var deadline: TimeInterval

    init(descriptor: Int32, now: TimeInterval) {
        self.descriptor = descriptor
        deadline = now + Limit.lifetime
    }

    /// The request that waits for its response.
    var request: RequestReader.Outcome { reader.outcome }

    var hasOutput: Bool { sent < output.count }
    var isCongested: Bool { output.count - sent > Limit.unread }

    /// The events to poll for. A connection with a request or a response to send doesn't read the next request.
    var interest: Int16 {
        let reads = !isAtEnd && (phase != .reading || (reader.isIncomplete && !hasOutput))
        return (reads ? Int16(POLLIN) : 0) | (hasOutput ? Int16(POLLOUT) : 0)
    }

    /// Reads what has arrived. Returns false if the client has closed.
    func receive() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count < 0 { return errno == EAGAIN || errno == EINTR }
            // Bytes after the last request are read and dropped. Closing a socket with unread bytes resets the
            // connection, and the client might lose the response.
            if phase == .reading, reader.isIncomplete, count > 0 { reader.receive(buffer[..<count]) }
            if count > 0 { return true }
            isAtEnd = true
            // A client that has closed its output can still read the response.
            return phase == .reading ? !reader.isIncomplete || hasOutput : phase == .closing && hasOutput
        }
    }

    /// Sends what the socket accepts. Returns false if the client has closed.
    func flush(now: TimeInterval) -> Bool {
        while hasOutput {
            let count = output.withUnsafeBytes { bytes in
                send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0 { return errno == EAGAIN || errno == EINTR }
            sent += count
            if phase == .streaming { deadline = now + Limit.stall }
        }
        output.removeAll(keepingCapacity: true)
        sent = 0
        if phase == .closing {
            if isAtEnd { return false }
            shutdown(descriptor, Int32(SHUT_WR))
            deadline = min(deadline, now + Limit.closing)
        }
        return true
    }

    /// Whether the client exceeds a time limit. A stream without unread bytes doesn't have a limit.
    func isOverdue(now: TimeInterval) -> Bool {
        now > deadline && (phase != .streaming || hasOutput)
    }

    /// Sends the response. The connection closes, except after a message: opening a connection for each message would
    /// delay the pictures.
    func answer(_ response: HTTPResponse, now: TimeInterval) {
        let request: HTTPRequest? = if case .request(let request) = request { request } else { nil }
        let closes = response.closes || isAtEnd || reader.hasSurplus || request?.wantsClose ?? true
        output += response.bytes(closes: closes)
        if closes {
            phase = .closing
            return
        }
        reader = RequestReader()
        deadline = now + Limit.lifetime
    }

    /// Sends the head of a stream of events.
    func beginStream() {
        phase = .streaming
        output += HTTPResponse(.ok, type: "text/event-stream", body: []).bytes(closes: true)
    }

    /// Ends a stream after a last event.
    func endStream(with data: [UInt8], now: TimeInterval) {
        write(event: data, now: now)
        phase = .closing
        deadline = now + Limit.closing
    }

    /// Sends an event of a stream. `data` is a single line.
    func write(event data: [UInt8], now: TimeInterval) {
        guard phase == .streaming else { return }
        if !hasOutput { deadline = now + Limit.stall }
        output += Array("data: ".utf8) + data + [10, 10]
    }

    func close() {
        guard phase != .closed else { return }
        phase = .closed
        Glibc.close(descriptor)
    }
}
