import Foundation

/// A line of the page's event log.
struct PageEvent: Encodable {
    var time: TimeInterval
    var text: String

    func encode(to encoder: Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode((time * 1000).rounded() / 1000)
        try list.encode(text)
    }
}

/// The update that the pages receive after each frame.
struct PageUpdate {
    /// The phones' pictures as JSON: nil for an unchanged picture, empty if all are unchanged.
    var pictures: [String?] = []
    var state: PageState?
    var events: [PageEvent]
    var isMoving: Bool
    /// Whether the movement starts or ends. It may end without another change.
    var startsOrEnds = false
    /// Sent to a page that is new or has missed updates, together with a complete picture.
    var lists: String?

    /// The constant lists.
    struct Lists: Encodable {
        var cases: [PageCase]
        /// The groups of the list, by system.
        var groups: [String: [PageGroup]]
        var refusals: [PageRefusal]
    }

    var isEmpty: Bool { pictures.isEmpty && state == nil && events.isEmpty && !startsOrEnds }

    /// The message, with the number of the frame that it answers.
    ///
    /// - Parameter address: The path for the page's messages, if the page does not know the path yet.
    func bytes(for address: String? = nil, answer: Int?) -> [UInt8] {
        var members = ["\"moving\":\(isMoving)"]
        if let address { members.append("\"address\":\"\(address)\"") }
        if let answer { members.append("\"ack\":\(answer)") }
        if let lists { members += ["\"whole\":true", "\"lists\":" + lists] }
        if !pictures.isEmpty {
            members.append("\"pictures\":[" + pictures.map { $0 ?? "null" }.joined(separator: ",") + "]")
        }
        if let state { members.append("\"state\":" + Self.json(state)) }
        if !events.isEmpty || lists != nil { members.append("\"events\":" + Self.json(events)) }
        return Array(("{" + members.joined(separator: ",") + "}").utf8)
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
