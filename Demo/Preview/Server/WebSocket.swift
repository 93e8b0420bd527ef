import Foundation

/// The frames of RFC 6455, as far as a page's text messages need them.
enum WebSocket {
    /// The longest message taken from a client.
    static let messageLimit = 16384

    enum Opcode: UInt8 {
        case continuation = 0
        case text = 1
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// Why a connection is closed.
    enum CloseCode: UInt16 {
        case normal = 1000
        case protocolError = 1002
        case unsupported = 1003
        case badPayload = 1007
        case refused = 1008
        case tooLarge = 1009
    }

    struct Frame {
        var opcode: Opcode
        var isFinal: Bool
        var payload: [UInt8]
    }

    enum Outcome {
        case incomplete
        case frame(Frame, length: Int)
        case failure(CloseCode)
    }

    /// The answer to the key in a client's handshake.
    static func accept(key: String) -> String {
        Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// Reads one frame of a client from the start of the bytes received so far.
    static func parse(_ bytes: [UInt8]) -> Outcome {
        guard bytes.count >= 2 else { return .incomplete }
        guard bytes[0] & 0x70 == 0 else { return .failure(.protocolError) }
        guard let opcode = Opcode(rawValue: bytes[0] & 0x0F) else { return .failure(.unsupported) }
        // A client masks its frames, always.
        guard bytes[1] & 0x80 != 0 else { return .failure(.protocolError) }
        var length = Int(bytes[1] & 0x7F)
        var index = 2
        if length == 126 {
            guard bytes.count >= 4 else { return .incomplete }
            length = Int(bytes[2]) << 8 | Int(bytes[3])
            index = 4
        }
        guard length <= messageLimit, bytes[1] & 0x7F != 127 else { return .failure(.tooLarge) }
        let isFinal = bytes[0] & 0x80 != 0
        guard opcode.rawValue < 8 || (isFinal && length <= 125) else { return .failure(.protocolError) }
        guard bytes.count >= index + 4 + length else { return .incomplete }
        let mask = bytes[index..<(index + 4)]
        var payload = Array(bytes[(index + 4)..<(index + 4 + length)])
        for offset in payload.indices { payload[offset] ^= mask[mask.startIndex + offset & 3] }
        return .frame(Frame(opcode: opcode, isFinal: isFinal, payload: payload), length: index + 4 + length)
    }

    /// A whole message, as the server sends it.
    static func frame(_ opcode: Opcode, _ payload: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x80 | opcode.rawValue]
        switch payload.count {
        case ..<126: bytes.append(UInt8(payload.count))
        case ..<65536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
        }
        bytes += payload
        return bytes
    }

    static func close(_ code: CloseCode) -> [UInt8] {
        frame(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)])
    }
}
