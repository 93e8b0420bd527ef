import PopNavigation
import UIKit

/// An app's subclass that knows whether it is inside a pop.
final class WalkNavigation: BasicNavigationController {
    /// Whether a call of `popViewController(animated:)` is running, the app's or UIKit's.
    private(set) var isPopping = false
    /// Whether the subclass omits a call of `super` that the library's documentation requires.
    var omitsSuper = false

    override func viewDidLayoutSubviews() {
        if !omitsSuper { super.viewDidLayoutSubviews() }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        let wasPopping = isPopping
        isPopping = true
        defer { isPopping = wasPopping }
        return super.popViewController(animated: animated)
    }
}
