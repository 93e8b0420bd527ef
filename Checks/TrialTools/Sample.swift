import Foundation

/// How much of a long comparison a test plays: `.ci/run` plays all of it, and `swift test` a part.
package enum Sample {
    /// Whether `.ci/run` has asked for the whole, with `POP_COMPARISONS=all`.
    package static let isWhole = ProcessInfo.processInfo.environment["POP_COMPARISONS"] == "all"
}

extension Collection {
    /// Every n-th element in a sample, and else all.
    ///
    /// - Parameter stride: If it shares no factor with the numbers of the elements' properties, the sample has each
    ///   pair of them.
    package func sampled(every stride: Int) -> [Element] {
        Sample.isWhole ? Array(self) : enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    }
}
