#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// A record of a controller's pop events, in words. The observation ends with the record.
@MainActor
public final class EventLog {
    public private(set) var events: [String] = []
    /// The names of the screens that left the stack, for each pop that has begun.
    public private(set) var removed: [String] = []
    /// The names of the screens that have left the stack, for each change.
    public private(set) var departures: [String] = []
    private var observation: PopObservation?
    private var reactions: [(event: String, action: () -> Void)] = []

    public init(of navigation: BasicNavigationController) {
        observation = navigation.observePops { [weak self] event in self?.record(event) }
    }

    /// Returns the events since the last call.
    public func take() -> [String] {
        defer { events = [] }
        return events
    }

    /// Performs an action once, in the handler of the first event that begins with these words.
    public func when(_ event: String, do action: @escaping () -> Void) {
        reactions.append((event, action))
    }

    private func record(_ event: PopEvent) {
        switch event {
        case .willPop(let pop): removed.append(pop.removed.map { "\($0)" }.joined())
        // In its own list: most tests are about pops alone.
        case .didRemove(let screens): return departures.append(screens.map { "\($0)" }.joined())
        default: break
        }
        let words = Self.describe(event)
        events.append(words)
        guard let index = reactions.firstIndex(where: { words.hasPrefix($0.event) }) else { return }
        reactions.remove(at: index).action()
    }

    public static func describe(_ event: PopEvent) -> String {
        switch event {
        case .refused(let refusal): "refused \(refusal)"
        case .willPop(let pop): "willPop \(pop.from)→\(pop.to) \(pop.trigger)"
        case .didCancel(let pop): "didCancel \(pop.from)→\(pop.to)"
        case .didRemove(let screens): "didRemove \(screens.map { "\($0)" }.joined())"
        case .didPop(let pop): "didPop \(pop.from)→\(pop.to) \(pop.trigger)"
        case .didGoForward(let screen): "didGoForward \(screen)"
        case .didDismiss(let root): "didDismiss \(root)"
        @unknown default: "\(event)"
        }
    }
}
#endif
