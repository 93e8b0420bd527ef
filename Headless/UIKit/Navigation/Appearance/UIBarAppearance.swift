/// The background of a bar: its colour or blur, and the hairline at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// Called after each change, for the bar or item that owns this copy.
    final var onChange: (() -> Void)?

    public let idiom: UIUserInterfaceIdiom

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    public required init(coder: NSCoder) {
        idiom = .phone
        super.init()
        configureWithDefaultBackground()
    }

    public convenience override init() {
        self.init(idiom: .phone)
    }

    open func copy() -> Self {
        Self(barAppearance: self)
    }

    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// No background and no hairline (fact G2).
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    open var shadowColor: UIColor? { didSet { onChange?() } }
    open var shadowImage: UIImage? { didSet { onChange?() } }

    /// Whether two appearances look the same, so that no cross-fade is needed between them.
    @_documentation(visibility: internal)
    open override func isEqual(_ object: Any?) -> Bool {
        let other = object as? UIBarAppearance
        return MainActor.assumeIsolated { other.map(looksLike) ?? false }
    }

    @_documentation(visibility: internal)
    open override var hash: Int { 0 }

    package func looksLike(_ other: UIBarAppearance) -> Bool {
        if other === self { return true }
        return type(of: other) == type(of: self) && backgroundEffect == other.backgroundEffect
            && backgroundColor == other.backgroundColor && backgroundImage === other.backgroundImage
            && shadowColor == other.shadowColor && shadowImage === other.shadowImage
    }
}
