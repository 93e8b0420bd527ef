#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

extension BasicNavigationController {
    /// ``popGestureArea`` as a share of the width, from 0 to 1, for Interface Builder and Objective-C, which don't know
    /// Swift enums. Reading the property is meaningful only for a share.
    @available(swift, obsoleted: 1.0)
    @IBInspectable public var popGestureFraction: CGFloat {
        get { popGestureArea.extent(inWidth: 1) }
        set { popGestureArea = .leadingFraction(newValue) }
    }

    /// ``popGestureArea`` in points, for Interface Builder and Objective-C. Reading the property is meaningful only for
    /// points.
    @available(swift, obsoleted: 1.0)
    @IBInspectable public var popGesturePoints: CGFloat {
        get { popGestureArea.extent(inWidth: .greatestFiniteMagnitude) }
        set { popGestureArea = .leadingPoints(newValue) }
    }

    // For Objective-C, which doesn't see the Swift declarations.

    @available(swift, obsoleted: 1.0)
    @objc(popRecognizer)
    public var objcPopRecognizer: UIPanGestureRecognizer? { popRecognizer }

    @available(swift, obsoleted: 1.0)
    @objc(goBackAnimated:) @discardableResult
    public func objcGoBack(animated: Bool) -> Bool { goBack(animated: animated) }

    @available(swift, obsoleted: 1.0)
    @objc(goForwardAnimated:) @discardableResult
    public func objcGoForward(animated: Bool) -> Bool { goForward(animated: animated) }

    /// The action of the key command.
    @objc(popNavigationGoForward:)
    fileprivate func goForwardByKey(_ sender: Any?) { goForward(animated: true) }

    @available(swift, obsoleted: 1.0)
    @objc(observePops:)
    public func objcObservePops(_ handler: @escaping (PopNavigationEvent) -> Void) -> PopNavigationObservation {
        PopNavigationObservation(observePops { event in PopNavigationEvent.event(for: event).map(handler) })
    }
}

extension Selector {
    /// The action of the key command that goes forward.
    static var goForwardByKey: Selector { #selector(BasicNavigationController.goForwardByKey(_:)) }
}

extension PopScreenController {
    @available(swift, obsoleted: 1.0)
    @objc(setPopNavigationPreferences:)
    public func objcSetPreferences(_ preferences: PopNavigationPreferences) {
        storedPopPreferences = preferences.preferences
    }
}

extension UIViewController {
    @available(swift, obsoleted: 1.0)
    @objc(basicNavigationController)
    public var objcBasicNavigationController: BasicNavigationController? { basicNavigationController }

    @available(swift, obsoleted: 1.0)
    @objc(setNeedsPopPreferencesUpdateAnimated:)
    public func objcSetNeedsPopPreferencesUpdate(animated: Bool) { setNeedsPopPreferencesUpdate(animated: animated) }
}

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

        /// ``PopEvent/didGoForward(_:)``
        case didGoForward

        /// ``PopEvent/didDismiss(_:)``
        case didDismiss
    }

    /// The kind of event.
    @objc public let kind: Kind

    /// The screen that was on top, with ``Kind/didDismiss`` the root; `nil` with ``Kind/didRemove`` and
    /// ``Kind/didGoForward``.
    @objc public let from: UIViewController?

    /// The screen that the pop uncovers, or that has come back; `nil` with ``Kind/didRemove`` and ``Kind/didDismiss``.
    @objc public let to: UIViewController?

    /// All screens that leave the stack, in stack order; none with ``Kind/didGoForward`` and ``Kind/didDismiss``.
    @objc public let removed: [UIViewController]

    /// The trigger of the pop; ``PopNavigationTrigger/programmatic`` with ``Kind/didRemove`` and ``Kind/didGoForward``.
    @objc public let trigger: PopNavigationTrigger

    private init(
        _ kind: Kind, from: UIViewController? = nil, to: UIViewController? = nil, removed: [UIViewController] = [],
        trigger: PopTrigger = .programmatic
    ) {
        self.kind = kind
        self.from = from
        self.to = to
        self.removed = removed
        self.trigger = PopNavigationTrigger(trigger)
    }

    private convenience init(_ kind: Kind, _ pop: PopEvent.Pop) {
        self.init(kind, from: pop.from, to: pop.to, removed: pop.removed, trigger: pop.trigger)
    }

    /// The event for Objective-C; `nil` for a refused drag.
    static func event(for event: PopEvent) -> PopNavigationEvent? {
        switch event {
        case .refused: nil
        case .willPop(let pop): PopNavigationEvent(.willPop, pop)
        case .didPop(let pop): PopNavigationEvent(.didPop, pop)
        case .didCancel(let pop): PopNavigationEvent(.didCancel, pop)
        case .didRemove(let screens): PopNavigationEvent(.didRemove, removed: screens)
        case .didGoForward(let screen): PopNavigationEvent(.didGoForward, to: screen)
        case .didDismiss(let root): PopNavigationEvent(.didDismiss, from: root, trigger: .gesture)
        }
    }
}

/// ``PopObservation`` for Objective-C, which ends when this object is released or invalidated.
@preconcurrency @MainActor
@objc(PopNavigationObservation)
public final class PopNavigationObservation: NSObject {
    private let observation: PopObservation

    init(_ observation: PopObservation) {
        self.observation = observation
    }

    /// Ends the observation. Calling it again does nothing.
    @objc public func invalidate() { observation.invalidate() }
}
#endif
#endif
