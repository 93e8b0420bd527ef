/// What a walk found to be wrong, and where.
package struct Failure: Error, Equatable, Sendable, Codable {
    package struct Finding: Equatable, Sendable, Codable {
        /// The name of what should hold.
        package let invariant: String
        package let detail: String
    }

    /// The step after which it was seen; the number of steps where it was seen at the end.
    package let step: Int
    package let findings: [Finding]

    package var invariant: String { findings.first?.invariant ?? "" }
}

extension Failure: CustomStringConvertible {
    package var description: String {
        "after step \(step): " + findings.map { "[\($0.invariant)] \($0.detail)" }.joined(separator: "; ")
    }
}
