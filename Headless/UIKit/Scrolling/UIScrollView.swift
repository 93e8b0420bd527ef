/// A view whose content is larger than itself and follows a finger.
///
/// The offset is the origin of the bounds (fact B1): a change of the bounds scrolls the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final weak var delegateStorage: (any UIScrollViewDelegate)?
    final var activity = ScrollActivity.idle
    final var appliedInset = UIEdgeInsets.zero
    final var appliedSize = CGSize.zero
    final var contentSizeStorage = CGSize.zero
    final var zoomScaleStorage: CGFloat = 1
    /// Whether a touch has stopped moving content.
    final var wasStoppedByTouch = false
    /// Whether a finger or a motion changes the offset now, not the app.
    final var isApplyingMotion = false
    final var frames: FrameObserver?
    final var offsetObservers: [OffsetObserver] = []
    final lazy var indicators = ScrollIndicators(of: self)
    final lazy var pan = UIScrollViewPanGestureRecognizer(of: self)
    final lazy var delayedTouches = UIScrollViewDelayedTouchesBeganGestureRecognizer(of: self)

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addGestureRecognizer(delayedTouches)
        addGestureRecognizer(pan)
    }

    /// Table views declare a delegate of a narrower type under the same name, as in Objective-C.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    @_documentation(visibility: internal)
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old {
                offsetDidChange(from: old)
                if !offsetObservers.isEmpty { notifyOffsetObservers() }
            }
        }
    }

    open var contentSize: CGSize {
        get { contentSizeStorage }
        set {
            guard newValue != contentSizeStorage else { return }
            contentSizeStorage = newValue
            extentDidChange()
        }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// `contentInset` plus the part of the safe area that the adjustment behaviour adds (fact B1).
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    open var bounces = true
    /// Whether a tap on the header scrolls to the top (fact J13). The status bar ignores touches here.
    open var scrollsToTop = true

    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }

    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    open var isPagingEnabled = false
    open var decelerationRate = DecelerationRate.normal

    /// True from the touch on, even before a drag begins.
    open internal(set) var isTracking = false
    open var isDragging: Bool { activity.isDragging }
    open var isDecelerating: Bool { activity.isDecelerating }

    /// Visible while the content moves.
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Delays the content's touches for a moment in which a drag can begin.
    open var delaysContentTouches = true
    /// Whether a drag may cancel a touch that the content has already received.
    open var canCancelContentTouches = true

    /// True by default for all views but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1

    open var zoomScale: CGFloat {
        get { zoomScaleStorage }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != appliedSize { extentDidChange() }
    }

    @_documentation(visibility: internal)
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    @_documentation(visibility: internal)
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMoving() }
    }

    /// For subclasses in containers, whose delegate belongs to the app.
    func offsetChanged() {}
    func dragBegan() {}
    func motionDidEnd() {}
    /// The offset at which a deceleration has to end; nil where its velocity determines it.
    func pageTarget(velocity: CGVector) -> CGPoint? { isPagingEnabled ? nearestPage(velocity: velocity) : nil }
}
