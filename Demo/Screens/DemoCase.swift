import PopNavigation
import UIKit

/// One behaviour of the library, with the screens that show it.
@MainActor public struct DemoCase {
    /// A short and stable name that is valid in an address: "left-third".
    public let name: String
    /// The heading under which the menu lists the case.
    public let section: DemoSection
    /// The navigation title, and the row in the menu.
    public let title: String
    /// One to three characters for the badge in the menu.
    public let badge: String
    /// The instruction for the user's finger.
    public let instruction: String
    /// The expected behaviour of the screen.
    public let expectation: String
    /// The refusals that the screen shows.
    public let refusals: [PopGestureRefusal]
    /// Creates the screens to push, in order. The last one is the case's own.
    let screens: @MainActor (DemoCase) -> [UIViewController]
    /// The same screens as an app writes them for a plain navigation controller.
    private let plainScreens: @MainActor (DemoCase) -> [UIViewController]
    /// Whether an app writes other screens for a plain navigation controller.
    public let hasPlainScreens: Bool

    init(
        _ name: String, _ section: DemoSection, title: String, badge: String, instruction: String,
        expectation: String, refusals: [PopGestureRefusal] = [],
        screens: @escaping @MainActor (DemoCase) -> [UIViewController],
        plain: (@MainActor (DemoCase) -> [UIViewController])? = nil
    ) {
        self.name = name
        self.section = section
        self.title = title
        self.badge = badge
        self.instruction = instruction
        self.expectation = expectation
        self.refusals = refusals
        self.screens = screens
        plainScreens = plain ?? screens
        hasPlainScreens = plain != nil
    }

    /// The accessibility identifier of the case's row in the menu.
    public var rowIdentifier: String { "row of \(name)" }

    /// Creates the case's own screen alone.
    public func make() -> UIViewController {
        screens(self).last!
    }

    /// Pushes the case's screens above the menu, in one animation.
    ///
    /// - Parameter isBare: Whether a plain navigation controller gets the library's screens, without the lines that an
    ///   app writes for UIKit. Default: `false`.
    public func open(in navigationController: UINavigationController, isBare: Bool = false) {
        let menu = Array(navigationController.viewControllers.prefix(1))
        let isPlain = !(navigationController is BasicNavigationController)
        let isWritten = isPlain && hasPlainScreens && !isBare
        let screens = isWritten ? plainScreens(self) : screens(self)
        if isPlain {
            for case let screen as CaseScreen in screens { screen.remark = Self.remark(isWritten: isWritten) }
        }
        // In the app's tab, a case has the whole screen, as without tabs.
        if navigationController.tabBarController != nil {
            for screen in screens { screen.hidesBottomBarWhenPushed = true }
        }
        navigationController.setViewControllers(menu + screens, animated: true)
    }
}

extension DemoCase {
    /// What the card says on a plain navigation controller.
    private static func remark(isWritten: Bool) -> String {
        "UIKit’s own navigation controller, with "
            + (isWritten ? "code for this screen." : "no code for this screen.")
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
