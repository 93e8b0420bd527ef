import PopNavigation
import UIKit

/// An app's subclass that may omit a call of `super`.
final class WalkNavigation: BasicNavigationController {
    /// Whether the subclass omits a call of `super` that the library's documentation requires.
    var omitsSuper = false

    override func viewDidLayoutSubviews() {
        if !omitsSuper { super.viewDidLayoutSubviews() }
    }
}
