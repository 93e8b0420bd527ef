/// The minimization of a navigation bar while its screen scrolls (fact J1).
///
/// UIKit's type is `UIBarMinimization`: a struct in Swift, a class in Objective-C.
package struct BarMinimization {
    package enum Behavior { case automatic, never, onScrollDown, onScrollUp }

    package var minimizationBehavior = Behavior.automatic
    /// Whether the safe area shrinks and grows with the bar.
    package var adjustsSafeArea = true
    /// Whether the bar is restored only while the content is at its top. Used with `onScrollDown`.
    package var restoresAtScrollEdge = false

    package init() {}

    /// Whether a scroll in this direction minimizes the bar or restores it; nil if it does neither.
    func minimizes(scrollingDown isDown: Bool, isAtScrollEdge: Bool) -> Bool? {
        switch minimizationBehavior {
        case .automatic, .never: nil
        case .onScrollDown:
            if isAtScrollEdge { false } else if isDown { true } else { restoresAtScrollEdge ? nil : false }
        case .onScrollUp: !isDown
        }
    }
}

extension UINavigationController {
    /// The content of the top screen has moved. A finger or its momentum minimizes the bar; a change by code does not.
    func contentScrolled(_ scrollView: UIScrollView, of item: UINavigationItem) {
        let offset = scrollView.contentOffset.y
        guard System.current.configuration.systemVersion >= 27, scrollView.isDragging || scrollView.isDecelerating
        else {
            item.scrollAnchor = offset
            return
        }
        // The distance counts from the point where the scroll last changed its direction.
        let travel = offset - item.scrollAnchor
        if item.isScrollingDown == (travel < 0) {
            item.isScrollingDown.toggle()
            item.scrollAnchor = item.lastScrollOffset
        }
        item.lastScrollOffset = offset
        if (travel < 0) == item.isScrollingDown { return }
        guard abs(travel) >= Calibration.NavigationBar.minimizingTravel || item.isAtScrollEdge else { return }
        item.scrollAnchor = offset
        guard topViewController?.navigationItem === item, navigationTransition == nil, bars.isShown,
            barColumnBar == nil,
            let minimizes = item.navigationBarMinimization.minimizes(
                scrollingDown: item.isScrollingDown, isAtScrollEdge: item.isAtScrollEdge)
        else { return }
        setBarMinimized(minimizes)
    }

    func setBarMinimized(_ isMinimized: Bool) {
        guard bars.isMinimized != isMinimized else { return }
        bars.isMinimized = isMinimized
        navigationBar.isMinimized = isMinimized
        AnimationContext.run(duration: Calibration.Navigation.hideShowBarDuration) {
            navigationBar.frame = barFrame()
            navigationBar.layoutIfNeeded()
            if let shown { place(shown) }
        } completion: { [weak self] _ in
            self?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Restores the whole bar before a transition.
    func restoreBar() {
        guard bars.isMinimized else { return }
        bars.isMinimized = false
        navigationBar.isMinimized = false
        guard bars.isShown else { return }
        navigationBar.frame = barFrame()
        navigationBar.layoutIfNeeded()
    }

    /// The part of the bar that counts for the screen's safe area.
    func coveredBarHeight(of child: UIViewController) -> CGFloat {
        bars.isMinimized && !child.navigationItem.navigationBarMinimization.adjustsSafeArea
            ? UINavigationBar.height() : barHeight
    }
}
