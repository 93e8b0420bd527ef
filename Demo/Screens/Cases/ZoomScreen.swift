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
final class ZoomScreen: CaseScreen {
    override init(_ demoCase: DemoCase) {
        super.init(demoCase)
        DemoHost.zoom?(self) { [weak self] in
            let menu = self?.navigationController?.viewControllers.first as? MenuScreen
            return menu?.reveal(demoCase.name)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }
}
