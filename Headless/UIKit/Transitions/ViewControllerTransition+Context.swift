/// The interface of the transition for its animator and its interaction controller.
extension ViewControllerTransition: UIViewControllerContextTransitioning {
    public var isAnimated: Bool { !(animator is ImmediateAnimator) }
    public var isInteractive: Bool { phase == .interactive || (phase == .waiting && initiallyInteractive) }
    public var transitionWasCancelled: Bool { isCancelled }
    public var targetTransform: CGAffineTransform { .identity }

    public func updateInteractiveTransition(_ percentComplete: CGFloat) {
        update(percentComplete)
    }

    public func finishInteractiveTransition() {
        endInteraction(Release(isCancelled: false, speed: interactor?.completionSpeed ?? 1, curve: releaseCurve))
    }

    public func cancelInteractiveTransition() {
        endInteraction(Release(isCancelled: true, speed: interactor?.completionSpeed ?? 1, curve: releaseCurve))
    }

    public func pauseInteractiveTransition() {
        takeOver()
    }

    private var releaseCurve: TimingFunction { interactor.map { TimingFunction($0.completionCurve) } ?? .easeInOut }

    public func completeTransition(_ didComplete: Bool) {
        end(cancelled: !didComplete)?(didComplete)
    }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: views.map(\.from) ?? from?.view
        case .to: views.map(\.to) ?? to?.view
        default: nil
        }
    }

    public func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? frames.initialFrom : vc === to ? frames.initialTo : .zero
    }

    public func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from ? frames.finalFrom : vc === to ? frames.finalTo : .zero
    }
}
