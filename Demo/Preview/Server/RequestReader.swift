/// Collects a request from the pieces in which it arrives. The head is parsed once, when it is complete.
struct RequestReader {
    enum Outcome {
        case incomplete
        case request(HTTPRequest)
        case failure(HTTPStatus)
    }

    private(set) var outcome = Outcome.incomplete
    private var bytes: [UInt8] = []
    /// The request without its body, and the index at which the body begins.
    private var head: (request: HTTPRequest, end: Int)?

    var isIncomplete: Bool {
        if case .incomplete = outcome { true } else { false }
    }

    /// Whether bytes have arrived after the request.
    var hasSurplus: Bool {
        head.map { bytes.count > $0.end + $0.request.length } ?? false
    }

    mutating func receive(_ piece: some Collection<UInt8>) {
        let known = bytes.count
        bytes += piece
        do throws(HTTPStatus) {
            try read(after: known)
        } catch {
            outcome = .failure(error)
        }
    }

    private mutating func read(after known: Int) throws(HTTPStatus) {
        if head == nil {
            let end = endOfHead(after: known)
            guard end ?? bytes.count <= HTTPRequest.Limit.head else { throw .headTooLarge }
            guard let end else { return }
            head = (try HTTPRequest(head: bytes[..<(end - 4)]), end)
        }
        guard let (request, start) = head, bytes.count >= start + request.length else { return }
        var complete = request
        complete.body = Array(bytes[start..<(start + request.length)])
        outcome = .request(complete)
    }

    /// The index after the first empty line. None ends within the first `known` bytes.
    private func endOfHead(after known: Int) -> Int? {
        let ending: [UInt8] = [13, 10, 13, 10]
        guard bytes.count >= 4 else { return nil }
        return (max(known, 3)..<bytes.count).first { bytes[($0 - 3)...$0].elementsEqual(ending) }.map { $0 + 1 }
    }
}
