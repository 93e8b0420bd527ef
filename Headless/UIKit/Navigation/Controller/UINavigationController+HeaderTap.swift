/// A tap on the header scrolls the screen to its top on an iPhone with iOS 27 (fact J13).
extension UINavigationController {
    final func scrollToTopByHeader() {
        let system = System.current
        guard system.configuration.systemVersion >= 27, system.traits.userInterfaceIdiom == .phone,
            navigationTransition == nil, let screen = shown?.viewIfLoaded
        else { return }
        let views = screen.scrollViewsToTop
        // If there are several scroll views, none scrolls.
        guard let scrollView = views.first, views.count == 1 else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }
}

extension UIView {
    fileprivate var scrollViewsToTop: [UIScrollView] {
        guard !isHidden else { return [] }
        if let scrollView = self as? UIScrollView, scrollView.scrollsToTop { return [scrollView] }
        return subviews.flatMap(\.scrollViewsToTop)
    }
}

extension UITouch {
    /// Whether the finger has stayed where it came down.
    final var isTap: Bool {
        let slop = Calibration.Tap.movement
        return abs(place.x - firstPlace.x) <= slop && abs(place.y - firstPlace.y) <= slop
    }
}
