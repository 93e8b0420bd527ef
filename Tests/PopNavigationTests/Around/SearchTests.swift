import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A screen with a search")
struct SearchTests {
    private func stage(_ driver: (driver: PopDriver, version: Int)) -> (Stage, UISearchController) {
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        let search = UISearchController(searchResultsController: nil)
        stage.screen("B").navigationItem.searchController = search
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        return (stage, search)
    }

    private func tap(_ view: UIView, x: CGFloat, on stage: Stage) {
        stage.device.fingerTap(at: view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil))
        stage.device.settle()
    }

    @Test(
        "Behaviour 4, 9, FIELD 23: while a search is active a swipe is refused, cancelled it pops", arguments: drivers)
    func inBar(driver: (driver: PopDriver, version: Int)) {
        let (stage, search) = stage(driver)
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive)
        stage.swipe(y: 300)
        #expect(stage.verdict == .refused(.searchActive))
        #expect(stage.takeEvents() == ["refused searchActive"])
        #expect(stage.stack == "AB" && search.isActive && search.searchBar.isFirstResponder)
        #expect(!stage.device.isHung)
        tap(search.searchBar, x: search.searchBar.bounds.width - 30, on: stage)
        #expect(!search.isActive)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4, FIELD 23: the same with a search bar in the screen itself", arguments: drivers)
    func inScreen(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.frame = CGRect(x: 0, y: 200, width: 390, height: 56)
        stage.top.definesPresentationContext = true
        stage.top.view.addSubview(search.searchBar)
        stage.device.settle()
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive)
        stage.swipe(y: 400)
        #expect(stage.verdict == .refused(.searchActive))
        tap(search.searchBar, x: 360, on: stage)
        stage.swipe(y: 400)
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 14, FIELD 23: after a swipe that is given up the search is as before, and works", arguments: drivers)
    func afterCancel(driver: (driver: PopDriver, version: Int)) {
        let (stage, search) = stage(driver)
        let before = stage.device.picture()
        stage.swipeAndGiveUp()
        #expect(stage.device.picture() == before)
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(stage.navigation.presentedViewController === search || search.presentingViewController != nil)
        tap(search.searchBar, x: search.searchBar.bounds.width - 30, on: stage)
        #expect(stage.device.picture() == before)
        stage.swipe(y: 300)
        #expect(stage.stack == "A" && search.searchBar.window == nil)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive && search.searchBar.isFirstResponder)
    }
}
