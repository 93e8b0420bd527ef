/// One animated transition between two screens.
///
/// The class is both the context and the coordinator of the transition. All animations, including the alongside ones,
/// run in one timeline, so an interaction moves all of them.
@MainActor
package final class ViewControllerTransition: NSObject {
    package typealias ContextHandler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// A function in an array. An array of bare functions would put each one into another function,
    /// which converts its argument.
    struct Handler {
        let call: ContextHandler
    }

    package enum Phase {
        /// The transition is prepared. The container's next layout pass starts it (fact C7).
        case waiting
        /// A finger drives the transition.
        case interactive
        /// The transition runs to one of its ends.
        case running
        case over
    }

    /// The outcome at the release, and the speed of the remaining animation.
    package struct Release {
        package var isCancelled: Bool
        package var speed: CGFloat
        package var curve: TimingFunction
    }

    package let from: UIViewController?
    package let to: UIViewController?
    package let animator: any UIViewControllerAnimatedTransitioning
    package let interactor: (any UIViewControllerInteractiveTransitioning)?
    public let containerView: UIView
    public let presentationStyle: UIModalPresentationStyle
    public let initiallyInteractive: Bool
    package let timeline: Timeline
    @exclusivity(unchecked)
    package private(set) var phase = Phase.waiting
    @exclusivity(unchecked)
    public private(set) var transitionDuration: TimeInterval = 0
    @exclusivity(unchecked)
    public private(set) var percentComplete: CGFloat = 0
    public private(set) var completionVelocity: CGFloat = 0
    public private(set) var isCancelled = false
    package var frames: (initialFrom: CGRect, finalFrom: CGRect, initialTo: CGRect, finalTo: CGRect)
    /// The views for the animator, if they differ from the views of the two screens.
    package var views: (from: UIView?, to: UIView?)?

    /// Called once when the animator has completed the transition. The argument is false if the transition was
    /// cancelled.
    var onCompletion: ((Bool) -> Void)?

    /// The coordinator of a later change that forms one transition with this one's (fact C40).
    var successor: ViewControllerTransition?

    private var rememberedRelease: Release?
    var animations: [Handler] = []
    var completions: [Handler] = []
    var interactionHandlers: [Handler] = []
    /// The interaction controllers that drive the transition or have driven it.
    var interactionControllers: [UIPercentDrivenInteractiveTransition] = []

    package init(
        from: UIViewController?,
        to: UIViewController?,
        containerView: UIView,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.animator = animator
        self.interactor = interactor
        self.presentationStyle = presentationStyle
        initiallyInteractive = interactor?.wantsInteractiveStart ?? false
        timeline = Timeline(interactive: initiallyInteractive || animator is any ScrubbableAnimator)
        frames = (.zero, .zero, .zero, .zero)
        // The container's animation, and the app's.
        animations.reserveCapacity(2)
        super.init()
        (interactor as? UIPercentDrivenInteractiveTransition)?.transition = self
    }

    deinit {
        for mover in interactionControllers { mover.transitionEnded(self) }
    }

    /// Starts the animator, through an existing interaction controller (fact D1), then the alongside animations.
    package func start() {
        guard phase == .waiting else { return }
        phase = initiallyInteractive ? .interactive : .running
        transitionDuration = max(0, animator.transitionDuration(using: self))
        // An interactive transition is recorded even while animations are disabled (fact C30).
        AnimationContext.enabling(initiallyInteractive) {
            timeline.perform {
                if let interactor {
                    interactor.startInteractiveTransition(self)
                } else {
                    animator.animateTransition(using: self)
                }
                runAlongsideAnimations()
            }
        }
        if phase == .running, let animator = animator as? any ScrubbableAnimator {
            let duration = animator.curve.ownDuration ?? transitionDuration
            timeline.run(to: transitionDuration, duration: duration, curve: animator.curve)
        }
        if let release = rememberedRelease {
            rememberedRelease = nil
            endInteraction(release)
        }
    }

    /// A transition that is made without animation calls them without one.
    func runAlongsideAnimations() {
        let animations = animations
        self.animations = []
        guard !animations.isEmpty else { return }
        AnimationContext.run(
            duration: transitionDuration, animations: { for animation in animations { animation.call(self) } })
    }

    /// Moves the transition with the finger. Ignored unless the transition is interactive (fact D2).
    package func update(_ percent: CGFloat) {
        guard phase == .interactive else { return }
        percentComplete = percent.isNaN ? 0 : min(1, max(0, percent))
        timeline.pause(at: TimeInterval(percentComplete) * transitionDuration)
    }

    /// The finger lifts. Before the start, the release is lost or remembered (fact D2).
    package func endInteraction(_ release: Release) {
        if phase == .waiting, remembersEarlyRelease { rememberedRelease = rememberedRelease ?? release }
        guard phase == .interactive else { return }
        phase = .running
        isCancelled = release.isCancelled
        completionVelocity = release.isCancelled ? -release.speed : release.speed
        callInteractionHandlers()
        let rest = TimeInterval(release.isCancelled ? percentComplete : 1 - percentComplete) * transitionDuration
        let speed = TimeInterval(max(release.speed, 0.001))
        let duration = UIView.areAnimationsEnabled ? release.curve.ownDuration ?? rest / speed : 0
        timeline.run(to: release.isCancelled ? 0 : transitionDuration, duration: duration, curve: release.curve)
    }

    /// Cancels an interaction that its own controller does not end; before the start, right after it.
    func endInteractionAtOnce() {
        guard isInteractive else { return }
        let release = Release(isCancelled: true, speed: 1, curve: .easeInOut)
        if phase == .waiting { rememberedRelease = release }
        endInteraction(release)
    }

    /// A finger takes over the running transition (fact F2).
    package func takeOver() {
        guard phase == .running, transitionDuration > 0 else { return }
        phase = .interactive
        isCancelled = false
        let time = min(max(0, timeline.localTime), transitionDuration)
        percentComplete = CGFloat(time / transitionDuration)
        timeline.pause(at: time)
        callInteractionHandlers()
    }

    /// UIKit's own interactions never hang (fact C23).
    private var remembersEarlyRelease: Bool {
        System.current.switches.remembersEarlyRelease || hasInteractionOfUIKit
    }

    private var hasInteractionOfUIKit: Bool {
        interactor is _UINavigationInteractiveTransition || interactor is ZoomInteraction
            || interactor is SheetInteraction
    }

    /// Whether the transition can start now: animations are enabled, or an interaction moves it (fact C30).
    var mayStart: Bool {
        if UIView.areAnimationsEnabled { return true }
        let mayInteract = hasInteractionOfUIKit || System.current.switches.interactsWithoutAnimations
        return initiallyInteractive && mayInteract
    }

    /// Whether the screens cross-fade instead of sliding (fact C27).
    var isCrossFade: Bool { !initiallyInteractive && (animator as? NavigationAnimator)?.crossFades == true }

    /// UIKit's own animators are interruptible, except for a cross-fade; the app's animator is if it implements the
    /// method.
    var hasInterruptibleAnimator: Bool {
        if isCrossFade { return false }
        return animator is any ScrubbableAnimator
            || animator.responds(to: Selector("interruptibleAnimatorForTransition:"))
    }

    private func callInteractionHandlers() {
        for listener in interactionHandlers { listener.call(self) }
    }

    /// Jumps to the end, or back if the transition is still interactive.
    package func finishImmediately() {
        if phase == .interactive { endInteraction(Release(isCancelled: true, speed: 1, curve: .linear)) }
        guard phase == .running else { return }
        timeline.endAll()
        // An animator without animations never ends by itself.
        completeTransition(!isCancelled)
    }

    /// Whether the next change can end the transition: while it runs, and while a finger drives UIKit's own pop (fact
    /// F2).
    var canBeInterrupted: Bool {
        phase == .running && !isCrossFade || phase == .interactive && interactor is _UINavigationInteractiveTransition
    }

    /// Jumps to the end, for the next change. A pop under the finger completes (fact F2).
    func finishForNextChange() {
        if phase == .interactive { endInteraction(Release(isCancelled: false, speed: 1, curve: .linear)) }
        finishImmediately()
    }

    /// The transition is made without animation, or not at all. Then only its handlers remain.
    func abandon() {
        phase = .over
        onCompletion = nil
    }

    /// Calls the completions, the first added first, and those that they add (fact C14).
    package func runCompletions() {
        while !completions.isEmpty { completions.removeFirst().call(self) }
        interactionHandlers = []
        animations = []
    }

    package func notifyAnimator() {
        animator.animationEnded(!isCancelled)
    }

    /// Returns the completion handler at the first call. Later calls have no effect (fact D2).
    func end(cancelled: Bool) -> ((Bool) -> Void)? {
        guard phase == .interactive || phase == .running else { return nil }
        isCancelled = cancelled
        phase = .over
        defer { onCompletion = nil }
        return onCompletion
    }
}

/// An animator with animations that are linear in time, so the timeline can ease, stop and reverse them at any moment.
package protocol ScrubbableAnimator: UIViewControllerAnimatedTransitioning {
    var curve: TimingFunction { get }
}
