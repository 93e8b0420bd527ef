/// A container with a bar at the bottom that leaves with a push and returns with the pop (fact C28).
@MainActor
package protocol BottomBarHost: UIViewController {
    func placeBottomBar(_ placement: BottomBarPlacement)
    /// What the bar takes at the bottom of the column of a vertical bar.
    var columnHeight: CGFloat { get }
}

package enum BottomBarPlacement: Equatable {
    case shown, hidden
    /// On its way, moved by so many points; negative is to the left.
    case sideways(CGFloat)
}

extension UINavigationController {
    var bottomBarHost: (any BottomBarHost)? {
        var ancestor = parent
        while let current = ancestor {
            if let host = current as? any BottomBarHost { return host }
            ancestor = current.parent
        }
        return nil
    }

    /// One screen on the stack that hides it is enough.
    package var hidesBottomBar: Bool {
        bottomBarHost != nil && childStorage.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Right to left, from the controller's own view (fact H2).
    package var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension BottomBarHost {
    package var columnHeight: CGFloat { 0 }
}
