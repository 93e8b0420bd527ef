import PopNavigation
import UIKit

extension DemoCase {
    static let customLeftItem = DemoCase(
        "custom-left-item", .decision, title: "Custom left item", badge: "←",
        instruction: "Drag back from the tinted third, although the bar has no back button of the system.",
        expectation: "The screen pops. Without the library its own item would end swipe-back."
    ) {
        [CustomItemScreen($0)]
    } plain: {
        [PlainCustomItemScreen($0)]
    }
}

/// A custom left item, which disables swipe-back in an app without the library.
class CustomItemScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = TapButton("Done", color: accent) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
        button.frame = CGRect(x: 0, y: 0, width: 72, height: 32)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    }
}
