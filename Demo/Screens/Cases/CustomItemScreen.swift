import PopNavigation
import UIKit

/// A custom left item, which disables swipe-back in an app without the library.
final class CustomItemScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = TapButton("Done", color: accent) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
        button.frame = CGRect(x: 0, y: 0, width: 72, height: 32)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    }
}
