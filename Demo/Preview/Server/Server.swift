import Foundation
import Glibc

/// What a server serves.
@MainActor protocol Service: AnyObject {
    func respond(to request: HTTPRequest) -> HTTPResponse
    /// A page has opened its connection for messages.
    func open(_ connection: Connection)
    /// Handles a message; false: it makes no sense, and the connection is closed.
    func receive(_ message: String, from connection: Connection) -> Bool
    func closed(_ connection: Connection)
    /// Called about so often as it asks for.
    func tick(now: TimeInterval)
    /// In how many seconds the next tick is due.
    func timeToNextTick(now: TimeInterval) -> TimeInterval
}

/// A small HTTP and WebSocket server on the loopback address, on one thread.
///
/// It answers whoever may ask only: a browser sends the page's own address as `Host` and `Origin`, and a foreign page,
/// even one that has its name resolved to the loopback address, cannot.
@MainActor final class Server {
    static let connectionLimit = 128

    let port: UInt16
    private let listener: Int32
    private let service: Service
    private var connections: [Int32: Connection] = [:]
    private var nextSweep: TimeInterval = 0

    /// Listens on the first free port of a range; nil: none is free.
    init?(ports: ClosedRange<UInt16>, service: Service) {
        for port in ports {
            if let listener = Self.listen(port: port) {
                self.port = port
                self.listener = listener
                self.service = service
                return
            }
        }
        return nil
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
        guard bound == 0, Glibc.listen(descriptor, 64) == 0 else {
            Glibc.close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Seconds that never jump.
    static func now() -> TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    /// Serves for ever.
    func run() -> Never {
        while true { turn() }
    }

    private func turn() {
        let wait = min(max(service.timeToNextTick(now: Self.now()), 0), 1)
        var polls = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
        for connection in connections.values {
            polls.append(pollfd(fd: connection.descriptor, events: connection.interest, revents: 0))
        }
        // Milliseconds are too coarse for frames: round up, and let the tick decide.
        poll(&polls, nfds_t(polls.count), Int32((wait * 1000).rounded(.up)))
        let now = Self.now()
        if polls[0].revents != 0 { acceptAll(now: now) }
        for poll in polls.dropFirst() where poll.revents != 0 {
            guard let connection = connections[poll.fd] else { continue }
            serve(connection, events: poll.revents, now: now)
        }
        service.tick(now: Self.now())
        flushAll(now: now)
        sweep(now: now)
    }

    private func acceptAll(now: TimeInterval) {
        while true {
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            var one: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
            let connection = Connection(descriptor: descriptor, now: now)
            connections[descriptor] = connection
            if connections.count > Self.connectionLimit {
                answer(HTTPResponse(.unavailable), headOnly: false, on: connection, now: now)
            }
        }
    }

    private func serve(_ connection: Connection, events: Int16, now: TimeInterval) {
        if events & Int16(POLLIN | POLLHUP | POLLERR) != 0, !connection.receive(now: now) {
            return drop(connection)
        }
        if connection.phase == .requests { answerRequests(of: connection, now: now) }
        if connection.phase == .messages { handleMessages(of: connection, now: now) }
    }

    private func answerRequests(of connection: Connection, now: TimeInterval) {
        while connection.phase == .requests {
            switch connection.nextRequest() {
            case .incomplete: return
            case .failure(let status): answer(HTTPResponse(status), headOnly: false, on: connection, now: now)
            case .request(let request, _): answer(request, on: connection, now: now)
            }
        }
    }

    private func answer(_ request: HTTPRequest, on connection: Connection, now: TimeInterval) {
        if let refusal = refusal(of: request) {
            return answer(refusal, headOnly: request.method == "HEAD", on: connection, now: now)
        }
        if request.path == "/live" {
            guard request.headers["upgrade"]?.lowercased() == "websocket",
                request.headers["sec-websocket-version"] == "13",
                let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16,
                request.headers["origin"] != nil
            else { return answer(HTTPResponse(.upgradeRequired), headOnly: false, on: connection, now: now) }
            let lines = [
                "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Accept: \(WebSocket.accept(key: key))",
            ]
            connection.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8), now: now)
            connection.becomeMessages()
            return service.open(connection)
        }
        let response = service.respond(to: request)
        let closes = request.headers["connection"]?.lowercased() == "close"
        connection.write(response.bytes(headOnly: request.method == "HEAD", closes: closes), now: now)
        if closes { connection.finish(now: now) }
    }

    private func answer(_ response: HTTPResponse, headOnly: Bool, on connection: Connection, now: TimeInterval) {
        connection.write(response.bytes(headOnly: headOnly, closes: true), now: now)
        connection.finish(now: now)
    }

    private func refusal(of request: HTTPRequest) -> HTTPResponse? {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"]?.lowercased() else { return HTTPResponse(.badRequest) }
        guard hosts.contains(host) else { return HTTPResponse(.misdirected) }
        if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)" {
            return HTTPResponse(.forbidden)
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            var response = HTTPResponse(.methodNotAllowed)
            response.headers.append(("Allow", "GET, HEAD"))
            return response
        }
        return nil
    }

    private func handleMessages(of connection: Connection, now: TimeInterval) {
        while connection.phase == .messages {
            switch connection.nextMessage(now: now) {
            case .nothing: return
            case .closed(let code): leave(connection, code, now: now)
            case .text(let message):
                if !service.receive(message, from: connection) { leave(connection, .refused, now: now) }
            }
        }
    }

    private func leave(_ connection: Connection, _ code: WebSocket.CloseCode, now: TimeInterval) {
        connection.write(WebSocket.close(code), now: now)
        connection.finish(now: now)
        service.closed(connection)
    }

    private func flushAll(now: TimeInterval) {
        for connection in connections.values where connection.hasOutput {
            if !connection.flush(now: now) { drop(connection) }
        }
    }

    private func sweep(now: TimeInterval) {
        guard now >= nextSweep else { return }
        nextSweep = now + 1
        for connection in connections.values where connection.isOverdue(now: now) { drop(connection) }
    }

    private func drop(_ connection: Connection) {
        let wasPage = connection.phase == .messages
        connections[connection.descriptor] = nil
        connection.close()
        if wasPage { service.closed(connection) }
    }
}
