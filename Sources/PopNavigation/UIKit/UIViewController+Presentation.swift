#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// Whether this controller presents another one. An active search, which UIKit presents too, doesn't count: it is
    /// part of its screen.
    var presentsAnother: Bool { presentedViewController != nil && !(presentedViewController is UISearchController) }

    /// Everything that this screen, its ancestors and its descendants present, except searches.
    var presentedControllers: [UIViewController] {
        let presented = sequence(first: self) { $0.presentedViewController }.dropFirst()
        return presented.filter { !($0 is UISearchController) } + children.flatMap(\.presentedControllers)
    }

    /// Whether this controller or a descendant presents another one, or a search is active. `dismiss` would end that
    /// first.
    var presentsAnything: Bool { presentedViewController != nil || children.contains(where: \.presentsAnything) }

    /// Whether a presentation prevents a pop of this screen.
    ///
    /// In most styles UIKit presents from the outermost container, so an undimmed sheet or a popover stays when a
    /// screen below it is popped. Such a presentation doesn't prevent the pop. A controller that this screen presents
    /// in its own context would be stranded.
    ///
    /// - Parameter former: The controller that was presented at touch-down. If a sheet has come up under a resting
    ///   finger, the user no longer sees the screen.
    func isCoveredByPresentation(since former: UIViewController?) -> Bool {
        guard presentsAnother, let presented = presentedViewController else {
            return children.contains { $0.presentsInside }
        }
        return presented.isBeingPresented || presented.isBeingDismissed || presented !== former || presentsInside
    }

    /// Whether this controller or a descendant presents in a context inside this controller's view.
    private var presentsInside: Bool {
        if presentsAnother, presentedViewController?.presentingViewController?.isSelfOrDescendant(of: self) == true {
            return true
        }
        return children.contains { $0.presentsInside }
    }

    /// Whether the controller is `ancestor` or its child at any depth.
    func isSelfOrDescendant(of ancestor: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current, controller !== ancestor { current = controller.parent }
        return current != nil
    }

    /// The outermost ancestor, if it is presented as a sheet.
    var sheetRoot: UIViewController? {
        var root = self
        while let parent = root.parent { root = parent }
        let isSheet =
            root.presentingViewController != nil && root.presentationController is UISheetPresentationController
        return isSheet ? root : nil
    }

    /// Whether a recognizer pulls the sheet that this controller is in.
    ///
    /// UIKit's sheet pan begins after 10 points up or down, however far sideways, and UIKit's own pop recognizers come
    /// before it. Its view is around the sheet's root view. A drawer, a side menu or a pager inside keeps its drags.
    func isPulled(by recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer is UIPanGestureRecognizer, let view = recognizer.view, let sheet = sheetRoot?.viewIfLoaded,
            view !== sheet, !(view is UIWindow)
        else { return false }
        return sheet.isDescendant(of: view)
    }

    /// The active search of this screen; `nil` if there is none. A search that an ancestor presents doesn't cover a
    /// screen that is pushed above it.
    private var activeSearch: UISearchController? {
        if let search = navigationItem.searchController, search.isActive { return search }
        guard let search = presentedViewController as? UISearchController,
            search.presentingViewController?.isSelfOrDescendant(of: self) == true
        else { return nil }
        return search
    }

    /// Whether a search of this screen is active that hides the navigation bar.
    var isSearchHidingBar: Bool { activeSearch?.hidesNavigationBarDuringPresentation == true }

    /// Whether UIKit refuses to pop this screen during its search: one that hides the bar and is stacked below it. On
    /// iOS 26 and later, the automatic placement is in a toolbar or inside the bar.
    var isSearchRefusedByUIKit: Bool {
        guard #available(iOS 16.0, *) else { return isSearchHidingBar }
        return isSearchHidingBar && navigationItem.searchBarPlacement == .stacked
    }

    /// Whether the screen was pushed with a system transition, such as iOS 18's zoom.
    var usesSystemTransition: Bool {
        if #available(iOS 18.0, *) { preferredTransition != nil } else { false }
    }
}
#endif
