import PopNavigation
import UIKit

/// An invisible accessibility element whose label is a ``DemoState``.
public final class DemoStateView: UIView {
    public static let identifier = "demo state"

    public weak var navigationController: UINavigationController?
    private var events: [DemoState.Event] = []

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityIdentifier = Self.identifier
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    public func record(_ event: PopEvent) {
        if let event = DemoState.Event(event) { events.append(event) }
    }

    /// Updates the label to the current state.
    public func update() {
        let state = DemoState(
            stack: navigationController?.viewControllers.map(\.screenName) ?? [],
            isBarHidden: navigationController?.isNavigationBarHidden ?? false, events: events)
        accessibilityLabel = state.description
    }
}
