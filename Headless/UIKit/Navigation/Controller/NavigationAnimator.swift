/// The built-in push and pop. The upper screen slides over the lower one, which moves by a third of the distance under
/// a dimming view. A shadow is at the edge between them (fact C27). Right to left mirrors the movement (fact H2).
final class NavigationAnimator: NSObject, ScrubbableAnimator {
    private let isPop: Bool
    private let isMirrored: Bool
    /// Whether changes without a finger cross-fade: on iOS 26 and later whenever motion is reduced, on earlier systems
    /// if the user also prefers cross-fades (fact C27).
    let crossFades: Bool

    init(operation: UINavigationController.Operation, controller: UINavigationController) {
        isPop = operation == .pop
        isMirrored = controller.isMirrored
        let configuration = System.current.configuration
        let fades = configuration.systemVersion >= 26 || configuration.prefersCrossFadeTransitions
        crossFades = configuration.reduceMotion && fades
        super.init()
    }

    var curve: TimingFunction {
        PopMotion.isRecorded && !crossFades
            ? .decay(
                timeConstant: Calibration.Navigation.decay, duration: Calibration.Navigation.decayDuration)
            : Calibration.Navigation.curve
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Calibration.Navigation.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        if isPop {
            container.insertSubview(to, belowSubview: from)
        } else {
            container.addSubview(to)
        }
        if crossFades, !transitionContext.isInteractive {
            fade(from: from, to: to, in: transitionContext)
        } else {
            slide(upper: isPop ? from : to, lower: isPop ? to : from, in: transitionContext)
        }
    }

    private func slide(upper: UIView, lower: UIView, in context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let width = container.bounds.width
        let outward: CGFloat = isMirrored ? -1 : 1
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        container.insertSubview(dimming, belowSubview: upper)
        let shadow = ScreenEdgeShadowView(pointsRight: isMirrored)
        container.insertSubview(shadow, belowSubview: upper)
        let (upperRest, lowerRest) = (upper.center, lower.center)

        func place(upperShare: CGFloat, lowerShare: CGFloat) {
            upper.center = CGPoint(x: upperRest.x + outward * width * upperShare, y: upperRest.y)
            lower.center = CGPoint(
                x: lowerRest.x - outward * width * Calibration.Navigation.parallax * lowerShare, y: lowerRest.y
            )
            let breadth = ScreenEdgeShadowView.breadth
            let edge = outward * width * upperShare + (isMirrored ? width : -breadth)
            shadow.frame = CGRect(x: edge, y: 0, width: breadth, height: container.bounds.height)
            dimming.alpha = Calibration.Navigation.dimming * lowerShare
            // The recorded shadow is as dark at each progress.
            shadow.alpha = PopMotion.isRecorded ? 1 : lowerShare
        }

        place(upperShare: isPop ? 0 : 1, lowerShare: isPop ? 1 : 0)
        animate(context) {
            place(upperShare: self.isPop ? 1 : 0, lowerShare: self.isPop ? 0 : 1)
        } whenOver: {
            dimming.removeFromSuperview()
            shadow.removeFromSuperview()
            upper.center = upperRest
            lower.center = lowerRest
        }
    }

    /// The cross-fade for users who prefer reduced motion.
    private func fade(from: UIView, to: UIView, in context: any UIViewControllerContextTransitioning) {
        let (upper, isComing) = isPop ? (from, false) : (to, true)
        let alpha = upper.alpha
        if isComing { upper.alpha = 0 }
        animate(context) {
            upper.alpha = isComing ? alpha : 0
        } whenOver: {
            upper.alpha = alpha
        }
    }

    /// The animations are linear in time. The timeline adds the easing, and an interactive transition follows the
    /// finger exactly.
    private func animate(
        _ context: any UIViewControllerContextTransitioning,
        _ animations: @escaping () -> Void,
        whenOver: @escaping () -> Void
    ) {
        AnimationContext.run(
            duration: Calibration.Navigation.duration, curve: .linear, animations: animations
        ) { _ in
            whenOver()
            Self.complete(context)
        }
    }

    /// A cancelled pop may be completed in the next turn (fact F2).
    private static func complete(_ context: any UIViewControllerContextTransitioning) {
        let system = System.current
        guard context.transitionWasCancelled, system.configuration.systemVersion >= 26,
            system.switches.completesCancelledPopsLate
        else { return context.completeTransition(!context.transitionWasCancelled) }
        system.clock.async { context.completeTransition(!context.transitionWasCancelled) }
    }
}
