/// The recognizer behind `interactivePopGestureRecognizer` (fact A24).
package final class EdgePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    package override var hysteresis: CGFloat { Calibration.PopGesture.edgeHysteresis }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "UINavigationController.edgeSwipe"
        // Two fingers on a trackpad pop from anywhere (fact A25).
        allowedScrollTypesMask = .continuous
    }

    /// The leading edge of the navigation controller's view.
    package override var edges: UIRectEdge {
        get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
        set { Exception.unsupported("other edges of the navigation controller's own recognizer") }
    }

    /// Practically every other recognizer waits for it, but not in a scroll, which has no edge. Of two nested ones the outer
    /// waits for the inner.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? EdgePopGestureRecognizer else { return scroll == nil }
        return depth > other.depth
    }
}
