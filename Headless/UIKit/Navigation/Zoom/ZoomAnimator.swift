/// Grows the upper screen out of a view of the lower one, or shrinks it back (fact C33).
final class ZoomAnimator: NSObject, ScrubbableAnimator {
    private let isPop: Bool
    private let zoom: UIViewController.Transition

    /// Nil if neither the new nor the old screen zooms.
    init?(operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) {
        guard let zoom = operation == .pop ? from.zoom : to.zoom else { return nil }
        isPop = operation == .pop
        self.zoom = zoom
        super.init()
    }

    var curve: TimingFunction { Calibration.Navigation.curve }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Calibration.Navigation.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: isPop ? .from : .to)
        else { return context.completeTransition(true) }
        let (upper, lower) = isPop ? (from, to) : (to, from)
        let container = context.containerView
        if isPop { container.insertSubview(lower, belowSubview: upper) } else { container.addSubview(upper) }
        let source = isPop ? context.viewController(forKey: .to) : context.viewController(forKey: .from)
        let small = Self.transform(from: upper.frame, to: place(of: source, for: screen, in: container))
        upper.transform = isPop ? .identity : small
        AnimationContext.run(duration: Calibration.Navigation.duration, curve: .linear) {
            upper.transform = self.isPop ? small : .identity
        } completion: { _ in
            upper.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Without a source view the screen shrinks to the centre.
    private func place(of source: UIViewController?, for screen: UIViewController, in container: UIView) -> CGRect {
        if let source, let view = zoom.sourceView(.init(source: source, zoomed: screen)), view.window != nil {
            return view.convert(view.bounds, to: container)
        }
        return container.bounds.insetBy(dx: container.bounds.width * 0.45, dy: container.bounds.height * 0.45)
    }

    private static func transform(from frame: CGRect, to source: CGRect) -> CGAffineTransform {
        let scale = max(source.width / max(frame.width, 1), 0.01)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: source.midX - frame.midX, ty: source.midY - frame.midY
        )
    }
}
