#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Limits how often a screen's preference is restored after another party has set the bar: five times within a second.
/// Without a limit, two parties that answer each other in every layout pass or turn would keep the main thread busy.
///
/// A SwiftUI screen that sets the bar when it appears and when it is laid out needs three times.
struct BarEnforcement {
    private static let limit = 5
    private static let duration: CFTimeInterval = 1

    private var count = 0
    private var start: CFTimeInterval = 0

    /// Whether the other party has insisted and wins.
    func isExhausted(at time: CFTimeInterval) -> Bool {
        count >= Self.limit && time - start < Self.duration
    }

    /// Counts one restoration of the preference.
    mutating func note(at time: CFTimeInterval) {
        if count == 0 || time - start >= Self.duration { (count, start) = (0, time) }
        count += 1
    }
}
#endif
