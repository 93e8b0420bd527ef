import MapKit
import PopNavigation
import UIKit
import WebKit

/// The map's own gestures precede the swipe.
final class MapScreen: UIViewController, PopGestureConfigurable {
    private let map = MKMapView()

    var popPreferences: PopPreferences { PopPreferences(precedingViews: [map]) }
}

/// The page's own swipe back precedes the screen's while the page can go back.
final class WebScreen: UIViewController, PopGestureConfigurable {
    private let web = WKWebView()

    var popPreferences: PopPreferences { PopPreferences(precedingViews: web.canGoBack ? [web] : []) }
}

/// No swipe starts on the canvas.
final class CanvasScreen: UIViewController, PopGestureConfigurable {
    private let canvas = UIView()
    private let slider = UISlider()

    var popPreferences: PopPreferences { PopPreferences(area: .full, excludedViews: [canvas]) }
}

/// A container that answers for the page on show.
final class PagerScreen: UIViewController, PopGestureConfigurable, PopConfirming {
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    private var page: UIViewController? { pager.viewControllers?.first }

    var popPreferences: PopPreferences {
        (page as? any PopGestureConfigurable)?.popPreferences ?? PopPreferences(area: .full)
    }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        (page as? any PopConfirming)?.shouldPop(for: trigger) ?? true
    }
}

/// An app's own arbitration.
final class ToolsNavigationController: BasicNavigationController {
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === popRecognizer, otherGestureRecognizer is UISwipeGestureRecognizer { return true }
        return super.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
}
