/// A thumb that a finger moves along a track, without hysteresis.
@preconcurrency @MainActor
open class UISlider: UIControl, ContentDrawing {
    private var storage: Float = 0
    /// The touch's distance from the middle of the thumb.
    private var touchOffset: CGFloat = 0

    open var value: Float {
        get { storage }
        set { setValue(newValue, animated: false) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        storage = clamped(value)
    }

    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            storage = clamped(storage)
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            storage = clamped(storage)
        }
    }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    }

    /// Whether each movement sends `.valueChanged`, or only the last one.
    open var isContinuous = true

    open var minimumTrackTintColor: UIColor?

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = Calibration.Control.trackHeight
        let inset = Calibration.Control.trackInset
        return CGRect(
            x: bounds.minX + inset, y: bounds.midY - height / 2, width: bounds.width - 2 * inset, height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = Calibration.Control.thumbSize
        let range = maximumValue - minimumValue
        var share = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
        if isMirrored { share = 1 - share }
        let x = rect.minX + share * (rect.width - size.width)
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Calibration.Control.thumbSize.height)
    }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Calibration.Control.thumbSize.height)
    }

    private func isOnThumb(_ point: CGPoint) -> Bool {
        let slack = Calibration.Control.thumbSlack
        return thumb.insetBy(dx: -slack, dy: -slack).contains(point)
    }

    @_documentation(visibility: internal)
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isOnThumb(touch.location(in: self)) else { return false }
        touchOffset = touch.location(in: self).x - thumb.midX
        return true
    }

    @_documentation(visibility: internal)
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let width = Calibration.Control.thumbSize.width
        let range = track.width - width
        guard range > 0 else { return true }
        var share = (touch.location(in: self).x - touchOffset - width / 2 - track.minX) / range
        if isMirrored { share = 1 - share }
        let old = value
        value = minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
        if isContinuous, value != old { send(.valueChanged, event: event) }
        return true
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        send(.valueChanged, event: event)
    }

    /// UIView's header says: "UISlider prevents swipes parallel to the slider that start in the thumb". It prevents
    /// pans too, even while a scroll view around it delays its touch.
    @_documentation(visibility: internal)
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            let window = windowStorage,
            let touch = pan.tracked.first(where: { $0.view === self })
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let travel = UIPanGestureRecognizer.vector(pan.travel, in: self)
        let isParallel = abs(travel.x) >= abs(travel.y)
        let isHeld = isTracking || isOnThumb(convert(touch.firstPlace, from: window))
        return !(isParallel && isHeld) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        var filled = track
        filled.size.width = thumb.midX - track.minX
        if isMirrored {
            filled = CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
        }
        drawing.fill(.capsule(track), with: UIColor.systemFill.components)
        drawing.fill(.capsule(filled), with: (minimumTrackTintColor ?? tintColor).components)
        drawing.fill(.capsule(thumb), with: UIColor.white.components)
        drawing.stroke(.capsule(thumb), with: UIColor.separator.components, width: 0.5)
    }
}
