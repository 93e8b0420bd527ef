/// Animations that can be paused, scrubbed, reversed and continued.
///
/// All of them belong to one timeline: the animator's own, or that of the transition in which the animator was started.
/// Within a transition the interaction controls the timeline.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    @_documentation(visibility: internal)
    public private(set) var state = UIViewAnimatingState.inactive
    @_documentation(visibility: internal)
    public private(set) var isRunning = false

    private var timeline: Timeline?
    private var isTimelineOwn = true
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var reversed = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        guard state == .inactive else { Exception.unsupported("adding animations to a running animator") }
        animations.append(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    @_documentation(visibility: internal)
    open func startAnimation() {
        activate()
        run(curve: ownCurve, duration: nil)
    }

    @_documentation(visibility: internal)
    open func pauseAnimation() {
        activate()
        isRunning = false
        if isTimelineOwn, let timeline { timeline.pause(at: timeline.localTime) }
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        guard state == .active else { return }
        run(
            curve: parameters.map { TimingFunction($0) } ?? ownCurve,
            duration: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
    }

    @_documentation(visibility: internal)
    open var fractionComplete: CGFloat {
        get {
            guard let timeline, duration > 0 else { return 0 }
            let share = CGFloat(timeline.localTime / duration)
            return min(1, max(0, reversed ? 1 - share : share))
        }
        set {
            activate()
            isRunning = false
            let share = min(1, max(0, reversed ? 1 - newValue : newValue))
            if isTimelineOwn { timeline?.pause(at: TimeInterval(share) * duration) }
        }
    }

    @_documentation(visibility: internal)
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            reversed = newValue
            if isRunning { run(curve: ownCurve, duration: nil) }
        }
    }

    private var ownCurve: TimingFunction { timingParameters.map { TimingFunction($0) } ?? .easeInOut }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        isTimelineOwn = !Timeline.isScoped
        let timeline = isTimelineOwn ? Timeline(interactive: true) : Timeline.ambient
        self.timeline = timeline
        timeline.perform {
            AnimationContext.run(duration: duration, curve: ownCurve) {
                for animation in animations { animation() }
            } completion: { [self] _ in
                end(at: timeline.localTime <= 0 ? .start : .end)
            }
        }
        animations = []
    }

    private func run(curve: TimingFunction, duration factored: TimeInterval?) {
        isRunning = true
        guard isTimelineOwn, let timeline else { return }
        let target = reversed ? 0 : duration
        let duration = curve.ownDuration ?? factored ?? abs(target - timeline.localTime)
        timeline.run(to: target, duration: duration, curve: curve)
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        isRunning = false
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
