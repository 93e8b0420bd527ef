/// A view whose content is larger than itself and follows a finger.
///
/// The offset is the origin of the bounds and nothing else (fact B1), so whoever moves the bounds scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final weak var delegateStorage: (any UIScrollViewDelegate)?
    final var activity = ScrollActivity.idle
    final var isTrackingStorage = false
    final var knownInset = UIEdgeInsets.zero
    final var knownSize = CGSize.zero
    final var contentSizeStorage = CGSize.zero
    final var zoomScaleStorage: CGFloat = 1
    /// Whether a finger stopped the content in mid-flight.
    final var wasCaught = false
    /// Whether the scroll view itself is moving its content, rather than the app.
    final var isMovingItself = false
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

    /// Table views declare a delegate of a narrower type under the same name, as Objective-C allows.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: - Content

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
                if !offsetObservers.isEmpty { tellOffsetObservers() }
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

    /// `contentInset` and what the behaviour takes of the safe area (fact B1).
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    // MARK: - Scrolling by finger

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    open var bounces = true

    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }

    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// A finger is down; it may not have begun to drag.
    open var isTracking: Bool { isTrackingStorage }
    open var isDragging: Bool { activity.isDragging }
    open var isDecelerating: Bool { activity.isDecelerating }

    /// Shown while the content moves under a finger or by itself.
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: - Touches of the content

    /// Holds back the content's touches for a moment, in which a drag can begin.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away from content that has it already.
    open var canCancelContentTouches = true

    /// Whether it may be taken away from this view: by default from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: - Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1

    open var zoomScale: CGFloat {
        get { zoomScaleStorage }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(in: rect, animated: animated)
    }

    // MARK: - Hooks

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != knownSize { extentDidChange() }
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

    /// For scroll views that are part of something larger, whose delegate belongs to the app.
    func offsetChanged() {}
    func dragBegan() {}
    func cameToRest() {}
    /// Where a fling may end; nil leaves it to the physics.
    func pageTarget(velocity: CGVector) -> CGPoint? { isPagingEnabled ? nearestPage(velocity: velocity) : nil }
}
