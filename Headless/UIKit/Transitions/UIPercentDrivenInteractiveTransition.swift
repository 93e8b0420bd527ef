/// An interaction controller that drives a transition by a fraction, usually from a finger's translation.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Set when the transition is prepared, so that a release before its start is remembered (fact D2).
    package final var transition: ViewControllerTransition? {
        get { transitionPointer }
        set {
            transitionPointer = newValue
            newValue?.interactionControllers.append(self)
            percentComplete = 0
        }
    }

    /// Unowned: the transition clears the reference when it ends.
    nonisolated(unsafe) private final unowned(unsafe) var transitionPointer: ViewControllerTransition?

    nonisolated final func transitionEnded(_ transition: ViewControllerTransition) {
        if transitionPointer === transition { transitionPointer = nil }
    }

    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    /// Used only with an interruptible animator.
    open var timingCurve: (any UITimingCurveProvider)?
    private var isInterruptible = false

    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ViewControllerTransition else {
            Exception.raise(.invalidArgument, "\(type(of: self)) moves UIKit's own transitions only")
        }
        // The interaction starts an interruptible animator (documented for `timingCurve`).
        isInterruptible = transition.animator.responds(to: Selector("interruptibleAnimatorForTransition:"))
        if isInterruptible {
            transition.animator.interruptibleAnimator(using: transition).pauseAnimation()
        } else {
            transition.animator.animateTransition(using: transition)
        }
    }

    open func pause() {
        transition?.takeOver()
    }

    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.phase == .interactive else { return }
        transition.update(percentComplete)
        self.percentComplete = transition.percentComplete
    }

    open func cancel() {
        release(true)
    }

    open func finish() {
        release(false)
    }

    private func release(_ isCancelled: Bool) {
        transition?.endInteraction(.init(isCancelled: isCancelled, speed: completionSpeed, curve: releaseCurve))
    }

    /// The timing curve of the animation after the release.
    package var releaseCurve: TimingFunction {
        if isInterruptible, let timingCurve { return TimingFunction(timingCurve) }
        return TimingFunction(completionCurve)
    }
}
