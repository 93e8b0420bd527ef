/// The vertical arrangement of a display's bars, a property of the hardware and its orientation (fact J3).
package struct VerticalBar: Equatable, Sendable {
    package enum Side: Sendable { case left, right }

    /// The physical side, which right to left does not mirror.
    package var side: Side
    /// The width of the column, in points.
    package var width: CGFloat
    /// Whether the camera is at the bottom of the column, below all bars.
    package var hasCameraAtBottom: Bool
    /// The safe area of the screen while the bars are horizontal.
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

    /// Nil if bars are horizontal: before iOS 27.1, on other displays, and for a screen that prefers it (fact J5).
    package var activeVerticalBar: VerticalBar? {
        disablesVerticalBar || !isAtLeast(27, 1) ? nil : verticalBar
    }

    /// The safe area of a window that fills the screen.
    package var windowSafeArea: UIEdgeInsets {
        guard let verticalBar, activeVerticalBar == nil else { return safeArea }
        return verticalBar.horizontalSafeArea
    }

    /// Leading or trailing, by the app's layout direction. The physical side does not change (fact J3).
    var verticalBarEdge: UIVerticalBarEdge {
        guard let bar = activeVerticalBar else { return .unspecified }
        return (bar.side == .left) == (layoutDirection == .leftToRight) ? .leading : .trailing
    }
}
