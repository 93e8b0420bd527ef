#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

/// ``PopEvent`` for Objective-C.
@objc(PopNavigationEvent)
public final class PopNavigationEvent: NSObject {
    /// The case of a ``PopEvent``.
    @objc(PopNavigationEventKind)
    public enum Kind: Int, Sendable {
        /// ``PopEvent/willPop(_:)``
        case willPop

        /// ``PopEvent/didPop(_:)``
        case didPop

        /// ``PopEvent/didCancel(_:)``
        case didCancel

        /// ``PopEvent/didRemove(_:)``
        case didRemove
    }

    /// The kind of event.
    @objc public let kind: Kind

    /// The screen that was on top; `nil` with ``Kind/didRemove``.
    @objc public let from: UIViewController?

    /// The screen that the pop uncovers; `nil` with ``Kind/didRemove``.
    @objc public let to: UIViewController?

    /// All screens that leave the stack, in stack order.
    @objc public let removed: [UIViewController]

    /// The trigger of the pop; ``PopNavigationTrigger/programmatic`` with ``Kind/didRemove``.
    @objc public let trigger: PopNavigationTrigger

    private init(_ kind: Kind, _ pop: PopEvent.Pop) {
        self.kind = kind
        (from, to, removed) = (pop.from, pop.to, pop.removed)
        trigger = PopNavigationTrigger(pop.trigger)
    }

    private init(removed: [UIViewController]) {
        kind = .didRemove
        (from, to) = (nil, nil)
        self.removed = removed
        trigger = .programmatic
    }

    /// The event for Objective-C; `nil` for a refused drag.
    static func event(for event: PopEvent) -> PopNavigationEvent? {
        switch event {
        case .refused: nil
        case .willPop(let pop): PopNavigationEvent(.willPop, pop)
        case .didPop(let pop): PopNavigationEvent(.didPop, pop)
        case .didCancel(let pop): PopNavigationEvent(.didCancel, pop)
        case .didRemove(let screens): PopNavigationEvent(removed: screens)
        }
    }
}

#endif
#endif
