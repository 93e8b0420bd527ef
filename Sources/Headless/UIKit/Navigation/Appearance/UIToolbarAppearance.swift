@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    @_documentation(visibility: internal)
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    @_documentation(visibility: internal)
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    @_documentation(visibility: internal)
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { button }
        set { button = newValue.copy() }
    }

    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButton }
        set { doneButton = newValue.copy() }
    }

    private lazy var button = UIBarButtonItemAppearance(style: .plain)
    private lazy var doneButton = UIBarButtonItemAppearance(style: .done)
}
