import Foundation

/// A line on the terminal that shows how much of a long run is done. If the errors go elsewhere, such as to a log,
/// there is a line every ten seconds instead.
package struct ProgressLine {
    /// Nil if it is not known.
    private let total: Int?
    private let unit: String
    private let isOnTerminal = isatty(ProgressLine.terminal) == 1
    /// The standard error when the program starts. A program may silence its standard error later.
    private static let terminal = dup(STDERR_FILENO)
    private let start = Date()
    private var next: Date

    package init(of total: Int? = nil, _ unit: String) {
        (self.total, self.unit) = (total, unit)
        next = start + (isOnTerminal ? Self.interval : Self.intervalInLogs)
    }

    /// Shows the number that is done, unless it was shown a moment ago.
    package mutating func show(_ done: Int) {
        guard Date() >= next else { return }
        next = Date() + (isOnTerminal ? Self.interval : Self.intervalInLogs)
        let seconds = Int(Date().timeIntervalSince(start))
        let amount = total.map { "\(done * 100 / max($0, 1)) % of \($0)" } ?? "\(done)"
        let line = "\(amount) \(unit), \(seconds) s"
        write(isOnTerminal ? "\r\u{1B}[K\(line)" : line + "\n")
    }

    /// Removes the line.
    package func end() {
        if isOnTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Foundation.write(Self.terminal, $0.baseAddress, $0.count) }
    }

    /// In seconds.
    private static let interval = 0.5
    private static let intervalInLogs: TimeInterval = 10
}
