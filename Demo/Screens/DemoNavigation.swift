import PopNavigation
import UIKit

/// The demo's root: the menu in a `BasicNavigationController`.
@MainActor public enum DemoNavigation {
    /// Whether the screens show the outcome of the last touch. A page beside the phone can show it instead.
    public static var showsOutcomes = true

    /// The answers of the user that a screen's task hasn't received yet. It may do so on a later turn.
    public internal(set) static var pendingAnswers = 0

    /// Creates the whole demo.
    ///
    /// - Parameter observer: Receives each pop event, after the screens have shown it.
    public static func make(observer: ((PopEvent) -> Void)? = nil) -> BasicNavigationController {
        let navigationController = BasicNavigationController(rootViewController: MenuScreen())
        install(on: navigationController, observer: observer)
        return navigationController
    }

    /// Creates the same screens in a plain navigation controller, for comparison.
    public static func makePlain() -> UINavigationController {
        UINavigationController(rootViewController: PlainMenuScreen())
    }

    /// Lets the screens of an existing navigation controller, such as one from a storyboard, show its pop events.
    ///
    /// The observation ends with the menu, the first screen.
    public static func install(
        on navigationController: BasicNavigationController, observer: ((PopEvent) -> Void)? = nil
    ) {
        let menu = navigationController.viewControllers.first as? MenuScreen
        menu?.observer = observer
        menu?.observation = navigationController.observePops { [weak navigationController] event in
            let screen = event.screen ?? navigationController?.topViewController
            (screen as? PopEventDisplay)?.show(event)
            observer?(event)
        }
    }
}

extension DemoNavigation {
    /// The case of a screen; nil for the menu.
    public static func demoCase(of screen: UIViewController?) -> DemoCase? {
        (screen as? CaseScreen)?.demoCase
    }
}

/// A screen that shows the outcome of the last touch.
@MainActor protocol PopEventDisplay: UIViewController {
    func show(_ event: PopEvent)
}

extension PopEvent {
    /// The top screen after the event; nil if it has not changed.
    var screen: UIViewController? {
        switch self {
        case .refused, .didRemove, .didDismiss: nil
        case .willPop(let pop), .didCancel(let pop): pop.from
        case .didPop(let pop): pop.to
        case .didGoForward(let screen): screen
        @unknown default: nil
        }
    }
}
