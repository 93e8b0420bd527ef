#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UINavigationController {
    /// The recognizer with which iOS 26 and later pop from anywhere in the content; nil before.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}
#endif
