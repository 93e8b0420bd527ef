/// A rectangle on the screen. The layer holds its geometry and looks.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification {
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    // References to superview, window and controller are not retained: each of them resets the reference when it is
    // deallocated or when the view leaves it. Weak references would slow down every use of every view.
    nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView? { didSet { LayoutGeneration.advance() } }
    nonisolated(unsafe) final var subviewStorage: [UIView] = []
    nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
    /// The controller whose view this is.
    nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController? {
        didSet { LayoutGeneration.advance() }
    }

    final var recognizerStorage: [UIGestureRecognizer] = []
    final var needsLayout = true
    final var isLayingOut = false
    final var subtreeNeedsLayout = false
    final var needsSafeAreaCheck = true
    final var reportedSafeArea: UIEdgeInsets?
    final var cachedSafeArea = CachedByLayout<UIEdgeInsets>()
    final var cachedUprightness = CachedByLayout<Bool>()
    private var backgroundColorStorage: UIColor?
    private var tintColorStorage: UIColor?

    // Stored for the app only: no assistive technology reads them here. Apple declares them for every object.
    @_documentation(visibility: internal)
    open var isAccessibilityElement = false
    @_documentation(visibility: internal)
    open var accessibilityLabel: String?
    @_documentation(visibility: internal)
    open var accessibilityValue: String?
    @_documentation(visibility: internal)
    open var accessibilityTraits: UIAccessibilityTraits = []
    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String?

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.frame = frame
        layer.view = self
    }

    /// Archives are empty here: the result is the same as with a zero frame.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.view = self
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        // The subviews and recognizers may outlive this view.
        for view in subviewStorage { view.superviewStorage = nil }
        for recognizer in recognizerStorage { recognizer.viewEnded() }
        layer.viewEnded()
        LayoutGeneration.advance()
    }

    /// The controller is deallocated before its view.
    nonisolated final func controllerEnded(_ controller: UIViewController) {
        if viewController === controller { viewController = nil }
    }

    /// The window is deallocated before its subviews.
    nonisolated final func windowEnded(above views: [UIView]) {
        for view in views {
            view.windowStorage = nil
            view.windowEnded(above: view.subviewStorage)
        }
    }

    private static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            Exception.raise(.invalidArgument, "\(Self.self).layerClass is not a CALayer")
        }
        return type.init()
    }

    @_documentation(visibility: internal)
    open override var next: UIResponder? { viewController ?? superviewStorage }

    package override final var responderWindow: UIWindow? { window }

    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The bounding box of the converted rectangle (fact H4).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { outermost(view).convertRect(rect, to: self) }

    /// Nil stands for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { outermost(view).convertPoint(point, to: self) }

    open var superview: UIView? { superviewStorage }
    open var subviews: [UIView] { subviewStorage }
    open var window: UIWindow? { windowStorage }

    open func addSubview(_ view: UIView) {
        place(view) { $0.count }
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        place(view) { _ in index }
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view) { $0.position(of: siblingSubview) ?? $0.count }
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view) { ($0.position(of: siblingSubview) ?? $0.count - 1) + 1 }
    }

    open func removeFromSuperview() {
        detachFromSuperview()
    }

    open func setNeedsLayout() {
        markLayout()
    }

    /// Lays out all marked views at once, from the outermost marked ancestor down.
    open func layoutIfNeeded() {
        layoutMarked()
    }

    /// The parts of the view that bars and the screen's edges cover. Subviews derive their safe areas from it.
    open var safeAreaInsets: UIEdgeInsets {
        cachedSafeArea.current ?? cachedSafeArea.remember(computeSafeArea())
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    open var isOpaque = true

    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            backgroundColorStorage = newValue
            layer.backgroundColor = newValue?.cgColor
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var tintColor: UIColor! {
        get { tintColorStorage ?? superview?.tintColor ?? .systemBlue }
        set {
            tintColorStorage = newValue
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() {
        for view in subviewStorage where view.tintColorStorage == nil { view.tintColorDidChange() }
    }

    open var tag = 0

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticsStorage }
        set {
            semanticsStorage = newValue
            LayoutGeneration.advance()
            setNeedsLayout()
        }
    }

    private final var semanticsStorage = UISemanticContentAttribute.unspecified

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { windowStorage?.system.traits ?? System.current.traits }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Layers hold resolved colours; a change of the interface style resolves them again.
    package final func resolveColors() {
        layer.backgroundColor = backgroundColorStorage?.cgColor
        for view in subviewStorage { view.resolveColors() }
    }

    open func layoutSubviews() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func safeAreaInsetsDidChange() {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public class var noIntrinsicMetric: CGFloat { -1 }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= Calibration.HitTest.minimumAlpha else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in subviewStorage.reversed() {
            if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    /// Called before the recognizer's delegate (fact A11 d).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage.isEmpty ? nil : recognizerStorage }
        set {
            for recognizer in recognizerStorage { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizerStorage.append(gestureRecognizer)
        gestureRecognizer.attach(to: self)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizerStorage.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        recognizerStorage.remove(at: index)
        gestureRecognizer.detach()
    }
}
