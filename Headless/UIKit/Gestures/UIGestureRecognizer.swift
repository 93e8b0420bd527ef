/// An object that watches the touches of a view and its subviews and calls its targets when they form its gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    @preconcurrency public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: State { .ended }
    }

    /// The visible state.
    final var current = State.possible
    /// The state of a blocked recognizer after its required failures (fact A12). Until then `possible` is visible.
    final var awaited: State?
    /// The state set while the targets are being called. It becomes visible after the last call.
    final var afterSending: State?
    final var isSending = false
    final var isAttempting = false
    final var hasUnsentBegan = false
    final var hasUnsentAction = false
    /// Whether the targets have been called in this attempt, which makes the recognizer immune from exclusion (fact
    /// A14).
    final var hasDelivered = false
    /// Whether the recognizer has waited for others longer than the event in which it would have begun.
    final var hasWaited = false
    /// Whether the exclusion of other recognizers is still to be resolved.
    final var isNewlyRecognized = false

    /// The touches that are down, and those that have lifted in this attempt.
    @exclusivity(unchecked)
    final var tracked: [UITouch] = []
    final var liftedTouches: [UITouch] = []
    @exclusivity(unchecked)
    final var lastCentroid = CGPoint.zero
    /// The scroll that the recognizer follows instead of touches.
    final var scroll: ScrollInput?
    final var depth = 0
    final var index = 0
    final var staticRequirements: [WeakRecognizer] = []
    /// The recognizers that require this one to fail, by a call of `require(toFail:)`.
    final var staticDependents: [WeakRecognizer] = []
    final var dynamicRequirements: [UIGestureRecognizer] = []
    /// The recognizers about which this attempt has asked the failure questions, if it asks them at touch-down.
    final var askedAbout: Set<ObjectIdentifier> = []
    final var targets: [UIGestureRecognizerTarget] = []
    /// Unowned: the view and the environment clear these references when they end.
    nonisolated(unsafe) private final unowned(unsafe) var attachedView: UIView?
    nonisolated(unsafe) final unowned(unsafe) var environment: GestureEnvironment?
    /// The delegate; valid while `delegateReference` is not nil.
    @exclusivity(unchecked)
    private final unowned(unsafe) var delegateStorage: (any UIGestureRecognizerDelegate)?
    @exclusivity(unchecked)
    private final var delegateReference = Weak<AnyObject>(wrappedValue: nil)
    /// The undeclared questions to which the delegate responded when it was set (fact A29).
    private(set) final var undeclaredQuestions: UndeclaredQuestions = []
    private final var lastReceivedSequence = 0
    private final var receivesSequence = true
    private final var exclusiveType: UITouch.TouchType?
    /// The types of touches in `allowedTouchTypes`, one bit each.
    private final var acceptedTypes = 0b1111

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// An archive has no data here: the recognizer has no targets.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        let new = UIGestureRecognizerTarget(target as AnyObject, action)
        if !targets.contains(where: { $0.calls(new.target, new.action) }) { targets.append(new) }
    }

    /// Nil matches all targets, or all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { $0.calls(object, action) }
    }

    /// Only subclasses set the state. `StateTransition` has the table of transitions.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateReference.isNil ? nil : delegateStorage }
        set {
            delegateReference.wrappedValue = newValue
            delegateStorage = newValue
            undeclaredQuestions = UndeclaredQuestions(of: newValue)
        }
    }

    /// Disabling the recognizer ends its gesture. Enabling it does not pick up fingers that are down (fact A16).
    @exclusivity(unchecked)
    open var isEnabled = true {
        didSet {
            guard !isEnabled else { return }
            dropDelayedTouches()
            interrupt()
        }
    }

    open var view: UIView? { attachedView }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var name: String?

    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
        didSet { acceptedTypes = allowedTouchTypes.reduce(0) { $0 | 1 << $1.intValue } }
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        staticRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        staticRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
        otherGestureRecognizer.staticDependents.removeAll { $0.recognizer == nil || $0.recognizer === self }
        otherGestureRecognizer.staticDependents.append(WeakRecognizer(recognizer: self))
    }

    /// The centre of the fingers. After they have lifted, its last location.
    open func location(in view: UIView?) -> CGPoint {
        converted(Self.center(of: startPoints) ?? centroid, to: view)
    }

    open var numberOfTouches: Int { startPoints.isEmpty ? tracked.count : startPoints.count }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let points = startPoints.isEmpty ? tracked.map(\.place) : startPoints
        guard points.indices.contains(touchIndex) else { raiseRange(touchIndex, points.count) }
        return converted(points[touchIndex], to: view)
    }

    /// Called when the gesture is over, before the state returns to `possible`.
    open func reset() {}

    open func ignore(_ touch: UITouch, for event: UIEvent) {
        tracked.removeAll { $0 === touch }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The fingers at the start of a discrete gesture, in the window's coordinates. While there are any, the recognizer
    /// reports them as its locations.
    var startPoints: [CGPoint] { [] }

    /// Whether the recognizer is between the taps of its gesture, and so undecided without a finger down.
    var isAwaitingTouch: Bool { false }

    /// Whether the recognizer keeps the state `failed` for as long as its touches are down.
    var staysFailedWhileTouched: Bool { false }

    /// Called when the required failures have happened in a later event, before the actions of the formerly blocked
    /// recognizer.
    func willUnblock() {}

    /// Asks the delegate whether the recognizer may begin. Overridable for a record of what happens meanwhile.
    func askToBegin() -> Bool { delegateAllowsBegin }

    /// Called before the targets, so that the recognizer's own view can react to the new state first.
    func willCallTargets() {}

    package func readValue(forKey key: String) -> Any?? {
        key == "_targets" || key == "targets" ? readTargets() : nil
    }

    func attach(to view: UIView) {
        attachedView = view
    }

    func detach() {
        interrupt()
        attachedView = nil
    }

    nonisolated final func viewEnded() {
        attachedView = nil
    }

    nonisolated final func environmentEnded() {
        environment = nil
    }

    func viewDidLeaveWindow() {
        interrupt()
    }

    /// Asks about a new touch in the order of fact A11: the event once a sequence, then the touch.
    final func accepts(_ touch: UITouch, in event: UIEvent) -> Bool {
        // A finished recognizer ignores new touches before its reset (fact A9), and so does one blocked in `ended`.
        guard isEnabled, !isFinished, awaited != .ended, scroll == nil, acceptsType(of: touch) else { return false }
        let sequence = event.sequence
        // A recognizer that has refused is asked again at the next touch (fact A29).
        if lastReceivedSequence != sequence || !receivesSequence {
            lastReceivedSequence = sequence
            receivesSequence = receives(event)
        }
        guard receivesSequence, delegateAllows(touch) else { return false }
        if exclusiveType == nil { exclusiveType = touch.type }
        return isEnabled
    }

    private func acceptsType(of touch: UITouch) -> Bool {
        if acceptedTypes & 1 << touch.type.rawValue == 0 { return false }
        return !requiresExclusiveTouchType || exclusiveType == nil || exclusiveType == touch.type
    }

    /// Prepares the recognizer for its next gesture. It ignores fingers that are still down.
    final func leaveEnvironment() {
        scroll = nil
        tracked.removeAll()
        liftedTouches.removeAll()
        dynamicRequirements.removeAll()
        askedAbout.removeAll()
        exclusiveType = nil
        environment = nil
        awaited = nil
        afterSending = nil
        hasUnsentBegan = false
        hasUnsentAction = false
        hasDelivered = false
        hasWaited = false
        isNewlyRecognized = false
    }
}
