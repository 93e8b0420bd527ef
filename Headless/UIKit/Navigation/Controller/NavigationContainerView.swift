/// The navigation controller's own view. Its layout pass starts a transition (fact C7).
final class NavigationContainerView: UIView {
    @Weak
    final var controller: UINavigationController?

    override func layoutIfNeeded() {
        super.layoutIfNeeded()
        controller?.navigationBar.hasDeafBackButton = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        isArranging = true
        controller?.layoutContainer()
        isArranging = false
    }

    private var isArranging = false

    /// Whether the controller's `viewWillLayoutSubviews` or `viewDidLayoutSubviews` is running.
    final var isMakingLayoutCalls: Bool { isLayingOut && !isArranging }
}

/// The superview of the screens. In a transition that can't be interrupted, a finger reaches only the container, with
/// its recognizers, and perhaps the arriving screen.
final class NavigationTransitionView: UIView {
    @Weak
    final var controller: UINavigationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller, controller.blocksTouches else { return hit === self ? nil : hit }
        guard let hit, let view = controller.viewThatTakesTouches, hit.isDescendant(of: view) else { return nil }
        return hit
    }
}
