import Foundation

/// The live demo: each visitor has phones of their own.
@MainActor final class LiveService: Service {
    /// Above the number of windows of one user. A hidden window closes its stream, and its visit waits for it.
    private static let visitLimit = 16

    private var visits: [Visit] = []
    private let site = Site()

    func respond(to request: HTTPRequest) -> HTTPResponse {
        site.respond(to: request)
    }

    /// A page that has closed its stream comes back with the address of its visit. At the limit, the visit that has
    /// been idle for the longest time ends; the next use of its page begins another one.
    func open(_ stream: Connection, at path: String) {
        let now = Server.now()
        if let visit = visits.first(where: { $0.address == path }) { return visit.show(on: stream, now: now) }
        if visits.count >= Self.visitLimit, let idle = visits.min(by: { $0.idleness < $1.idleness }) {
            idle.end(now: now)
            visits.removeAll { $0 === idle }
        }
        let visit = Visit(now: now)
        visits.append(visit)
        visit.show(on: stream, now: now)
    }

    func closed(_ stream: Connection) {
        visits.first { $0.isShown(on: stream) }?.leave()
    }

    func receive(_ body: [UInt8], at path: String) -> HTTPStatus {
        guard let visit = visits.first(where: { $0.address == path }) else { return .notFound }
        guard let message = PageMessage.parse(body), visit.receive(message, now: Server.now()) else {
            return .badRequest
        }
        return .noContent
    }

    func tick(now: TimeInterval) {
        for visit in visits { visit.tick(now: now) }
    }

    func timeToNextTick(now: TimeInterval) -> TimeInterval {
        visits.map { $0.timeToNextTick(now: now) }.min() ?? 1
    }
}
