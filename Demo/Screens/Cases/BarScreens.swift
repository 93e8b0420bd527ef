import PopNavigation
import UIKit

extension DemoCase {
    static let barHidden = DemoCase(
        "bar-hidden", .bar, title: "Hidden over a bar", badge: "▭",
        instruction: "Drag back slowly: halfway and let go, then all the way.",
        expectation: "The bar comes in with the screen below. After a cancelled drag it is hidden, as before."
    ) {
        [HiddenBarScreen($0)]
    } plain: {
        [PlainHiddenBarScreen($0)]
    }
}

/// A screen without a bar.
class HiddenBarScreen: CaseScreen {
    private let isBelow: Bool
    /// Another background than the case's own screen.
    private static let below = Palette.adaptive(
        light: UIColor(red: 0.85, green: 0.94, blue: 0.92, alpha: 1),
        dark: UIColor(red: 0.05, green: 0.16, blue: 0.14, alpha: 1))

    override var name: String { isBelow ? "below-\(super.name)" : super.name }

    override init(_ demoCase: DemoCase) {
        isBelow = false
        super.init(demoCase)
    }

    /// The screen below the case's own screen.
    init(below demoCase: DemoCase) {
        isBelow = true
        super.init(demoCase)
        title = "Hidden bar"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isBelow { view.backgroundColor = Self.below }
        addButton("Back", width: 160) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
    }
}

extension HiddenBarScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: true) }
}

extension DemoCase {
    static let barShown = DemoCase(
        "bar-shown", .bar, title: "A bar over a hidden one", badge: "▬",
        instruction: "Drag back slowly: halfway and let go, then all the way.",
        expectation: "The bar leaves with this screen. After a cancelled drag it is there, as before."
    ) {
        [HiddenBarScreen(below: $0), ShownBarScreen($0)]
    } plain: {
        [PlainHiddenBarScreen(below: $0), PlainShownBarScreen($0)]
    }
}

/// A screen with the bar, above one without.
class ShownBarScreen: CaseScreen {}

extension ShownBarScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: false) }
}
