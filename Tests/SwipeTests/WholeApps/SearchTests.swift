import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Search")
struct SearchTests {
    private func stage(_ swipe: TestedSwipe) -> (Stage, UISearchController) {
        let stage = Stage("A", swipe)
        let search = UISearchController(searchResultsController: nil)
        stage.screen("B").navigationItem.searchController = search
        stage.screen("B").navigationItem.preferredSearchBarPlacement = .stacked
        stage.push("B")
        return (stage, search)
    }

    private func tap(_ view: UIView, x: CGFloat, on stage: any FingerStage) {
        stage.device.fingerTap(at: view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil))
        stage.device.settle()
    }

    @Test(
        "A swipe is refused while a search hides the bar, and pops after it is cancelled",
        .covers(.oneDecision, .reasons),
        .bug("https://github.com/tattn/SwipeTransition/issues/20"), arguments: TestedSwipe.all)
    func inBar(swipe: TestedSwipe) {
        let (stage, search) = stage(swipe)
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

    @Test("A search on the screen below doesn't count as the pushed screen's search", .covers(.oneDecision))
    func below() {
        let (stage, search) = stage(.init())
        tap(search.searchBar, x: 100, on: stage)
        #expect(stage.screen("B").isSearchHidingBar)
        stage.push("C")
        #expect(search.isActive && stage.top.presentedViewController === search)
        #expect(!stage.top.isSearchHidingBar)
    }

    @Test(
        "A swipe pops during a search that doesn't hide the bar, as on a plain controller",
        .covers(.oneDecision, .overriddenRefusals), arguments: TestedSwipe.all, [60, 5] as [CGFloat])
    func besideBar(swipe: TestedSwipe, start: CGFloat) {
        func outcome(_ stage: any FingerStage) -> String {
            let search = UISearchController(searchResultsController: nil)
            search.hidesNavigationBarDuringPresentation = false
            stage.top.navigationItem.searchController = search
            stage.device.settle()
            search.isActive = true
            stage.device.settle()
            stage.swipe(from: start, y: 500)
            #expect(!stage.device.isHung && search.isActive == (stage.stack == "AB"))
            return stage.stack
        }
        if start == 5 { #expect(outcome(PlainStage("AB", on: swipe.version)) == "A") }
        #expect(outcome(Stage("AB", swipe)) == "A")
    }

    @Test(
        "The controller's own pan is refused while a search bar in the screen itself is active", .covers(.oneDecision),
        .bug("https://github.com/tattn/SwipeTransition/issues/20"), arguments: TestedSwipe.ofOwnPan)
    func inScreen(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let search = searchInScreen(on: stage)
        stage.swipe(y: 400)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.searchActive))
        tap(search.searchBar, x: 360, on: stage)
        stage.swipe(y: 400)
        #expect(stage.stack == "A")
    }

    @Test("An update of the preferences during a search waits for the search's end", .covers(.barVisibility))
    func updateInSearch() {
        let (stage, search) = stage(.init())
        tap(search.searchBar, x: 100, on: stage)
        let before = stage.device.picture()
        stage.top.popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        #expect(!stage.navigation.isNavigationBarHidden && stage.device.picture() == before)
        search.isActive = false
        stage.layOutAgain()
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// Puts a search bar in the top screen's view, and taps it.
    private func searchInScreen(on stage: any FingerStage) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.frame = CGRect(x: 0, y: 200, width: 390, height: 56)
        stage.top.definesPresentationContext = true
        stage.top.view.addSubview(search.searchBar)
        stage.device.settle()
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive)
        return search
    }

    @Test(
        "A search bar in the screen itself doesn't take swipes from UIKit's content recognizer", .covers(.oneDecision),
        arguments: [26, 27])
    func inScreenByUIKit(version: Int) {
        func swipe(_ stage: any FingerStage) -> String {
            let search = searchInScreen(on: stage)
            stage.swipe(y: 400)
            return withExtendedLifetime(search) { stage.stack }
        }
        let plain = swipe(PlainStage("AB", on: version))
        #expect(plain == "A")
        #expect(swipe(Stage("AB", .init(on: version))) == plain)
    }

    @Test(
        "After a cancelled swipe the search is as before and works", .covers(.barVisibility),
        .bug("https://github.com/tattn/SwipeTransition/issues/20"), arguments: TestedSwipe.all)
    func afterCancel(swipe: TestedSwipe) {
        let (stage, search) = stage(swipe)
        let before = stage.device.picture()
        stage.swipeAndCancel()
        #expect(stage.device.picture() == before)
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(search.presentingViewController === stage.navigation)
        tap(search.searchBar, x: search.searchBar.bounds.width - 30, on: stage)
        #expect(stage.device.picture() == before)
        stage.swipe(y: 300)
        #expect(stage.stack == "A" && search.searchBar.window == nil)
        stage.push("B")
        tap(search.searchBar, x: 100, on: stage)
        #expect(search.isActive && search.searchBar.isFirstResponder)
    }
}
