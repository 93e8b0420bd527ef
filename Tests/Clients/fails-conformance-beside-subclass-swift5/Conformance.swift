import PopNavigation
import UIKit

// A well-known extension. The library's class declares the conformance and the method, too.
extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return viewControllers.count > 1
    }
}

class AppNavigation: BasicNavigationController {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
