/// A class whose instances apply the settings of a proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
}

extension UINavigationBar: UIAppearance {
    /// The bar with the settings of the class. Other bars apply them when they enter a window, unless they have their
    /// own (fact G4).
    @_documentation(visibility: internal)
    public static func appearance() -> Self {
        let key = ObjectIdentifier(Self.self)
        if let known = System.current.appearanceProxies[key] as? Self { return known }
        guard let made = Self(coder: AppearanceCoder()) else {
            Exception.raise(.internalInconsistency, "\(Self.self).init(coder:) made no bar")
        }
        System.current.appearanceProxies[key] = made
        return made
    }

    private final class AppearanceCoder: NSCoder {}

    /// Applies the settings of the proxies of the class and its superclasses, the nearest class first.
    final func adoptAppearance() {
        let proxies = System.current.appearanceProxies
        guard !proxies.isEmpty else { return }
        var type: AnyClass? = Swift.type(of: self)
        while let current = type, current is UINavigationBar.Type {
            if let proxy = proxies[ObjectIdentifier(current)] as? UINavigationBar, proxy !== self { adopt(proxy) }
            type = _getSuperclass(current)
        }
    }

    private func adopt(_ proxy: UINavigationBar) {
        let (own, common) = (appearances, proxy.appearances)
        if own.standard == nil, let standard = common.standard { standardAppearance = standard }
        if own.compact == nil, let compact = common.compact { compactAppearance = compact }
        if own.scrollEdge == nil, let scrollEdge = common.scrollEdge { scrollEdgeAppearance = scrollEdge }
        if own.compactScrollEdge == nil, let scrollEdge = common.compactScrollEdge {
            compactScrollEdgeAppearance = scrollEdge
        }
        if !hasOwnTintColor, proxy.hasOwnTintColor { tintColor = proxy.tintColor }
        if barTintColor == nil, let tint = proxy.barTintColor { barTintColor = tint }
        if titleTextAttributes == nil, let attributes = proxy.titleTextAttributes { titleTextAttributes = attributes }
        if shadowImage == nil, let image = proxy.shadowImage { shadowImage = image }
        if barStyle == .default, proxy.barStyle != .default { barStyle = proxy.barStyle }
        if isTranslucent, !proxy.isTranslucent { isTranslucent = false }
        if let image = proxy.backgroundImage(for: .default), backgroundImage(for: .default) == nil {
            setBackgroundImage(image, for: .default)
        }
    }
}
