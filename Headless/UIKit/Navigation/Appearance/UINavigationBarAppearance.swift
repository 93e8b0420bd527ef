@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    @_documentation(visibility: internal)
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    @_documentation(visibility: internal)
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
    }

    @_documentation(visibility: internal)
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    open var titlePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { button }
        set { button = newValue.copy() }
    }

    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButton }
        set { doneButton = newValue.copy() }
    }

    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButton }
        set { backButton = newValue.copy() }
    }

    private lazy var button = UIBarButtonItemAppearance(style: .plain)
    private lazy var doneButton = UIBarButtonItemAppearance(style: .done)
    private lazy var backButton = UIBarButtonItemAppearance(style: .plain)

    package override func looksLike(_ other: UIBarAppearance) -> Bool {
        if other === self { return true }
        guard super.looksLike(other), let other = other as? UINavigationBarAppearance else { return false }
        return NSDictionary(dictionary: titleTextAttributes).isEqual(to: other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
    }
}
