enum HTTPStatus: String, Error {
    case ok = "200 OK"
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case lengthRequired = "411 Length Required"
    case bodyTooLarge = "413 Content Too Large"
    case targetTooLong = "414 URI Too Long"
    case misdirected = "421 Misdirected Request"
    case headTooLarge = "431 Request Header Fields Too Large"
}

/// A response. The end of the connection is the end of its body; without a body, the connection stays open.
struct HTTPResponse {
    var status: HTTPStatus
    var type = "text/plain; charset=utf-8"
    var body: [UInt8]

    init(_ status: HTTPStatus, type: String, body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// A response without content of its own: the status, and what a person can do about it.
    init(_ status: HTTPStatus, advice: String = "") {
        self.status = status
        body = status == .noContent ? [] : Array("\(status.rawValue)\n\(advice.isEmpty ? "" : "\n\(advice)\n")".utf8)
    }

    /// Whether only the end of the connection ends the response.
    var closes: Bool { status != .noContent }

    /// The bytes to send.
    func bytes(closes: Bool) -> [UInt8] {
        let lines = [
            "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Connection: \(closes ? "close" : "keep-alive")",
            "Cache-Control: no-store", "Allow: GET, POST", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; "
                + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
