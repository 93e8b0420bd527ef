/// The result of a trial, expected or seen.
public struct TrialResult: Equatable, Sendable, CustomStringConvertible {
    /// One for each drag that is compared.
    public var outcomes: [TrialOutcome]
    /// The titles of the screens in the stack, top last.
    public var stack: [String]
    public var isBarHidden: Bool

    public init(outcomes: [TrialOutcome], stack: [String], isBarHidden: Bool) {
        self.outcomes = outcomes
        self.stack = stack
        self.isBarHidden = isBarHidden
    }

    public var description: String {
        let parts =
            outcomes.map(\.description) + [stack.joined(separator: " > "), isBarHidden ? "bar hidden" : "bar shown"]
        return parts.joined(separator: "; ")
    }
}
