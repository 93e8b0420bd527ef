/// A navigation controller on another one's stack, as in a collapsed split view (fact C32).
extension UINavigationController {
    /// Pushes the secondary column of a collapsing split view. Apps cannot push a navigation controller (fact C2).
    package final func pushSecondaryColumn(_ secondary: UINavigationController, animated: Bool) {
        secondary.isSecondaryColumn = true
        secondary.applyBarVisibility()
        secondary.navigationItem.title = secondary.childStorage.first?.navigationItem.title
        pushViewController(secondary, animated: animated)
        secondary.nestPopRecognizers()
    }

    /// The item of this controller in the bar of the controller around it.
    var itemOfColumn: UINavigationItem {
        let isScreens = isSecondaryColumn && System.current.switches.barShowsItemOfColumnsScreen
        return (isScreens ? childStorage.first?.navigationItem : nil) ?? navigationItem
    }

    /// Whether the controller shows its own bar. For a secondary column the outer controller's bar replaces it.
    var showsOwnBar: Bool { !bars.isHidden && !isSecondaryColumn }
}

extension UIViewController {
    /// The item that the bar around this controller has for it.
    var itemInOuterBar: UINavigationItem { (self as? UINavigationController)?.itemOfColumn ?? navigationItem }
}
