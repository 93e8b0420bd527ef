/// A switch that a tap or a drag toggles.
@preconcurrency @MainActor
open class UISwitch: UIControl, ContentDrawing {
    private var storage = false
    private var wasOn = false
    private var start = CGPoint.zero
    private var wasDragged = false

    /// A switch has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Calibration.Control.switchSize))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var isOn: Bool {
        get { storage }
        set { setOn(newValue, animated: false) }
    }

    open func setOn(_ on: Bool, animated: Bool) {
        storage = on
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Calibration.Control.switchSize }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize { Calibration.Control.switchSize }

    @_documentation(visibility: internal)
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasOn = isOn
        wasDragged = false
        start = touch.location(in: self)
        return true
    }

    @_documentation(visibility: internal)
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let pull = touch.location(in: self).x - start.x
        guard abs(pull) >= Calibration.Control.switchPull else { return true }
        wasDragged = true
        start = touch.location(in: self)
        storage = (pull > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return true
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if !wasDragged, isInside { storage.toggle() }
        if isOn != wasOn { send(.valueChanged, event: event) }
    }

    @_documentation(visibility: internal)
    open override func cancelTracking(with event: UIEvent?) {
        storage = wasOn
    }

    /// The switch prevents tap recognizers and pans along its axis.
    @_documentation(visibility: internal)
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer { return false }
        return !preventsTap(by: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        let track = CGRect(origin: bounds.origin, size: Calibration.Control.switchSize)
        let knob = track.insetBy(dx: 2, dy: 2)
        let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isAtRight ? knob.maxX - knob.height : knob.minX
        drawing.fill(.capsule(track), with: (isOn ? UIColor.systemGreen : .systemFill).components)
        drawing.fill(
            .capsule(CGRect(x: x, y: knob.minY, width: knob.height, height: knob.height)),
            with: UIColor.white.components
        )
    }
}
