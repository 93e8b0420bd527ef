/// A colour in sRGB. Dynamic colours use the simulated system's interface style.
open class UIColor: NSObject, @unchecked Sendable {
    package struct Components: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat

        package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    private let light: Components
    private let dark: Components
    private let provider: ((UITraitCollection) -> UIColor)?

    private init(light: Components, dark: Components, provider: ((UITraitCollection) -> UIColor)? = nil) {
        self.light = light
        self.dark = dark
        self.provider = provider
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = Components(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: components, dark: components)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let c = cgColor.rgba
        self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let none = Components(red: 0, green: 0, blue: 0, alpha: 0)
        self.init(light: none, dark: none, provider: dynamicProvider)
    }

    convenience init(light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1) {
        self.init(light: Components(hex: light, alpha: lightAlpha), dark: Components(hex: dark, alpha: darkAlpha))
    }

    package var components: Components {
        MainActor.assumeIsolated { components(in: System.current.traits) }
    }

    package func components(in traits: UITraitCollection) -> Components {
        if let provider { return provider(traits).components(in: traits) }
        return traits.userInterfaceStyle == .dark ? dark : light
    }

    open var cgColor: CGColor { CGColor(rgba: components) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider { return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) }) }
        var (light, dark) = (light, dark)
        light.alpha = alpha
        dark.alpha = alpha
        return UIColor(light: light, dark: dark)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = components
        red?.pointee = c.red
        green?.pointee = c.green
        blue?.pointee = c.blue
        alpha?.pointee = c.alpha
        return true
    }

    @_documentation(visibility: internal)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        if provider != nil || other.provider != nil { return other === self }
        return other.light == light && other.dark == dark
    }

    @_documentation(visibility: internal)
    open override var hash: Int { light.hashValue }
}

extension UIColor.Components {
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }
}
