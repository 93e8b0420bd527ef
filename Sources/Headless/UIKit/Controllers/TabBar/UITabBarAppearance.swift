@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    @_documentation(visibility: internal)
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    @_documentation(visibility: internal)
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    @_documentation(visibility: internal)
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}
