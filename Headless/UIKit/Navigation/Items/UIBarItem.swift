/// An item on a bar: a title or an image, and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Called after each visible change.
    final var onChange: (() -> Void)?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var isEnabled = true { didSet { onChange?() } }
    open var title: String? { didSet { onChange?() } }
    open var image: UIImage? { didSet { onChange?() } }
    open var tag = 0
}
