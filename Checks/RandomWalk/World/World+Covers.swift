import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// What covers the stack: presented screens, the keyboard, a search, and the system's own interface.
extension World {
    /// The screens presented over the stack, the lowest first. A search is not included, although UIKit presents it.
    var covers: [UIViewController] {
        var covers: [UIViewController] = []
        var presenting: UIViewController? = root
        while let current = presenting {
            presenting = current.presentedStorage
            if let presenting, presenting !== navigation, !(presenting is UISearchController) {
                covers.append(presenting)
            }
        }
        return covers
    }

    /// The screen that the user sees in front.
    var front: UIViewController { covers.last ?? navigation.topViewController ?? navigation }

    func present(_ cover: Cover, _ recipe: Recipe, animated: Bool) {
        let screen = cover == .modal ? makeModal(recipe) : ledger.makeScreen(recipe)
        screen.modalPresentationStyle =
            switch cover {
            case .sheet: .pageSheet
            case .full, .modal: .fullScreen
            case .over: .overFullScreen
            }
        front.present(screen, animated: animated)
        if cover == .modal { screen.presentationController?.delegate = modals.last { $0.controller === screen } }
    }

    /// A modal with a screen, or sometimes two.
    private func makeModal(_ recipe: Recipe) -> UIViewController {
        let screen = ledger.makeScreen(recipe)
        let modal = controllers.make(screen.number % 3 == 0 ? [screen, ledger.makeScreen(Recipe())] : [screen])
        guard let modal = modal as? BasicNavigationController else { return modal }
        modal.dismissesFromRoot = true
        modals.append(WalkModal(of: modal, in: self))
        return modal
    }

    func dismiss(animated: Bool) {
        guard !covers.isEmpty else { return }
        for modal in modals { modal.isEndedByApp = true }
        navigation.dismiss(animated: animated)
    }

    func edit(_ begins: Bool) {
        if begins {
            (front as? WalkScreen)?.textField?.becomeFirstResponder()
        } else {
            window.endEditing(true)
        }
    }

    func search(_ begins: Bool) {
        navigation.topViewController?.navigationItem.searchController?.isActive = begins
    }

    /// Ends the search of each screen, including screens below the top.
    func endSearches() {
        for screen in [root] + navigation.viewControllers { screen.endSearch() }
    }

    func rotate(to size: CGSize) {
        device.resize(to: size)
    }

    func enter(_ state: Step.AppState) {
        // The system cancels the touches.
        if state != .active { fingers = [] }
        switch state {
        case .active: device.enterForeground()
        case .covered: device.resignActive()
        case .background: device.enterBackground()
        }
    }

    var isActive: Bool { device.system.application.applicationState == .active }
}

extension UIViewController {
    /// Whether a search of the controller's own or of a child's is active.
    var presentsSearch: Bool { presentedStorage != nil || children.contains { $0.presentsSearch } }

    fileprivate func endSearch() {
        (presentedStorage as? UISearchController)?.isActive = false
    }
}
