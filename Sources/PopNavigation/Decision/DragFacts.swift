#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension DragFacts {
    /// The facts about a drag that has led to `location`, a point in the controller's view.
    @MainActor
    init(of touch: PopTouch, to location: CGPoint, in controller: BasicNavigationController) {
        direction = touch.direction(ofDragTo: location)
        startsAtLeadingEdge = touch.facts.startsAtLeadingEdge
        scrollViewOwnsDrag = touch.views.ownDrag(in: controller.view)
        isSearchActive = controller.topViewController?.isSearching ?? false
        isKeyboardMoving = controller.parts.system.isKeyboardMoving
    }
}

extension UIViewController {
    /// Whether a search of this screen is active. A search that an ancestor presents covers no screen that is pushed
    /// above it.
    fileprivate var isSearching: Bool {
        if navigationItem.searchController?.isActive == true { return true }
        guard let search = presentedViewController as? UISearchController else { return false }
        return search.presentingViewController?.isSelfOrDescendant(of: self) == true
    }
}
#endif
