import Foundation

/// A line on the terminal that shows how much of a long run is done. Nothing is shown if the errors go elsewhere.
package struct ProgressLine {
    /// Nil if it is not known.
    private let total: Int?
    private let unit: String
    private let isShown = isatty(ProgressLine.terminal) == 1
    /// The standard error when the program starts. A program may silence its standard error later.
    private static let terminal = dup(STDERR_FILENO)
    private let start = Date()
    private var next = Date() + ProgressLine.interval

    package init(of total: Int? = nil, _ unit: String) {
        (self.total, self.unit) = (total, unit)
    }

    /// Shows the number that is done, at most a few times a second.
    package mutating func show(_ done: Int) {
        guard isShown, Date() >= next else { return }
        next = Date() + Self.interval
        let seconds = Int(Date().timeIntervalSince(start))
        let amount = total.map { "\(done * 100 / max($0, 1)) % of \($0)" } ?? "\(done)"
        write("\r\u{1B}[K\(amount) \(unit), \(seconds) s")
    }

    /// Removes the line.
    package func end() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle(fileDescriptor: Self.terminal).write(Data(text.utf8))
    }

    /// In seconds.
    private static let interval = 0.5
}
