/// A navigation controller on another one's stack, as in a collapsed split view (fact C32).
extension UINavigationController {
    /// Pushes the secondary column of a split view that collapses. Apps cannot push a navigation controller (fact C2).
    package final func pushSecondaryColumn(_ secondary: UINavigationController, animated: Bool) {
        secondary.isSecondaryColumn = true
        secondary.takeUpBars()
        secondary.navigationItem.title = secondary.childStorage.first?.navigationItem.title
        pushViewController(secondary, animated: animated)
    }

    /// The outer controller's bar stands in for the inner one's.
    var showsOwnBar: Bool { !bars.isHidden && !isSecondaryColumn }
}
