import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Searches")
struct SearchTests {
    @Test("A tap on the search bar activates the search, and its button ends it")
    func tapAndCancel() {
        let screen = SearchScreen()
        screen.device.fingerTap(at: CGPoint(x: 200, y: 47 + 44 + 26))
        #expect(screen.search.isActive)
        #expect(screen.log == ["willPresent", "update ''"])
        screen.device.settle()
        #expect(screen.log == ["willPresent", "update ''", "didPresent"])
        #expect(screen.search.searchBar.isFirstResponder)
        #expect(screen.search.searchBar.showsCancelButton)

        screen.log = []
        screen.device.system.keyboard.type("ab")
        #expect(screen.log == ["update 'a'", "changed 'a'", "update 'ab'", "changed 'ab'"])
        screen.log = []
        screen.device.fingerTap(at: CGPoint(x: 360, y: 47 + 44 + 26))
        #expect(!screen.search.isActive)
        screen.device.settle()
        #expect(screen.log == ["cancel", "willDismiss", "update ''", "didDismiss"])
        #expect(!screen.search.searchBar.isFirstResponder)
        #expect(!screen.search.searchBar.showsCancelButton)
        #expect(screen.search.searchBar.text == "")
    }

    @Test("An active search is presented: by the screen that defines a context, else by the outermost")
    func presented() {
        let screen = SearchScreen()
        screen.search.isActive = true
        #expect(screen.navigation.presentedViewController === screen.search)
        #expect(screen.screen.presentedViewController === screen.search)
        #expect(screen.search.presentingViewController === screen.navigation)
        screen.search.isActive = false
        #expect(screen.navigation.presentedViewController == nil)

        screen.screen.definesPresentationContext = true
        screen.search.isActive = true
        #expect(screen.search.presentingViewController === screen.screen)
        var isOver = false
        screen.screen.dismiss(animated: true) { isOver = true }
        screen.device.settle()
        #expect(isOver)
        #expect(!screen.search.isActive)
        #expect(screen.screen.presentedViewController == nil)
    }

    @Test("The search bar hangs below the bar: it takes touches and adds to the safe area")
    func palette() {
        let screen = SearchScreen()
        #expect(screen.screen.view.safeAreaInsets.top == 143)
        let hit = screen.device.window.hitTest(CGPoint(x: 4, y: 47 + 44 + 26), with: nil)
        #expect(hit?.isDescendant(of: screen.navigation.navigationBar) == true)
        screen.screen.navigationItem.searchController = nil
        screen.device.wait(0)
        #expect(screen.screen.view.safeAreaInsets.top == 91)
        let below = screen.device.window.hitTest(CGPoint(x: 4, y: 47 + 44 + 26), with: nil)
        #expect(below?.isDescendant(of: screen.navigation.navigationBar) == false)
    }

    @Test("The strip goes with its screen and comes back with it")
    func pushAndPop() {
        let screen = SearchScreen()
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.device.settle()
        #expect(screen.search.searchBar.window == nil)
        #expect(screen.navigation.topViewController!.view.safeAreaInsets.top == 91)
        screen.navigation.popViewController(animated: true)
        screen.device.settle()
        #expect(screen.search.searchBar.window != nil)
        #expect(screen.screen.view.safeAreaInsets.top == 143)
    }

    @Test("C21: The system's own pop is refused while a search is active")
    func popRefused() {
        let screen = SearchScreen()
        screen.search.isActive = true
        screen.device.settle()
        screen.device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
        screen.device.settle()
        #expect(screen.navigation.viewControllers.count == 2)
        screen.search.isActive = false
        screen.device.settle()
        screen.device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
        screen.device.settle()
        #expect(screen.navigation.viewControllers.count == 1)
    }

    @Test("A popped screen takes its active search with it, a covered one keeps it")
    func popped() {
        let screen = SearchScreen()
        screen.search.isActive = true
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.device.settle()
        #expect(screen.search.isActive)
        screen.navigation.popToRootViewController(animated: true)
        screen.device.settle()
        #expect(!screen.search.isActive)
        #expect(screen.navigation.presentedViewController == nil)
    }

    @Test("A popped screen that defines a context takes its active search with it")
    func poppedWithContext() {
        let screen = SearchScreen()
        screen.screen.definesPresentationContext = true
        screen.search.isActive = true
        screen.navigation.popViewController(animated: false)
        screen.device.settle()
        #expect(!screen.search.isActive)
        #expect(screen.screen.presentedViewController == nil)
    }

    @Test("I1: A search that is not on the screen, or over whose screen something lies, does not become active")
    func obstacles() {
        let screen = SearchScreen()
        let next = UIViewController()
        next.navigationItem.searchController = UISearchController(searchResultsController: nil)
        screen.navigation.pushViewController(next, animated: false)
        next.navigationItem.searchController?.isActive = true
        #expect(next.navigationItem.searchController?.isActive == false)
        screen.navigation.popViewController(animated: false)
        screen.device.settle()
        screen.screen.present(UIViewController(), animated: false)
        screen.search.isActive = true
        #expect(!screen.search.isActive)
        #expect(screen.device.warnings.count == 2)
        #expect(screen.log.isEmpty)
    }

    @Test("A search bar in a table's header belongs to the screen around it")
    func inATable() {
        let table = TableScreen()
        let search = UISearchController(searchResultsController: nil)
        table.table.tableHeaderView = search.searchBar
        table.device.wait(0)
        table.device.fingerTap(at: CGPoint(x: 200, y: 28))
        #expect(search.isActive)
        #expect(search.presentingViewController === table.controller)
        #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
    }

    @Test("A search is freed with its screen")
    func lifetime() {
        weak var search: UISearchController?
        do {
            let screen = SearchScreen()
            search = screen.search
            screen.search.isActive = true
            screen.device.settle()
            screen.device.show(UIViewController())
            screen.device.settle()
        }
        #expect(search == nil)
    }
}

/// A device that shows a screen with a search above another.
@MainActor
private final class SearchScreen: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let device = SimulatedDevice()
    let screen = UIViewController()
    let navigation: UINavigationController
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []

    override init() {
        navigation = UINavigationController(rootViewController: UIViewController())
        super.init()
        screen.navigationItem.searchController = search
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        navigation.pushViewController(screen, animated: false)
        device.show(navigation)
    }

    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update '\(searchController.searchBar.text!)'")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("changed '\(searchText)'") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}
