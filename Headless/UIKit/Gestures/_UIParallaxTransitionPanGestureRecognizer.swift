/// The recognizer behind `interactivePopGestureRecognizer`, with UIKit's name of the class (fact A24).
package final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    package override var hysteresis: CGFloat { Calibration.PopGesture.edgeHysteresis }

    private let hasPriorityByClass = !System.current.switches.edgePriorityIsDelegates

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "UINavigationController.edgeSwipe"
        // The recognizer accepts two-finger trackpad scrolls, which pop from anywhere (fact A25).
        allowedScrollTypesMask = .continuous
    }

    /// The leading edge of the navigation controller's view.
    package override var edges: UIRectEdge {
        get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
        set { Exception.unsupported("other edges of the navigation controller's own recognizer") }
    }

    override var concealsTouches: Bool { current == .possible && !System.current.switches.countsTouchesOfPossible }

    /// Almost every other recognizer waits for this one. In a scroll, which has no edge, no recognizer does. Of two
    /// nested edge recognizers the outer one waits for the inner one.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = otherGestureRecognizer as? Self { return depth > other.depth }
        return hasPriorityByClass && !isPriorityReplaced && precedes(otherGestureRecognizer)
    }

    /// In a scroll only scroll views without room may have to wait.
    final func precedes(_ other: UIGestureRecognizer) -> Bool {
        guard hasPriority(over: other), !(other is Self) else { return false }
        return scroll == nil || makesScrollViewWait(other)
    }
}
