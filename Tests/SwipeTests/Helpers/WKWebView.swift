import UIKit

/// A stand-in for WebKit's view, which has this name.
final class WKWebView: UIView {
    /// The number of pages to which the user can go back.
    var pages = 0
    var canGoBack: Bool { pages > 0 }

    func goBack() { pages -= 1 }
}
