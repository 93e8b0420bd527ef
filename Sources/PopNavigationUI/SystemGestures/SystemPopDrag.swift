#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// A drag that one of UIKit's gestures may take, in the coordinates of the navigation controller's view.
@MainActor
struct SystemPopDrag {
    let gesture: SystemPopGesture
    let start: CGPoint
    private let end: CGPoint
    private let hit: UIView?

    init(_ gesture: SystemPopGesture, from start: CGPoint, to end: CGPoint, on hit: UIView?) {
        self.gesture = gesture
        self.start = start
        self.end = end
        self.hit = hit
    }

    /// The direction of the drag; unclear while the drag is short enough for a tap.
    func direction(in view: UIView) -> PopDrag.Direction {
        let drag = PopDrag(from: start, to: end, in: view.effectiveUserInterfaceLayoutDirection)
        // A trackpad's pan asks when it has moved far enough.
        guard gesture == .scroll || drag.isTooLongForTap else { return .unclear }
        return drag.direction(isAtLeadingEdge: gesture == .edge)
    }

    /// Whether a scroll view under the finger can use the drag.
    func isOwnedByScrollView(in view: UIView) -> Bool {
        TouchedViews(from: hit, upTo: view).ownsDrag(in: view)
    }

    /// Whether the finger is on a row of a list.
    func isInRow(of view: UIView) -> Bool {
        TouchedViews(from: hit, upTo: view).isInRow
    }

    /// Whether a navigation controller inside the view has a screen to pop there.
    func isInInnerStack(of view: UIView) -> Bool {
        TouchedViews(from: hit, upTo: view).isInInnerNavigation
    }
}
#endif
