#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// Whether this controller presents another one. UIKit presents an active search as well, which is a part of its
    /// screen.
    var presentsAnother: Bool { presentedViewController != nil && !(presentedViewController is UISearchController) }

    /// Whether a presentation is in the way of a pop of this screen.
    ///
    /// UIKit presents from the outermost container in most styles, so an undimmed sheet or a popover stays when a
    /// screen below it is popped. That is not in the way. What this screen itself presents, in its own context, would
    /// be stranded.
    ///
    /// - Parameter former: What was presented when the finger went down. A finger that has waited while a sheet came up
    ///   no longer sees the screen.
    func isCoveredByPresentation(since former: UIViewController?) -> Bool {
        if presentsAnother, let presented = presentedViewController,
            presented.isBeingPresented || presented.isBeingDismissed || presented !== former
        {
            return true
        }
        return presentsInside
    }

    /// Whether this controller, or a descendant of it, presents in a context inside of this controller's view.
    private var presentsInside: Bool {
        if presentsAnother, presentedViewController?.presentingViewController?.isSelfOrDescendant(of: self) == true {
            return true
        }
        return children.contains { $0.presentsInside }
    }

    /// Whether the controller is `ancestor`, or a child of it at any depth.
    func isSelfOrDescendant(of ancestor: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current, controller !== ancestor { current = controller.parent }
        return current != nil
    }

    /// Whether a search of this screen is active. A search that an ancestor presents covers no screen that is pushed
    /// above it.
    var isSearching: Bool {
        if navigationItem.searchController?.isActive == true { return true }
        guard let search = presentedViewController as? UISearchController else { return false }
        return search.presentingViewController?.isSelfOrDescendant(of: self) == true
    }

    /// Whether the screen was pushed with a transition of the system's own, such as the zoom of iOS 18.
    var usesSystemTransition: Bool {
        if #available(iOS 18.0, *) { preferredTransition != nil } else { false }
    }
}
#endif
