/// The controller's own appearance, forwarded to the top screen (fact C5).
extension UINavigationController {
    func childrenWillAppear(_ isAppearing: Bool, animated: Bool) {
        // A waiting or running transition ends here: the controller is no longer visible.
        if let transition = navigationTransition {
            if transition.hasStarted {
                transition.context?.finishImmediately()
            } else if !isHung {
                endWithoutTransition(transition)
            }
        }
        guard isAppearing else {
            shown?.beginAppearanceTransition(false, animated: animated)
            return
        }
        guard let top = isHung ? shown ?? topViewController : topViewController else { return }
        top.loadViewIfNeeded()
        place(top)
        if shown !== top { shown?.viewIfLoaded?.removeFromSuperview() }
        shown = top
        top.beginAppearanceTransition(true, animated: animated)
        if shown === top { willShow(top, animated: animated) }
        if shown === top {
            install(top)
        } else if navigationTransition == nil, appearance.isAppearedOrAppearing {
            // In these callbacks the app has shown another screen.
            return childrenWillAppear(true, animated: animated)
        }
        view.setNeedsLayout()
    }

    /// Ends a waiting transition. The stack has already changed; only the transition is omitted.
    private func endWithoutTransition(_ waiting: NavigationTransition) {
        navigationTransition = nil
        applyBarVisibility()
        completeOffScreen(waiting.change)
        waiting.endWithoutStart()
        runQueuedCalls()
    }

    func childrenDidAppear() {
        guard let shown else { return }
        let didAppear = shown.appearance == .appearing
        shown.endAppearanceTransition()
        if didAppear { didShow(shown, animated: shown.isAppearanceAnimated) }
    }

    /// A screen that was added while its controller disappeared disappears with it.
    func followAppearance() {
        guard !appearance.isAppearedOrAppearing, let shown, shown.appearance.isAppearedOrAppearing else { return }
        shown.beginAppearanceTransition(false, animated: false)
        shown.endAppearanceTransition()
    }

    func willShow(_ child: UIViewController, animated: Bool) {
        guard let delegateStorage, delegateStorage.responds(to: .willShow) else { return }
        delegateStorage.navigationController(self, willShow: child, animated: animated)
    }

    func didShow(_ child: UIViewController, animated: Bool) {
        guard let delegateStorage, delegateStorage.responds(to: .didShow) else { return }
        delegateStorage.navigationController(self, didShow: child, animated: animated)
    }
}
