import Foundation
import Glibc

/// The content of a server.
@MainActor protocol Service: AnyObject {
    func respond(to request: HTTPRequest) -> HTTPResponse
    /// A page opens its stream of events: a new page at `/live`. The service bounds their number.
    func open(_ stream: Connection, at path: String)
    func closed(_ stream: Connection)
    /// Handles a message of the page whose address is `path`.
    func receive(_ message: [UInt8], at path: String) -> HTTPStatus
    func tick(now: TimeInterval)
    /// Seconds until the next tick is due.
    func timeToNextTick(now: TimeInterval) -> TimeInterval
}

/// A small HTTP server on the loopback address, on one thread: one request a connection, except for messages.
///
/// Pages receive server-sent events and send messages by POST. From a touch to its picture: 3.7 ms in Chromium, p95
/// 5.3 ms; with a WebSocket 3.7 ms, p95 6.0 ms.
@MainActor final class Server {
    enum Limit {
        /// Bounds memory and descriptors. At the limit, a new connection replaces the oldest that is not a stream.
        static let connections = 64
        /// Connections accepted in a turn. Fewer than `connections`: each is read before it can be replaced.
        static let accepted = 32
    }

    let port: UInt16
    private let listener: Int32
    private let service: Service
    /// By age, the oldest first.
    private var connections: [Connection] = []
    private var hasWaitingRequests = false

    /// Listens on the first free port of a range.
    init(ports: ClosedRange<UInt16>, service: Service) throws {
        for port in ports {
            if let listener = Self.listen(port: port) {
                self.port = port
                self.listener = listener
                self.service = service
                return
            }
            // Another one of the range would be refused, too.
            guard errno == EADDRINUSE else { throw Self.failure(at: port, code: errno) }
        }
        throw ports.count == 1
            ? Misbehaviour("port \(ports.lowerBound) is in use")
            : Misbehaviour("all ports from \(ports.lowerBound) to \(ports.upperBound) are in use")
    }

    private static func failure(at port: UInt16, code: Int32) -> Misbehaviour {
        code == EACCES
            ? Misbehaviour("port \(port) needs the rights of root; ports from 1024 on do not")
            : Misbehaviour("port \(port) cannot be used: \(String(cString: strerror(code)))")
    }

    private static func listen(port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // A full backlog delays new clients by a second: TCP sends their first packet again.
        guard bound == 0, Glibc.listen(descriptor, 4096) == 0 else {
            let code = errno
            Glibc.close(descriptor)
            errno = code
            return nil
        }
        return descriptor
    }

    /// Seconds of a monotonic clock.
    static func now() -> TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    func run() -> Never {
        while true { turn() }
    }

    private func turn() {
        let wait = hasWaitingRequests ? 0 : min(max(service.timeToNextTick(now: Self.now()), 0), 1)
        var polls = connections.map { pollfd(fd: $0.descriptor, events: $0.interest, revents: 0) }
        polls.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
        // The timeout is rounded up, so that a tick is never early.
        poll(&polls, nfds_t(polls.count), Int32((wait * 1000).rounded(.up)))
        let now = Self.now()
        for (connection, poll) in zip(connections, polls) where poll.revents & ~Int16(POLLOUT) != 0 {
            if !connection.receive() { drop(connection) }
        }
        answer(now: now)
        service.tick(now: Self.now())
        for connection in connections {
            if connection.hasOutput, !connection.flush(now: now) { drop(connection) }
            if connection.isOverdue(now: now) { drop(connection) }
        }
        // Connections are accepted last, so that no new one replaces one whose request has arrived.
        if polls.last?.revents != 0 { accept(now: now) }
    }

    private func accept(now: TimeInterval) {
        for _ in 0..<Limit.accepted {
            let descriptor = Glibc.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            var one: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
            let connection = Connection(descriptor: descriptor, now: now)
            if connections.count >= Limit.connections,
                let oldest = connections.first(where: { $0.phase != .streaming })
            {
                drop(oldest)
            }
            connections.append(connection)
            hasWaitingRequests = true
            if !connection.receive() { drop(connection) }
        }
    }

    /// Answers the complete requests. A page's second message in a turn, and a second new page, wait for the next turn.
    private func answer(now: TimeInterval) {
        var handledPaths: Set<String> = []
        hasWaitingRequests = false
        for connection in connections where connection.phase == .reading {
            switch connection.request {
            case .incomplete: continue
            case .failure(let status): connection.answer(HTTPResponse(status), now: now)
            case .request(let request):
                if let refusal = Admission.refusal(of: request) {
                    connection.answer(refusal, now: now)
                } else if request.method != "POST", !Self.isStream(request.path) {
                    connection.answer(service.respond(to: request), now: now)
                } else if !handledPaths.insert(request.method == "POST" ? request.path : "/live").inserted {
                    hasWaitingRequests = true
                } else if request.method == "POST" {
                    connection.answer(HTTPResponse(service.receive(request.body, at: request.path)), now: now)
                } else {
                    connection.beginStream()
                    service.open(connection, at: request.path)
                }
            }
        }
    }

    /// The path of a new page's stream, or of one that comes back.
    private static func isStream(_ path: String) -> Bool { path == "/live" || path.hasPrefix("/live/") }

    private func drop(_ connection: Connection) {
        guard connection.phase != .closed else { return }
        let wasStream = connection.phase == .streaming
        connections.removeAll { $0 === connection }
        connection.close()
        if wasStream { service.closed(connection) }
    }
}
