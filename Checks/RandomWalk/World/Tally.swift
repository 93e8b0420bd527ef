/// The number of occurrences of each kind of event, to show which situations a walk reaches.
package struct Tally: Equatable, Sendable, Codable {
    package private(set) var counts: [String: Int] = [:]

    package init() {}

    mutating func add(_ what: String, _ times: Int) { counts[what, default: 0] += times }

    package mutating func add(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }
}
