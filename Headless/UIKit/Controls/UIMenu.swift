/// A menu of elements. The headless UIKit opens no menus and can make none; initializers accept one as UIKit's do.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public required init?(coder: NSCoder) {
        Exception.unsupported("menus")
    }
}
