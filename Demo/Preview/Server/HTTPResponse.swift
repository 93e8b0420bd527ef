import Foundation

enum HTTPStatus: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case timeout = "408 Request Timeout"
    case lengthRequired = "411 Length Required"
    case bodyTooLarge = "413 Content Too Large"
    case targetTooLong = "414 URI Too Long"
    case upgradeRequired = "426 Upgrade Required"
    case misdirected = "421 Misdirected Request"
    case headTooLarge = "431 Request Header Fields Too Large"
    case unavailable = "503 Service Unavailable"
}

struct HTTPResponse {
    var status: HTTPStatus
    var type = "text/plain; charset=utf-8"
    var headers: [(String, String)] = []
    var body: [UInt8]

    init(_ status: HTTPStatus, type: String = "text/plain; charset=utf-8", body: [UInt8]? = nil) {
        self.status = status
        self.type = type
        self.body = body ?? Array((status.rawValue + "\n").utf8)
    }

    /// The bytes to send; without the body where the request was for the head.
    func bytes(headOnly: Bool, closes: Bool) -> [UInt8] {
        var lines = [
            "HTTP/1.1 \(status.rawValue)",
            "Content-Type: \(type)",
            "Content-Length: \(body.count)",
            "Connection: \(closes ? "close" : "keep-alive")",
            "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin",
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
                + "img-src 'self' data:; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        ]
        lines += headers.map { "\($0.0): \($0.1)" }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (headOnly ? [] : body)
    }
}
