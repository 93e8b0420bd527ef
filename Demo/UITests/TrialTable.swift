/// The table that a run prints: a row for each trial.
struct TrialTable: CustomStringConvertible {
    struct Row {
        enum Actual {
            case played(String)
            /// The reason.
            case notPlayed(String)
        }

        let trial: String
        let expected: String
        let headless: String
        let actual: Actual

        /// The text of the failure. Nil: the system and the headless UIKit agree.
        var difference: String? {
            guard case .played(let actual) = actual, actual != expected || actual != headless else { return nil }
            return "\(trial): expected “\(expected)”, headless “\(headless)”, actual “\(actual)”"
        }

        var cells: [String] {
            switch actual {
            case .played(let actual): [difference == nil ? "same" : "DIFFERENT", trial, expected, headless, actual]
            case .notPlayed(let reason): ["not played", trial, expected, headless, reason]
            }
        }
    }

    var rows: [Row] = []

    /// Markdown, to be pasted into an issue.
    var description: String {
        let head = [["", "trial", "expected", "headless", "actual"], ["---", "---", "---", "---", "---"]]
        return (head + rows.map(\.cells)).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }
}
