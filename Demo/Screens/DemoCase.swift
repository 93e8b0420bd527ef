import PopNavigation
import UIKit

/// One behaviour of the library, with the screens that show it.
@MainActor public struct DemoCase {
    /// Short, stable and fit for an address: "left-third".
    public let name: String
    /// The heading under which the menu lists the case.
    public let section: DemoSection
    /// The navigation title, and the row in the menu.
    public let title: String
    /// One to three characters for the badge in the menu.
    public let badge: String
    /// What to do with a finger.
    public let instruction: String
    /// What the screen then does.
    public let expectation: String
    /// The refusals that can be seen on the screen.
    public let refusals: [PopGestureRefusal]
    /// The screens to push, in order; the last one is the case itself.
    let screens: @MainActor (DemoCase) -> [UIViewController]

    init(
        _ name: String, _ section: DemoSection, title: String, badge: String, instruction: String,
        expectation: String, refusals: [PopGestureRefusal] = [],
        screens: @escaping @MainActor (DemoCase) -> [UIViewController]
    ) {
        self.name = name
        self.section = section
        self.title = title
        self.badge = badge
        self.instruction = instruction
        self.expectation = expectation
        self.refusals = refusals
        self.screens = screens
    }

    /// The case's own screen, alone.
    public func make() -> UIViewController {
        screens(self).last!
    }

    /// Puts the case's screens on the menu, in one animation.
    public func open(in navigationController: UINavigationController) {
        let menu = Array(navigationController.viewControllers.prefix(1))
        navigationController.setViewControllers(menu + screens(self), animated: true)
    }
}

/// A group of cases.
public enum DemoSection: String, CaseIterable, Sendable {
    case area = "Where it starts"
    case decision = "Who decides"
    case bar = "The navigation bar"
    case scrolling = "Among scroll views"
    case trouble = "In trouble"
    case device = "This device"
}
