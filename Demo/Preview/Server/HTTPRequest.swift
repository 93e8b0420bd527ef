import Foundation

/// One request, with its body.
struct HTTPRequest {
    var method: String
    /// The path without the query.
    var path: String
    /// The headers by lower-case name.
    var headers: [String: String]
    var body: [UInt8]
    /// The number of bytes that the request had.
    var size: Int
}

extension HTTPRequest {
    /// Limits of a request's size.
    enum Limit {
        static let head = 8192
        static let target = 1024
        static let headers = 64
        static let body = 16384
    }

    enum Outcome {
        case incomplete
        case request(HTTPRequest)
        case failure(HTTPStatus)
    }

    /// Parses the bytes received so far. Bytes after the request are ignored.
    static func parse(_ bytes: [UInt8]) -> Outcome {
        guard let end = endOfHead(in: bytes) else {
            return bytes.count > Limit.head ? .failure(.headTooLarge) : .incomplete
        }
        guard end <= Limit.head else { return .failure(.headTooLarge) }
        guard bytes[..<end].allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || (32...126).contains($0) }),
            let head = String(bytes: bytes[..<(end - 4)], encoding: .ascii)
        else { return .failure(.badRequest) }
        var lines = head.components(separatedBy: "\r\n")[...]
        guard !lines.contains(where: { $0.contains("\n") || $0.contains("\r") }) else { return .failure(.badRequest) }
        let start = lines.removeFirst().components(separatedBy: " ")
        guard start.count == 3, isToken(start[0]), start[1].hasPrefix("/"), start[2] == "HTTP/1.1"
        else { return .failure(.badRequest) }
        guard start[1].utf8.count <= Limit.target else { return .failure(.targetTooLong) }
        guard lines.count <= Limit.headers else { return .failure(.headTooLarge) }
        guard let headers = headers(lines) else { return .failure(.badRequest) }
        guard headers["transfer-encoding"] == nil else { return .failure(.lengthRequired) }
        guard let length = UInt(headers["content-length"] ?? "0") else { return .failure(.badRequest) }
        guard length <= Limit.body else { return .failure(.bodyTooLarge) }
        let size = end + Int(length)
        guard bytes.count >= size else { return .incomplete }
        let path = start[1].prefix { $0 != "?" && $0 != "#" }
        let body = Array(bytes[end..<size])
        return .request(HTTPRequest(method: start[0], path: String(path), headers: headers, body: body, size: size))
    }

    /// The index after the empty line.
    private static func endOfHead(in bytes: [UInt8]) -> Int? {
        var index = 3
        while index < min(bytes.count, Limit.head + 4) {
            if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 {
                return index + 1
            }
            index += 1
        }
        return nil
    }

    private static func headers(_ lines: ArraySlice<String>) -> [String: String]? {
        var headers: [String: String] = [:]
        for line in lines {
            // A line that begins with a space continues the previous one in an obsolete syntax (RFC 9112, 5.2).
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { return nil }
            let name = line[..<colon].lowercased()
            guard headers[name] == nil || !["host", "content-length", "origin"].contains(name) else { return nil }
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return headers
    }

    private static func isToken(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
