import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Searches")
struct UISearchControllerTests {
    @Test("A tap on the search bar activates the search, and its button ends it")
    func tapAndCancel() {
        let screen = SearchStage()
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

    @Test("The screen that defines a context presents the search, otherwise the outermost controller")
    func presented() {
        let screen = SearchStage()
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

    @Test("The search bar below the navigation bar receives touches and adds to the safe area")
    func palette() {
        let screen = SearchStage()
        #expect(screen.screen.view.safeAreaInsets.top == 143)
        let hit = screen.device.window.hitTest(CGPoint(x: 4, y: 47 + 44 + 26), with: nil)
        #expect(hit?.isDescendant(of: screen.navigation.navigationBar) == true)
        screen.screen.navigationItem.searchController = nil
        screen.device.wait(0)
        #expect(screen.screen.view.safeAreaInsets.top == 91)
        let below = screen.device.window.hitTest(CGPoint(x: 4, y: 47 + 44 + 26), with: nil)
        #expect(below?.isDescendant(of: screen.navigation.navigationBar) == false)
    }

    @Test("The strip of a search bar leaves and returns with the screen")
    func pushAndPop() {
        let screen = SearchStage()
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.device.settle()
        #expect(screen.search.searchBar.window == nil)
        #expect(screen.navigation.topViewController!.view.safeAreaInsets.top == 91)
        screen.navigation.popViewController(animated: true)
        screen.device.settle()
        #expect(screen.search.searchBar.window != nil)
        #expect(screen.screen.view.safeAreaInsets.top == 143)
    }

    @Test("The strip of a search bar moves with the screen in a swipe, and returns on a cancel")
    func swiped() throws {
        let screen = SearchStage()
        let strip = try #require(screen.search.searchBar.superview)
        func seen() -> CALayer { strip.layer.presentation()! }
        screen.device.fingerDown(at: CGPoint(x: 2, y: 400))
        screen.device.fingerMove(to: CGPoint(x: 197, y: 400), duration: 0.5)
        #expect(abs(seen().frame.minX - screen.screen.view.layer.presentation()!.frame.minX) < 0.5)
        #expect(seen().frame.minX > 150 && seen().opacity == 1)
        screen.device.fingerMove(to: CGPoint(x: 12, y: 400), duration: 0.5)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(seen().frame.minX == 0)
        #expect(screen.search.searchBar.window != nil)

        // The same for a push and a pop.
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.device.wait(0.2)
        #expect(seen().opacity < 0.9 && seen().frame.minX < 0)
        screen.device.settle()
        screen.device.fingerDown(at: CGPoint(x: 2, y: 400))
        screen.device.fingerMove(to: CGPoint(x: 197, y: 400), duration: 0.5)
        #expect((0.3...0.7).contains(seen().opacity) && seen().frame.minX < 0)
        screen.device.fingerMove(to: CGPoint(x: 380, y: 400), duration: 0.5)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(seen().opacity == 1 && seen().frame.minX == 0)
    }

    @Test("The system's own pop is refused while a search is active", .facts(.popRefusal))
    func popRefused() {
        let screen = SearchStage()
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

    @Test("A popped screen ends its active search, a covered one keeps it")
    func popped() {
        let screen = SearchStage()
        screen.search.isActive = true
        screen.navigation.pushViewController(UIViewController(), animated: true)
        screen.device.settle()
        #expect(screen.search.isActive)
        screen.navigation.popToRootViewController(animated: true)
        screen.device.settle()
        #expect(!screen.search.isActive)
        #expect(screen.navigation.presentedViewController == nil)
    }

    @Test("A popped screen that defines a context ends its active search")
    func poppedWithContext() {
        let screen = SearchStage()
        screen.screen.definesPresentationContext = true
        screen.search.isActive = true
        screen.navigation.popViewController(animated: false)
        screen.device.settle()
        #expect(!screen.search.isActive)
        #expect(screen.screen.presentedViewController == nil)
    }

    @Test("A search off the screen, or on a screen that already presents, does not become active", .facts(.presentCall))
    func obstacles() {
        let screen = SearchStage()
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
        let table = TableStage()
        let search = UISearchController(searchResultsController: nil)
        table.table.tableHeaderView = search.searchBar
        table.device.wait(0)
        table.device.fingerTap(at: CGPoint(x: 200, y: 28))
        #expect(search.isActive)
        #expect(search.presentingViewController === table.controller)
        #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
    }

    @Test("Bar and screen stay usable in a search, which the search controller's properties report")
    func staysInUse() {
        let screen = SearchStage()
        #expect(screen.search.hidesNavigationBarDuringPresentation, "only UIKit's swipe depends on it")
        #expect(!screen.search.obscuresBackgroundDuringPresentation)
        #expect(!screen.screen.navigationItem.hidesSearchBarWhenScrolling)
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.screen.view.addSubview(button)
        screen.search.isActive = true
        screen.device.settle()
        #expect(!screen.navigation.isNavigationBarHidden)
        screen.device.fingerTap(at: CGPoint(x: 150, y: 225))
        #expect(taps == 1)
    }

    @Test("A search is deallocated with its screen")
    func lifetime() {
        weak var search: UISearchController?
        do {
            let screen = SearchStage()
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
private final class SearchStage: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
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
