/// How a navigation bar minimizes while its screen scrolls (fact J1).
///
/// UIKit has a class `UIBarMinimization` with these properties.
package struct BarMinimization {
    package enum Behavior { case automatic, never, onScrollDown, onScrollUp }

    package var behavior = Behavior.automatic
    /// Whether the safe area shrinks and grows with the bar.
    package var adjustsSafeArea = true
    /// Restores the bar only where the content is at its top; with `onScrollDown`.
    package var restoresAtScrollEdge = false

    package init() {}

    /// Whether a scroll in this direction minimizes the bar, restores it, or leaves it.
    func minimizes(scrollingDown isDown: Bool, isAtScrollEdge: Bool) -> Bool? {
        switch behavior {
        case .automatic, .never: nil
        case .onScrollDown:
            if isAtScrollEdge { false } else if isDown { true } else { restoresAtScrollEdge ? nil : false }
        case .onScrollUp: !isDown
        }
    }
}

extension UINavigationController {
    /// The content of the top screen has moved. A finger or its momentum minimizes the bar; code does not.
    func contentScrolled(_ scrollView: UIScrollView, of item: UINavigationItem) {
        let offset = scrollView.contentOffset.y
        guard System.current.configuration.systemVersion >= 27, scrollView.isDragging || scrollView.isDecelerating
        else {
            item.scrollAnchor = offset
            return
        }
        // A scroll counts from where its direction changed.
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

    /// Transitions begin with the whole bar.
    func restoreBar() {
        guard bars.isMinimized else { return }
        bars.isMinimized = false
        navigationBar.isMinimized = false
        if bars.isShown { navigationBar.frame = barFrame() }
    }

    /// The part of the bar that the screen's safe area takes account of.
    func coveredBarHeight(of child: UIViewController) -> CGFloat {
        bars.isMinimized && !child.navigationItem.navigationBarMinimization.adjustsSafeArea
            ? Calibration.NavigationBar.height : barHeight
    }
}
