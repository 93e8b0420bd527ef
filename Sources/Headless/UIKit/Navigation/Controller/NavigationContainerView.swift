/// The navigation controller's own view. Its layout pass starts a transition (fact C7).
final class NavigationContainerView: UIView {
    @Weak
    final var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContainer()
    }
}

/// The superview of the screens. During a transition it takes no touches, so a finger reaches only the container and
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
