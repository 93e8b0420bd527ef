/// A view that tracks touches and sends actions for control events.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var handlers = ControlHandlers()
    private weak var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after a change of the state, for subclasses.
    func stateDidChange() {}

    open var isTracking: Bool { trackedTouch != nil }
    open private(set) var isTouchInside = false

    /// The target is not retained. Nil stands for the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target, action, for: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target, action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    open var allControlEvents: Event {
        handlers.all.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    open func sendActions(for controlEvents: Event) {
        send(controlEvents, event: nil)
    }

    final func send(_ events: Event, event: UIEvent?) {
        guard !handlers.all.isEmpty else { return }
        for handler in handlers.matching(events) where !handler.isDeallocated {
            switch handler.receiver {
            case .action(let action): sendAction(action)
            case .target(let target, let selector): sendAction(selector, to: target?.object, for: event)
            }
        }
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Called when the tracked touch lifts, for subclasses.
    func touchDidLift(inside isInside: Bool, event: UIEvent?) {}

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = countsAsInside(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            trackedTouch = nil
            endTracking(touch, with: event)
            isHighlighted = false
            return
        }
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = countsAsInside(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        trackedTouch = nil
        isHighlighted = false
        send(isInside ? .touchUpInside : .touchUpOutside, event: event)
        touchDidLift(inside: isInside, event: event)
        isTouchInside = false
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        send(.touchCancel, event: event)
    }

    /// A touch counts as inside up to a small distance from the bounds.
    private func countsAsInside(_ touch: UITouch) -> Bool {
        let slack = Calibration.Control.touchSlack
        return bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
    }
}
