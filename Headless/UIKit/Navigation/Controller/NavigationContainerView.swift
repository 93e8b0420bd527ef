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

/// The superview of the screens. During a transition it ignores touches, so a finger reaches only the container and
/// its recognizers.
final class NavigationTransitionView: UIView {
    @Weak
    final var controller: UINavigationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let controller, controller.blocksTouches { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
