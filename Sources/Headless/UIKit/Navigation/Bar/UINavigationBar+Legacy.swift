/// The properties for a bar's look from before appearance objects.
extension UINavigationBar {
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set { setLegacy(\.style, newValue) }
    }

    public var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            setLegacy(\.isTranslucent, newValue)
            controller?.barTranslucencyDidChange()
        }
    }

    public var barTintColor: UIColor? {
        get { legacy.tint }
        set { setLegacy(\.tint, newValue) }
    }

    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set { setLegacy(\.titleAttributes, newValue) }
    }

    public var shadowImage: UIImage? {
        get { legacy.shadow }
        set { setLegacy(\.shadow, newValue) }
    }

    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        setLegacy(\.background, backgroundImage)
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? legacy.background : nil
    }

    private func setLegacy<Value>(_ path: WritableKeyPath<LegacyBarLook, Value>, _ value: Value) {
        legacy[keyPath: path] = value
        appearanceDidChange()
    }
}

/// A bar's look from the properties that precede iOS 13.
struct LegacyBarLook {
    var tint: UIColor? { didSet { cached = nil } }
    var isTranslucent = true { didSet { cached = nil } }
    var style = UIBarStyle.default { didSet { cached = nil } }
    var background: UIImage? { didSet { cached = nil } }
    var shadow: UIImage? { didSet { cached = nil } }
    var titleAttributes: [NSAttributedString.Key: Any]? { didSet { cached = nil } }
    var cached: UINavigationBarAppearance?

    @MainActor
    func makeAppearance() -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance(idiom: .phone)
        if let background {
            // An empty image is a common way to make a bar transparent.
            look.configureWithTransparentBackground()
            look.backgroundImage = background
        } else if !isTranslucent {
            look.configureWithOpaqueBackground()
        }
        if let tint { look.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.85) : tint }
        if style != .default, tint == nil, background == nil { look.backgroundColor = .black }
        look.shadowImage = shadow
        look.titleTextAttributes = titleAttributes ?? (style == .default ? [:] : [.foregroundColor: UIColor.white])
        return look
    }
}
