/// The controller's own appearance, handed on to the screen that is on top (fact C5).
extension UINavigationController {
    func childrenWillAppear(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing else {
            // What still moves ends here, as nobody will see it.
            navigationTransition?.context?.hurry()
            shown?.beginAppearanceTransition(false, animated: animated)
            return
        }
        if let waiting = navigationTransition, !waiting.hasStarted, !isHung {
            navigationTransition = nil
            settle(waiting.change)
        }
        guard let top = topViewController else { return }
        top.loadViewIfNeeded()
        place(top)
        top.beginAppearanceTransition(true, animated: animated)
        willShow(top, animated: animated)
        install(top)
        view.setNeedsLayout()
    }

    func childrenDidAppear() {
        guard let shown else { return }
        let didAppear = shown.appearance == .appearing
        shown.endAppearanceTransition()
        if didAppear { didShow(shown, animated: shown.isAppearanceAnimated) }
    }

    func willShow(_ child: UIViewController, animated: Bool) {
        delegateStorage?.navigationController(self, willShow: child, animated: animated)
    }

    func didShow(_ child: UIViewController, animated: Bool) {
        delegateStorage?.navigationController(self, didShow: child, animated: animated)
    }
}
