/// The items that a cancelled pop has taken off a hidden bar (fact C44).
extension UINavigationBar {
    /// A bar that is shown has the items of the controller's screens again. A transition that places the bars later
    /// exchanges the items itself.
    func restoreLostItems() {
        guard System.current.switches.losesItemsOnHiddenCancel, let controller,
            controller.navigationTransition?.hasRestoredBars != false
        else { return }
        show(StackEnd(from: stack, to: controller.childStorage.map(\.itemInOuterBar)))
    }
}
