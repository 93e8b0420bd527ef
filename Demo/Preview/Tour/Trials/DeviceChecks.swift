import UIKit

extension TrialChecks {
    static let deviceChecks: [String: [String: TrialChecks]] = [
        "device-check": [
            "all-values": copiesTable(54), "all-values-26": copiesTable(61),
            "all-values-27": copiesTable(61), "all-values-bar-left": copiesTable(60),
        ]
    ]

    /// The copied table has a head and a row for each value.
    private static func copiesTable(_ count: Int) -> TrialChecks {
        TrialChecks(
            before: { _ in UIPasteboard.general.string = nil },
            after: { stage in
                let lines = (UIPasteboard.general.string ?? "").components(separatedBy: "\n")
                let same = lines.filter { $0.hasPrefix("| same |") }
                try stage.expect(
                    same.count == count && lines.count == count + 2,
                    "the table has \(same.count) of \(count) equal rows: \(lines.filter { !$0.hasPrefix("| same |") })")
                return "all values agree, and the table is copied"
            })
    }
}
