import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    private func stage(_ names: String, _ swipe: TestedSwipe = .init(), hides: [String: Bool]) -> Stage {
        Stage(names, swipe) { $0.popPreferences.hidesToolbar = hides[$0.name] }
    }

    @Test(
        "A preference shows the toolbar on its own screen only",
        .covers(.barVisibility, .toolbar))
    func shown() {
        let stage = stage("A", hides: ["B": false])
        #expect(stage.navigation.isToolbarHidden)
        stage.push("B")
        #expect(!stage.navigation.isToolbarHidden)
        stage.push("C")
        #expect(stage.navigation.isToolbarHidden)
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.navigation.isToolbarHidden)
    }

    @Test(
        "A cancelled swipe leaves the toolbar as it was, and a swipe hides it", .covers(.barVisibility, .toolbar),
        .bug("https://github.com/TimOliver/TOWebViewController/pull/83"), arguments: TestedSwipe.all)
    func cancelled(swipe: TestedSwipe) {
        let stage = stage("AB", swipe, hides: ["A": true, "B": false])
        stage.swipeAndCancel()
        #expect(!stage.navigation.isToolbarHidden)
        #expect(stage.navigation.toolbar.frame.maxY <= stage.navigation.view.bounds.maxY)
        stage.swipe()
        #expect(stage.navigation.isToolbarHidden)
    }

    @Test(
        "What the app sets under a preference holds on the next screen without one", .covers(.barVisibility, .toolbar))
    func setByApp() {
        let stage = stage("AB", hides: ["B": true])
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        #expect(stage.navigation.isToolbarHidden)
        stage.swipe()
        #expect(!stage.navigation.isToolbarHidden)
    }

    @Test("What a screen prefers for the toolbar holds during a search", .covers(.barVisibility, .toolbar))
    func search() {
        let stage = stage("AB", hides: ["B": true])
        let search = UISearchController(searchResultsController: nil)
        stage.top.navigationItem.searchController = search
        search.isActive = true
        stage.device.settle()
        stage.navigation.setToolbarHidden(false, animated: false)
        #expect(stage.navigation.isToolbarHidden)
    }

    /// A toolbar that counts how often it is made.
    private final class CountedToolbar: UIToolbar {
        static var count = 0

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.count += 1
        }
    }

    @Test("A swipe on a screen without a toolbar doesn't make UIKit create one", .covers(.toolbar))
    func notCreated() {
        let navigation = BasicNavigationController(navigationBarClass: nil, toolbarClass: CountedToolbar.self)
        let stage = Stage("AB", navigation: navigation)
        stage.swipe()
        #expect(stage.stack == "A" && CountedToolbar.count == 0)
        navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        #expect(CountedToolbar.count == 1)
    }

    @Test("Without preferences, the app controls the toolbar", .covers(.barVisibility, .toolbar))
    func apps() {
        let stage = stage("AB", hides: [:])
        stage.navigation.isToolbarHidden = false
        stage.device.settle()
        stage.swipeAndCancel()
        #expect(!stage.navigation.isToolbarHidden)
        stage.swipe()
        #expect(!stage.navigation.isToolbarHidden)
    }
}
