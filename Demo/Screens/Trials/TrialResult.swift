/// The expected or actual result of a trial.
public struct TrialResult: Equatable, Sendable, CustomStringConvertible {
    /// One outcome for each drag whose outcome is compared.
    public var outcomes: [TrialOutcome]
    /// The names of the screens in the stack, the top screen's last.
    public var stack: [String]
    public var isBarHidden: Bool

    public init(outcomes: [TrialOutcome], stack: [String], isBarHidden: Bool) {
        self.outcomes = outcomes
        self.stack = stack
        self.isBarHidden = isBarHidden
    }

    public var description: String {
        let parts =
            outcomes.map(\.name) + [stack.joined(separator: " > "), isBarHidden ? "bar hidden" : "bar shown"]
        return parts.joined(separator: "; ")
    }
}
