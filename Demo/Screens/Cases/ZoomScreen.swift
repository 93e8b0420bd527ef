import PopNavigation
import UIKit

extension DemoCase {
    static let zoom = DemoCase(
        "zoom", .scrolling, title: "A zoom", badge: "⤢",
        instruction: "On iOS 18 and later, drag back from the tinted third.",
        expectation: "UIKit's own gesture shrinks the screen back into its row. The library leaves it alone.",
        refusals: [.systemTransition]
    ) { [ZoomScreen($0)] }
}

/// A screen that zooms out of its row in the menu, on iOS 18 and later.
class ZoomScreen: CaseScreen {
    var zoomRule: ZoomRule { .uiKit }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard let parent else { return }
        var rule = zoomRule
        // A plain phone without code for UIKit has the library's screen.
        if case .followPopPreferences = rule, !(parent is BasicNavigationController) { rule = .uiKit }
        DemoHost.zoom?(self, rule) { [weak self] in
            guard let self else { return nil }
            return (navigationController?.viewControllers.first as? MenuScreen)?.reveal(demoCase.name)
        }
    }
}
