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
        let dimming = addDimming(below: upper, in: container)
        let source = context.viewController(forKey: isPop ? .to : .from).flatMap { self.source(of: screen, in: $0) }
        let part = alignment(of: screen, with: source) ?? upper.bounds
        let small = Self.transform(of: upper, aligning: part, with: place(of: source, in: container))
        upper.transform = isPop ? .identity : small
        AnimationContext.run(duration: Calibration.Navigation.duration, curve: .linear) {
            upper.transform = self.isPop ? small : .identity
            dimming?.alpha = self.isPop ? 0 : 1
        } completion: { _ in
            upper.transform = .identity
            dimming?.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// A view that isn't on the screen doesn't count as a source.
    private func source(of screen: UIViewController, in lower: UIViewController) -> UIView? {
        let view = zoom.sourceView(.init(source: lower, zoomed: screen))
        return view?.window == nil ? nil : view
    }

    /// Without a source view the screen shrinks to the centre.
    private func place(of source: UIView?, in container: UIView) -> CGRect {
        if let source { return source.convert(source.bounds, to: container) }
        return container.bounds.insetBy(dx: container.bounds.width * 0.45, dy: container.bounds.height * 0.45)
    }

    /// The part of the zoomed screen's view that covers the source view, as the app's options say.
    private func alignment(of screen: UIViewController, with source: UIView?) -> CGRect? {
        source.flatMap { zoom.options?.alignmentRectProvider?(.init(source: $0, zoomed: screen)) }
    }

    /// Dims the screen below in the app's colour. UIKit's default isn't known, so nothing is dimmed without a colour.
    private func addDimming(below upper: UIView, in container: UIView) -> UIView? {
        guard let color = zoom.options?.dimmingColor else { return nil }
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = color
        dimming.alpha = isPop ? 1 : 0
        container.insertSubview(dimming, belowSubview: upper)
        return dimming
    }

    /// Scales the view about its centre and moves it, so that a part of it covers the target.
    private static func transform(of view: UIView, aligning part: CGRect, with target: CGRect) -> CGAffineTransform {
        let scale = max(target.width / max(part.width, 1), 0.01)
        let (x, y) = (part.midX - view.bounds.midX, part.midY - view.bounds.midY)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.midX - view.frame.midX - scale * x,
            ty: target.midY - view.frame.midY - scale * y
        )
    }
}
