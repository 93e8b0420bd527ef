/// The traits of the simulated system.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Unspecified where the system places no vertical bar (fact J3).
    public let verticalBarEdge: UIVerticalBarEdge

    init(configuration: SystemConfiguration) {
        let size = configuration.screenSize
        userInterfaceStyle = configuration.userInterfaceStyle
        horizontalSizeClass =
            configuration.horizontalSizeClass
            ?? (size.width >= Calibration.Screen.regularWidth ? .regular : .compact)
        verticalSizeClass = size.height >= Calibration.Screen.regularHeight ? .regular : .compact
        layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        displayScale = configuration.scale
        userInterfaceIdiom = min(size.width, size.height) >= Calibration.Screen.padWidth ? .pad : .phone
        verticalBarEdge = configuration.verticalBarEdge
        super.init()
    }

    /// Settable on iOS, for drawing off the screen. The simulated system has one set of traits.
    open class var current: UITraitCollection {
        get { MainActor.assumeIsolated { System.current.traits } }
        set { Exception.unsupported("UITraitCollection.current = \(newValue)") }
    }

    @_documentation(visibility: internal)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceStyle == userInterfaceStyle && other.horizontalSizeClass == horizontalSizeClass
            && other.verticalSizeClass == verticalSizeClass && other.layoutDirection == layoutDirection
            && other.displayScale == displayScale && other.userInterfaceIdiom == userInterfaceIdiom
            && other.verticalBarEdge == verticalBarEdge
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

/// Apps built with an older SDK read the trait by name.
extension UITraitCollection: KeyValueReadable, MessageReceiver {
    package func readValue(forKey key: String) -> Any?? {
        guard answers(Selector(key)) else { return nil }
        return .some(NSNumber(value: verticalBarEdge.rawValue))
    }

    package func answers(_ selector: Selector) -> Bool {
        selector == Self.verticalBarEdgeSelector && System.current.configuration.isAtLeast(27, 1)
    }

    package func receive(_ selector: Selector, _ argument: AnyObject?) {}

    private static let verticalBarEdgeSelector = Selector("verticalBarEdge")
}
