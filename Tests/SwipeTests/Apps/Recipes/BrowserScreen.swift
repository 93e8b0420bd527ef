import PopNavigation
import UIKit

final class BrowserScreen: UIViewController, PopConfirming {
    let page = WKWebView()
    let overlay = UIView()

    func shouldPop(for trigger: PopTrigger) -> Bool {
        if overlay.superview != nil {
            overlay.removeFromSuperview()
        } else if page.canGoBack {
            page.goBack()
        } else {
            return true
        }
        return false
    }
}
