/// The arrangement of a collection view's items. Here a collection view can show lists only.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        Exception.unsupported("collection view layouts from an archive")
    }
}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let list: UICollectionLayoutListConfiguration

    private init(list: UICollectionLayoutListConfiguration) {
        self.list = list
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        Exception.unsupported("collection view layouts from an archive")
    }

    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(list: configuration)
    }
}
