/// The navigation controller's own view. Its layout pass is what starts a transition (fact C7).
final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContainer()
    }
}

/// Holds the screens. While they move it takes no touches: a finger then reaches the container and its recognizers only.
final class NavigationTransitionView: UIView {
    weak var controller: UINavigationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let controller, controller.blocksTouches { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
