import Foundation
import Glibc

/// One client, on a socket that never blocks.
@MainActor final class Connection {
    enum Limit {
        /// A client with so much unread output gets no more frames until it has read them.
        static let unread = 256 * 1024
        /// A request, or the reading of a response, takes at most so many seconds.
        static let patience: TimeInterval = 10
        /// An open page answers pings; one that has been silent for so long is gone.
        static let silence: TimeInterval = 60
        /// How long a closing connection waits for the client to have read everything.
        static let farewell: TimeInterval = 2
    }

    enum Phase {
        case requests, messages, closing, closed
    }

    let descriptor: Int32
    private(set) var phase = Phase.requests
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var sent = 0
    private var message: [UInt8]?
    private var lastProgress: TimeInterval
    private var lastHeard: TimeInterval

    init(descriptor: Int32, now: TimeInterval) {
        self.descriptor = descriptor
        lastProgress = now
        lastHeard = now
    }

    var hasOutput: Bool { sent < output.count }
    var isCongested: Bool { output.count - sent > Limit.unread }

    /// What the poll is to wait for.
    var interest: Int16 {
        Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0)
    }

    /// Takes what has come in; false: the client has gone.
    func receive(now: TimeInterval) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        if count == 0 { return false }
        lastHeard = now
        // A closing connection reads on, so that the client is not reset before it has seen the answer.
        if phase != .closing {
            if input.isEmpty { lastProgress = now }
            input += buffer[..<count]
        }
        return true
    }

    /// Sends what the socket takes; false: the client has gone.
    func flush(now: TimeInterval) -> Bool {
        while hasOutput {
            let count = output.withUnsafeBytes { bytes in
                send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0 { return errno == EAGAIN || errno == EINTR }
            sent += count
            lastProgress = now
        }
        output.removeAll(keepingCapacity: output.capacity <= Limit.unread)
        sent = 0
        if phase == .closing { shutdown(descriptor, Int32(SHUT_WR)) }
        return true
    }

    /// Whether the client has used up the server's patience.
    func isOverdue(now: TimeInterval) -> Bool {
        switch phase {
        case .requests: now - lastProgress > Limit.patience
        case .messages:
            (hasOutput && now - lastProgress > Limit.patience) || now - lastHeard > Limit.silence
        case .closing: now - lastProgress > Limit.farewell
        case .closed: true
        }
    }

    func write(_ bytes: [UInt8], now: TimeInterval) {
        guard phase == .requests || phase == .messages else { return }
        if !hasOutput { lastProgress = now }
        output += bytes
    }

    /// Closes once everything is sent.
    func finish(now: TimeInterval) {
        phase = .closing
        lastProgress = now
        input = []
    }

    func close() {
        guard phase != .closed else { return }
        phase = .closed
        Glibc.close(descriptor)
    }

    func becomeMessages() {
        phase = .messages
    }
}

extension Connection {
    /// The next whole request, if there is one.
    func nextRequest() -> HTTPRequest.Outcome {
        guard !input.isEmpty else { return .incomplete }
        let outcome = HTTPRequest.parse(input)
        if case .request(_, let length) = outcome { input.removeFirst(length) }
        return outcome
    }

    enum Incoming {
        case nothing
        case text(String)
        case closed(WebSocket.CloseCode)
    }

    /// The next whole message; answers pings on the way.
    func nextMessage(now: TimeInterval) -> Incoming {
        while true {
            switch WebSocket.parse(input) {
            case .incomplete: return .nothing
            case .failure(let code): return .closed(code)
            case .frame(let frame, let length):
                input.removeFirst(length)
                switch frame.opcode {
                case .ping: write(WebSocket.frame(.pong, frame.payload), now: now)
                case .pong: break
                case .close: return .closed(.normal)
                case .text, .continuation:
                    guard (frame.opcode == .text) == (message == nil) else { return .closed(.protocolError) }
                    let whole = (message ?? []) + frame.payload
                    guard whole.count <= WebSocket.messageLimit else { return .closed(.tooLarge) }
                    message = frame.isFinal ? nil : whole
                    guard frame.isFinal else { continue }
                    guard let text = String(validating: whole, as: UTF8.self) else { return .closed(.badPayload) }
                    return .text(text)
                }
            }
        }
    }
}
