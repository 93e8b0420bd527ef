import UIKit

extension TrialChecks {
    static let deviceChecks: [String: [String: TrialChecks]] = [
        "device-check": [
            "all values": copiesTable, "all values, from iOS 26 on": copiesTable,
            "all values, from iOS 27 on": copiesTable,
        ]
    ]

    /// The copied table has a head and a row for each value.
    private static let copiesTable = TrialChecks(
        before: { _ in UIPasteboard.general.string = nil },
        after: { stage in
            let lines = (UIPasteboard.general.string ?? "").components(separatedBy: "\n")
            let same = lines.filter { $0.hasPrefix("| same |") }
            try stage.expect(same.count == 19 && lines.count == 21, "the table has \(same.count) of 19 equal rows")
            return "all values agree, and the table is copied"
        })
}
