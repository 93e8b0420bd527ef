import UIKit

/// The bar stays as the screen above has left it.
final class PlainMenuScreen: MenuScreen {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}
