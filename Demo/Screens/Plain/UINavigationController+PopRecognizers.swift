import UIKit

extension UINavigationController {
    /// UIKit's swipe back: from the edge, and from anywhere on iOS 26 and later.
    var popRecognizers: [UIGestureRecognizer] {
        var recognizers = [interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
        return recognizers.compactMap { $0 }
    }
}
