import UIKit

/// Each screen of the stack shows or hides the bar, since it stays as the screen before has left it.
final class PlainShownBarScreen: ShownBarScreen {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}
