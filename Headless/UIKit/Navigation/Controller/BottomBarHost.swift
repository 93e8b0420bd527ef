/// A container with a bar at the bottom that leaves with a push and returns with the pop (fact C28).
@MainActor
package protocol BottomBarHost: UIViewController {
    func placeBottomBar(_ placement: BottomBarPlacement)
    /// The height that the bar takes at the bottom of the column of a vertical bar.
    var columnHeight: CGFloat { get }
}

package enum BottomBarPlacement: Equatable {
    case shown, hidden
    /// During a transition, moved by this number of points. Negative is to the left.
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

    /// Whether at least one screen on the stack hides the bottom bar.
    package var hidesBottomBar: Bool {
        bottomBarHost != nil && childStorage.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Whether the layout is right to left, by the controller's own view (fact H2).
    package var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension BottomBarHost {
    package var columnHeight: CGFloat { 0 }
}
