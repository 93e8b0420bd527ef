/// Something on a bar: a title or an image, and a number to know it by.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Told when something changes that is seen.
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
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
}
