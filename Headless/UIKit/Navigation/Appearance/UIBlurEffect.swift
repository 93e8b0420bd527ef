@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }
}

/// A blur. The headless UIKit stores only its style and draws a nearly opaque plane.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    @preconcurrency public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
    }

    package let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    @_documentation(visibility: internal)
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    @_documentation(visibility: internal)
    open override var hash: Int { style.rawValue }
}
