#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// Warns once of a stack inside another one whose navigation bar is visible too.
@MainActor
final class SecondBarCheck {
    private weak var controller: UINavigationController?
    private var hasWarned = false
    private lazy var turn = NextTurn { [weak self] in self?.run() }

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Checks in the next turn: SwiftUI adds the controller to its parent after the update.
    func schedule() {
        if !hasWarned { turn.schedule() }
    }

    private func run() {
        guard let controller, !hasWarned, controller.isBelowAnotherBar else { return }
        hasWarned = true
        warn(
            about: controller,
            "is inside another navigation controller, so there are two bars. "
                + "Use PopNavigationStack in place of NavigationStack."
        )
    }
}

extension UINavigationController {
    /// Whether a navigation controller around this one shows its bar, and this one does too.
    var isBelowAnotherBar: Bool {
        let ancestors = sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }
        return !isNavigationBarHidden && ancestors.contains { !$0.isNavigationBarHidden }
    }
}
#endif
