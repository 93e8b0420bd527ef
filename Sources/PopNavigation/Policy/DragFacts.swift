#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The facts about a drag that `PopGestureRules` uses.
struct DragFacts {
    /// The direction of the drag.
    var direction: PopDrag.Direction
    /// Whether the drag began in the strip at the leading edge.
    var startsAtLeadingEdge: Bool
    /// Whether a scroll view under the finger can use the drag.
    var scrollViewOwnsDrag: Bool
    /// Whether a search of the screen is active and hides the bar.
    var isSearchActive: Bool
}

extension DragFacts {
    /// Collects the facts about a drag.
    @MainActor
    init(_ drag: PopDrag, of touch: PopTouch, in controller: UINavigationController) {
        direction = touch.direction(of: drag)
        startsAtLeadingEdge = touch.facts.startsAtLeadingEdge
        scrollViewOwnsDrag = touch.views.ownsDrag(in: controller.view)
        isSearchActive = touch.screen?.isSearchHidingBar == true
    }
}
#endif
