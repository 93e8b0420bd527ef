import Foundation

/// The head of a request; the server takes no bodies.
struct HTTPRequest {
    var method: String
    var path: String
    /// By lower-case name.
    var headers: [String: String]
}

extension HTTPRequest {
    /// Bounds on what a client may send.
    enum Limit {
        static let head = 8192
        static let target = 1024
        static let headers = 64
    }

    enum Outcome {
        case incomplete
        case request(HTTPRequest, length: Int)
        case failure(HTTPStatus)
    }

    /// Reads one request from the start of the bytes received so far.
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
        guard start.count == 3, isToken(start[0]), start[1].hasPrefix("/"),
            start[2] == "HTTP/1.1" || start[2] == "HTTP/1.0"
        else { return .failure(.badRequest) }
        guard start[1].utf8.count <= Limit.target else { return .failure(.targetTooLong) }
        guard lines.count <= Limit.headers else { return .failure(.headTooLarge) }
        guard let headers = headers(lines) else { return .failure(.badRequest) }
        guard headers["transfer-encoding"] == nil else { return .failure(.lengthRequired) }
        guard (headers["content-length"] ?? "0") == "0" else { return .failure(.bodyTooLarge) }
        let path = start[1].prefix { $0 != "?" && $0 != "#" }
        return .request(HTTPRequest(method: start[0], path: String(path), headers: headers), length: end)
    }

    /// The index behind the empty line, if it has come.
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
            // A line that begins with a space continues the one before, which no client has done for years.
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
