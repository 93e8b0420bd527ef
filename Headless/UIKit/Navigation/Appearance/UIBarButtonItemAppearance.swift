@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()

    public required init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public required init(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    open func copy() -> Self {
        let copy = Self(style: .plain)
        copy.normal.become(normal)
        copy.highlighted.become(highlighted)
        copy.disabled.become(disabled)
        return copy
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled] { state.become(UIBarButtonItemStateAppearance()) }
        if style == .done { normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold) }
    }
}

@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero

    override init() {
        super.init()
    }

    func become(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
    }
}
