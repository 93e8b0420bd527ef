/// The root of a view hierarchy on the simulated screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    package final let system = System.current
    final let gestures = System.current.digitizer.gestures
    package final weak var firstResponder: UIResponder?
    final var isKey = false
    /// Whether the window is in the system's list of windows.
    final var isShown = false

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A window without a scene has the size of the screen (fact I16).
    @_documentation(visibility: internal)
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    deinit {
        windowEnded(above: subviewStorage)
    }

    private func setUp() {
        windowStorage = self
        layer.isHidden = true
    }

    @_documentation(visibility: internal)
    open override var next: UIResponder? { system.application }
    @_documentation(visibility: internal)
    open override var window: UIWindow? { self }

    open var screen: UIScreen {
        get { system.screen }
        set { if newValue !== system.screen { Exception.unsupported("a second screen") } }
    }

    open var windowScene: UIWindowScene? {
        get { system.windowScene }
        set { if newValue !== system.windowScene { Exception.unsupported("a second scene") } }
    }

    open var windowLevel = Level.normal {
        didSet { if !isHidden { sortWindows() } }
    }

    @_documentation(visibility: internal)
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                system.windows.removeAll { $0 === self }
                isShown = false
                resignKeyStatus()
                rootViewController?.disappear()
                post(UIWindow.didBecomeHiddenNotification)
            } else {
                sortWindows()
                system.layoutIsDirty = true
                installRoot()
                post(UIWindow.didBecomeVisibleNotification)
            }
        }
    }

    private func sortWindows() {
        system.windows.removeAll { $0 === self }
        let index = system.windows.firstIndex { $0.windowLevel > windowLevel } ?? system.windows.count
        system.windows.insert(self, at: index)
        isShown = true
    }

    open func makeKeyAndVisible() {
        isHidden = false
        sortWindows()
        makeKey()
    }

    open var isKeyWindow: Bool { isKey }

    open func makeKey() {
        guard !isKey else { return }
        for other in system.windows where other !== self { other.resignKeyStatus() }
        isKey = true
        becomeKey()
        post(UIWindow.didBecomeKeyNotification)
    }

    private func resignKeyStatus() {
        guard isKey else { return }
        isKey = false
        resignKey()
        post(UIWindow.didResignKeyNotification)
    }

    open func becomeKey() {}
    open func resignKey() {}

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.endPresentations()
            oldValue?.disappear()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRoot()
        }
    }

    private func installRoot() {
        guard !isHidden, let root = rootViewController else { return }
        let view: UIView = root.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { insertSubview(view, at: 0) }
        root.appear()
        system.statusBar.setNeedsUpdate()
        system.verticalBarPreference.setNeedsUpdate()
    }

    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }
}
