/// A tab: title and image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    @_documentation(visibility: internal)
    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The image of the selected tab; defaults to `image`.
    open var selectedImage: UIImage? {
        get { selectedImageStorage ?? image }
        set {
            selectedImageStorage = newValue
            onChange?()
        }
    }
    private var selectedImageStorage: UIImage?
}
