/// How often what happened, to show what a walk has reached.
package struct Tally: Equatable, Sendable, Codable {
    package private(set) var counts: [String: Int] = [:]

    package init() {}

    mutating func add(_ what: String, _ times: Int) { counts[what, default: 0] += times }

    package mutating func add(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }
}
