import Foundation

/// One line of the table.
struct Entry: Codable {
    /// The heading of the group of lines.
    let heading: String
    let name: String
    let value: Double
    let unit: String
    /// The largest value that is accepted; `nil` if any is.
    let limit: Double?

    var holds: Bool { limit.map { value <= $0 } ?? true }
}

/// The table, filled and printed line by line.
@MainActor
final class Report {
    private(set) var entries: [Entry] = []
    private var heading = ""

    var holds: Bool { entries.allSatisfy(\.holds) }

    func heading(_ text: String) {
        heading = text
        print("\n\(text)")
    }

    func add(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil) {
        let entry = Entry(heading: heading, name: name, value: value, unit: unit, limit: limit)
        entries.append(entry)
        var line = "  " + name.padding(toLength: 58, withPad: " ", startingAt: 0)
        let amount = number(value)
        line += String(repeating: " ", count: max(0, 12 - amount.count)) + amount + " " + unit
        if let limit {
            line = line.padding(toLength: 86, withPad: " ", startingAt: 0) + "≤ " + number(limit)
            if !entry.holds { line += "   MISSED" }
        }
        print(line)
        fflush(nil)
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(entries)
    }
}

func number(_ value: Double) -> String {
    switch abs(value) {
    case 1000...: String(format: "%.0f", value)
    case 100...: String(format: "%.1f", value)
    case 10...: String(format: "%.2f", value)
    default: value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.3f", value)
    }
}
