import Foundation

/// One request, with its body.
struct HTTPRequest {
    var method: String
    /// The path without the query.
    var path: String
    /// The headers by lower-case name.
    var headers: [String: String]
    /// The number of bytes of the body.
    var length: Int
    var body: [UInt8] = []

    /// Whether the client asks the server to close the connection after its response.
    var wantsClose: Bool {
        headers["connection"]?.lowercased().split(separator: ",")
            .contains { $0.trimmingCharacters(in: .whitespaces) == "close" } ?? false
    }
}

extension HTTPRequest {
    /// Limits of a request's size.
    enum Limit {
        static let head = 8192
        static let target = 1024
        static let headers = 64
        static let body = 16384
    }

    /// Parses a head, without the empty line at its end.
    init(head: some Collection<UInt8>) throws(HTTPStatus) {
        guard let text = String(bytes: head, encoding: .utf8) else { throw .badRequest }
        var lines = text.components(separatedBy: "\r\n")[...]
        let start = lines.removeFirst().components(separatedBy: " ")
        guard start.count == 3, start[1].hasPrefix("/"), start[2] == "HTTP/1.1" else { throw .badRequest }
        guard start[1].utf8.count <= Limit.target else { throw .targetTooLong }
        guard lines.count <= Limit.headers else { throw .headTooLarge }
        guard let headers = Self.headers(lines) else { throw .badRequest }
        guard headers["transfer-encoding"] == nil else { throw .lengthRequired }
        guard let length = UInt(headers["content-length"] ?? "0") else { throw .badRequest }
        guard length <= Limit.body else { throw .bodyTooLarge }
        method = start[0]
        path = String(start[1].prefix { $0 != "?" && $0 != "#" })
        self.headers = headers
        self.length = Int(length)
    }

    private static func headers(_ lines: ArraySlice<String>) -> [String: String]? {
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].lowercased()
            guard headers[name] == nil || !["host", "content-length", "origin"].contains(name) else { return nil }
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return headers
    }
}
