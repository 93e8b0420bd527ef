import PopNavigation
import UIKit

extension DemoCase {
    static let swipeRows = DemoCase(
        "swipe-rows", .scrolling, title: "Rows outside a list", badge: "≡",
        instruction: "On iOS 27, drag a row back to open it, then forwards to close it.",
        expectation: "A row keeps its drags, also while it is open. Below the rows the screen pops.",
        refusals: [.otherGesture]
    ) { [SwipeRowsScreen($0)] }
}

/// Rows with swipe actions in a scroll view instead of a list, on iOS 27 and later.
final class SwipeRowsScreen: CaseScreen {
    private let rows = DemoHost.swipeRows?(["Row 1", "Row 2", "Row 3"], "Pin")
    private let note = UILabel(
        "Swipe actions outside lists need iOS 27.", font: Palette.body, color: Palette.secondaryInk,
        alignment: .center)

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let rows else { return stage.addSubview(note) }
        addChild(rows)
        rows.view.accessibilityIdentifier = "rows"
        rows.view.layer.cornerRadius = SystemLook.groupRadius
        rows.view.clipsToBounds = true
        stage.addSubview(rows.view)
        rows.didMove(toParent: self)
    }

    override func layOutStage(_ bounds: CGRect) {
        rows?.view.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: min(bounds.height, 170))
        note.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 48)
    }
}

extension SwipeRowsScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}
