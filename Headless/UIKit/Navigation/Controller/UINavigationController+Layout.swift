/// The container's layout pass: bars, the shown screen, and the start of a waiting transition (fact C7).
extension UINavigationController {
    func layoutContainer() {
        barAnswerer?.answer(in: self)
        if transitionView.frame.size != view.bounds.size {
            if System.current.isRotating, let transition = navigationTransition, transition.hasStarted {
                transition.context?.finishImmediately()
            }
            transitionView.frame = CGRect(origin: .zero, size: view.bounds.size)
        }
        startWaitingTransition()
        guard navigationTransition?.hasStarted != true else { return }
        layoutBars()
        if let shown { place(shown) }
        layOutSearch(of: shown)
    }

    private func startWaitingTransition() {
        guard let waiting = navigationTransition, !waiting.hasStarted, appearance.isAppearedOrAppearing else { return }
        // An interaction without an end blocks every later transition (fact C22). Its own transition starts (fact C23).
        guard !isHung || waiting.context === popInteraction?.transition else { return }
        barHidingStorage?.running?.settle()
        waiting.start()
    }

    /// The frame of a screen at rest: under the bar, or below it if the screen does not extend its layout there.
    func restingFrame(of child: UIViewController) -> CGRect {
        var frame = CGRect(origin: .zero, size: view.bounds.size)
        guard !child.edgesForExtendedLayout.contains(.top) else { return frame }
        if bars.isShown {
            let covered = barTop + barHeight + searchHeight(of: child)
            frame.origin.y += covered
            frame.size.height -= covered
        }
        return frame
    }

    /// Sets the frame of the screen's view, and its safe area below the bars.
    func place(_ child: UIViewController) {
        guard let childView = child.viewIfLoaded else { return }
        var insets = UIEdgeInsets.zero
        if bars.isShown, child.edgesForExtendedLayout.contains(.top) {
            insets.top = coveredBarHeight(of: child) + searchHeight(of: child)
        }
        if bars.isToolbarShown, barColumnBar == nil { insets.bottom = UIToolbar.height }
        child.containerSafeAreaInsets = insets
        let frame = restingFrame(of: child)
        if childView.frame != frame { childView.frame = frame }
        ScrollEdgeWatch.update(child)
    }

    /// Shows this screen only.
    func install(_ child: UIViewController) {
        place(child)
        let childView: UIView = child.view
        if let shown, shown !== child, shown.viewIfLoaded?.superview === transitionView {
            shown.view.removeFromSuperview()
        }
        if childView.superview !== transitionView { transitionView.addSubview(childView) }
        shown = child
        if child.preferredTransitionStorage != nil, childStorage.first !== child { child.addZoomGestures() }
    }

    var barTop: CGFloat { view.safeAreaInsets.top }

    var barHeight: CGFloat {
        if barColumnBar != nil { return Calibration.VerticalBar.rowHeight }
        if bars.isMinimized { return Calibration.NavigationBar.minimizedHeight }
        let traits = view.traitCollection
        let isCompact = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
        return UINavigationBar.height(isCompact: isCompact)
    }

    /// The frame at rest, moved sideways by `offset`.
    func barFrame(shown: Bool = true, offset: CGFloat = 0) -> CGRect {
        if barColumnBar != nil { return CGRect(x: 0, y: barTop, width: view.bounds.width, height: barHeight) }
        let y = shown ? barTop : -barHeight
        // A bar beside the column of an outer controller.
        let (left, right) = verticalBar.map { $0.side == .left ? ($0.width, 0) : (0, $0.width) } ?? (0, 0)
        return CGRect(x: offset + left, y: y, width: view.bounds.width - left - right, height: barHeight)
    }

    func toolbarFrame(shown: Bool = true, offset: CGFloat = 0) -> CGRect {
        if let bar = barColumnBar { return toolbarColumnFrame(of: bar) }
        let height = UIToolbar.height
        let bottom = view.bounds.height - (shown ? view.safeAreaInsets.bottom + height : 0)
        return CGRect(x: offset, y: bottom, width: view.bounds.width, height: height)
    }

    func layoutBars() {
        arrangeBars()
        let frame = barFrame(shown: bars.isShown)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        // A bar that is already hidden stays hidden in an animated rotation. In a column bars do not move.
        let isLeaving = barColumnBar == nil && !navigationBar.layer.animations.isEmpty
        navigationBar.isHidden = !bars.isShown && (navigationBar.isHidden || !isLeaving)
        guard let toolbar = toolbarStorage else { return }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        let toolbarFrame = toolbarFrame(shown: bars.isToolbarShown)
        if toolbar.frame != toolbarFrame { toolbar.frame = toolbarFrame }
        toolbar.isHidden = !bars.isToolbarShown && toolbar.layer.animations.isEmpty
        floatingItems?.update(in: view)
    }
}
