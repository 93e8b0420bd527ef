/// The failed checks after a step.
package struct Failure: Error, Equatable, Sendable, Codable {
    package struct Finding: Equatable, Sendable, Codable {
        /// The name of the check.
        package let invariant: String
        package let detail: String
    }

    /// The index of the step after which the checks failed; the number of steps for the checks at the end.
    package let step: Int
    package let findings: [Finding]
}

extension Failure: CustomStringConvertible {
    package var description: String {
        "after step \(step): " + findings.map { "[\($0.invariant)] \($0.detail)" }.joined(separator: "; ")
    }
}
