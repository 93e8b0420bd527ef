/// A menu of elements. The headless UIKit can't make or open menus; initializers accept one as UIKit's do.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public required init?(coder: NSCoder) {
        Exception.unsupported("menus")
    }
}
