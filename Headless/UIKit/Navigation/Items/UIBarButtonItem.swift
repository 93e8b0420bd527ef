/// A button on a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2
    }

    open var style = Style.plain { didSet { onChange?() } }
    open var width: CGFloat = 0 { didSet { onChange?() } }
    open var customView: UIView? { didSet { onChange?() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var tintColor: UIColor? { didSet { onChange?() } }
    open var isHidden = false { didSet { onChange?() } }

    /// Replaces target and action, and sets the item's title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
    }

    package final var systemItem: SystemItem?
    /// The view that shows the item on its bar.
    final var button: BarButtonView?

    public required override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        connect(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        connect(target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done { style = .done }
        connect(target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        adopt(primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done { style = .done }
        adopt(primaryAction)
    }

    /// In an initializer itself, Swift would not call the property's observer.
    private func adopt(_ primaryAction: UIAction?) {
        self.primaryAction = primaryAction
    }

    open class func flexibleSpace() -> Self {
        let item = Self()
        item.systemItem = .flexibleSpace
        return item
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    private func connect(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// Performs the action of a tap on the item.
    package final func fire() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
