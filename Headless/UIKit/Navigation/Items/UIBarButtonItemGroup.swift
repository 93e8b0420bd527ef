/// Bar button items that belong together. The headless UIKit always shows the items, never the representative one.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    final var onChange: (() -> Void)?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    public required init?(coder: NSCoder) {
        Exception.unsupported("bar button item groups from an archive")
    }

    /// A group that users cannot move or remove. Users cannot customize bars here.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    open var barButtonItems: [UIBarButtonItem] { didSet { onChange?() } }
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false { didSet { onChange?() } }
}
