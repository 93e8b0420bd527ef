/// Where a display arranges bars vertically: a property of the hardware and of how the device is held (fact J3).
package struct VerticalBar: Equatable, Sendable {
    package enum Side: Sendable { case left, right }

    /// The physical side. Right to left does not mirror it.
    package var side: Side
    /// The width of the column, in points.
    package var width: CGFloat
    /// The camera is at the bottom of the column, below everything that the bars show.
    package var hasCameraAtBottom: Bool
    /// The safe area of the screen while bars are horizontal.
    package var horizontalSafeArea: UIEdgeInsets

    package init(side: Side, width: CGFloat, hasCameraAtBottom: Bool, horizontalSafeArea: UIEdgeInsets) {
        self.side = side
        self.width = width
        self.hasCameraAtBottom = hasCameraAtBottom
        self.horizontalSafeArea = horizontalSafeArea
    }
}

extension SystemConfiguration {
    package func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        (systemVersion, minorSystemVersion) >= (major, minor)
    }

    /// Nil where bars are horizontal: systems before 27.1, other displays, and a screen that prefers it so (fact J5).
    package var activeVerticalBar: VerticalBar? {
        disablesVerticalBar || !isAtLeast(27, 1) ? nil : verticalBar
    }

    /// The safe area of a window that fills the screen.
    package var windowSafeArea: UIEdgeInsets {
        guard let verticalBar, activeVerticalBar == nil else { return safeArea }
        return verticalBar.horizontalSafeArea
    }

    /// Leading and trailing follow the app's layout direction; the side does not (fact J3).
    var verticalBarEdge: UIVerticalBarEdge {
        guard let bar = activeVerticalBar else { return .unspecified }
        return (bar.side == .left) == (layoutDirection == .leftToRight) ? .leading : .trailing
    }
}
