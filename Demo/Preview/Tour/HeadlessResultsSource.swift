import DemoScreens
import Foundation

/// The headless UIKit's results as a Swift source of the UI tests.
@MainActor enum HeadlessResultsSource {
    static func source(of tour: Tour) -> String {
        let rows = zip(DemoTrial.all, tour.results).map { trial, result in
            row(literal(trial.name), literal(result.result.map { "\($0)" } ?? "failed"))
        }
        return """
            // Written by `swift run Demo tour --results FILE`.

            /// The result of each trial on the headless UIKit, by the trial's name.
            enum HeadlessResults {
                static let all: [String: String] = [
            \(rows.joined())    ]
            }

            """
    }

    /// Formatted as the other sources are.
    private static func row(_ key: String, _ value: String) -> String {
        let line = "        \(key): \(value),\n"
        return line.count <= 121 ? line : "        \(key):\n            \(value),\n"
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
}
