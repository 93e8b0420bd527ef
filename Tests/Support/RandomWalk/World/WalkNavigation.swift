import PopNavigation
import UIKit

/// An app's subclass that knows when it pops.
final class WalkNavigation: BasicNavigationController {
    /// While a single screen is popped, whoever has called for it.
    private(set) var isPopping = false
    /// Whether the app omits a call that the library's documentation asks for.
    var isForgetful = false

    override func viewDidLayoutSubviews() {
        if !isForgetful { super.viewDidLayoutSubviews() }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        let wasPopping = isPopping
        isPopping = true
        defer { isPopping = wasPopping }
        return super.popViewController(animated: animated)
    }
}
