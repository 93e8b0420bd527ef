import UIKit

/// Has UIKit's defaults for every member.
private final class DefaultRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {}

extension UINavigationController {
    /// The controller as a delegate, as with `extension UINavigationController: UIGestureRecognizerDelegate`. Here such
    /// an extension would count for every test of the process.
    var asRecognizerDelegate: any UIGestureRecognizerDelegate {
        unsafeBitCast(self, to: DefaultRecognizerDelegate.self)
    }
}
