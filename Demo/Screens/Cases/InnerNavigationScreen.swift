import PopNavigation
import UIKit

extension DemoCase {
    static let innerNavigation = DemoCase(
        "inner-navigation", .scrolling, title: "Navigation inside", badge: "⧉",
        instruction: "Drag on the inner screen, then from the edge, then again.",
        expectation: "While the inner controller has two screens, it handles the touch. Then this screen pops.",
        refusals: [.innerNavigation]
    ) { [InnerNavigationScreen($0)] }
}

/// A plain navigation controller of UIKit inside the screen.
final class InnerNavigationScreen: CaseScreen {
    private let inner = UINavigationController()

    override func viewDidLoad() {
        super.viewDidLoad()
        inner.viewControllers = [
            InnerScreen("inner-first", title: "Inner first"), InnerScreen("inner-second", title: "Inner second"),
        ]
        addChild(inner)
        stage.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    override func layOutStage(_ bounds: CGRect) {
        inner.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - 8, 0))
    }
}

extension InnerNavigationScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

/// A screen in the inner navigation controller.
final class InnerScreen: LabelScreen, NamedScreen {
    private(set) var name = ""

    convenience init(_ name: String, title: String) {
        self.init(UILabel("\(title) screen", font: Palette.emphasis, color: Palette.ink, alignment: .center))
        self.name = name
        self.title = title
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 0, y: view.bounds.midY - 12, width: view.bounds.width, height: 24)
    }
}
