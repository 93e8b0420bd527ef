import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the conditions of the interactive pop")
struct PopConditionTests {
    @Test("A presentation that starts after the touch doesn't keep UIKit's gesture from beginning", .facts(.popRefusal))
    func comingCover() {
        let stage = NavigationStage("AB")
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.device.fingerDown(at: stage.point(2))
        stage.navigation.present(cover, animated: true)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "A")
    }

    @Test("A hidden bar, a hidden back button or a left item keeps UIKit's gesture from beginning", .facts(.popRefusal))
    func conditions() {
        func stack(after prepare: (UINavigationController, UINavigationItem) -> Void) -> String {
            let stage = NavigationStage("AB")
            prepare(stage.navigation, stage["B"].navigationItem)
            stage.device.settle()
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == true)
            return stage.stack
        }
        let left = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        #expect(stack { _, _ in } == "A")
        #expect(stack { navigation, _ in navigation.isNavigationBarHidden = true } == "AB")
        #expect(stack { _, item in item.hidesBackButton = true } == "AB")
        #expect(stack { _, item in item.leftBarButtonItem = left } == "AB")
        let supplemented = stack { _, item in
            item.leftBarButtonItem = left
            item.leftItemsSupplementBackButton = true
        }
        #expect(supplemented == "A")
    }

    @Test("The system's pop does not begin with one controller, during a transition, or backwards", .facts(.popRefusal))
    func moreConditions() {
        let root = NavigationStage("A")
        root.swipe(to: 300)
        root.device.settle()
        #expect(root.stack == "A" && !root.device.isHung)

        let pushing = NavigationStage("AB")
        pushing.navigation.pushViewController(pushing.screen("C"), animated: true)
        pushing.device.wait(0.05)
        pushing.swipe(to: 300, duration: 0.1)
        pushing.device.settle()
        #expect(pushing.stack == "ABC" && !pushing.device.isHung)
    }

    @Test("On iOS 26, a drag from the bar or the toolbar pops by the content recognizer", .facts(.popRefusal))
    func contentInBars() {
        for isToolbar in [false, true] {
            let stage = NavigationStage("AB", systemVersion: 26)
            stage.navigation.isToolbarHidden = false
            stage.device.settle()
            let y = isToolbar ? stage.navigation.toolbar.frame.midY : 60
            stage.device.fingerDrag(from: stage.point(200, y: y), to: stage.point(380, y: y), duration: 0.3)
            #expect(stage.navigation.interactivePopGestureRecognizer?.state == .possible)
            stage.device.settle()
            #expect(stage.stack == "A")
        }
    }

    @Test("UIKit's edge recognizer does not begin in the bar or the toolbar", .facts(.popRefusal))
    func bars() {
        let stage = NavigationStage("AB")
        stage.navigation.isToolbarHidden = false
        stage.device.settle()
        for y in [60, stage.navigation.toolbar.frame.midY] as [CGFloat] {
            stage.device.fingerDrag(from: stage.point(4, y: y), to: stage.point(300, y: y), duration: 0.3)
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    /// The stack after a swipe on a screen with an active search.
    private func stackInSearch(
        on version: Int, hides: Bool = true, _ placement: UINavigationItem.SearchBarPlacement = .automatic
    ) -> String {
        let stage = NavigationStage("AB", systemVersion: version)
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = hides
        stage["B"].navigationItem.searchController = search
        stage["B"].navigationItem.preferredSearchBarPlacement = placement
        search.isActive = true
        stage.device.settle()
        stage.swipe(to: 300)
        stage.device.settle()
        return stage.stack
    }

    @Test("Only a search that hides the bar refuses: on iOS 26, a stacked one", .facts(.popRefusal))
    func kindsOfSearch() {
        #expect(stackInSearch(on: 18) == "AB" && stackInSearch(on: 26) == "A")
        #expect(stackInSearch(on: 18, .stacked) == "AB" && stackInSearch(on: 26, .stacked) == "AB")
        #expect(stackInSearch(on: 18, .inline) == "A" && stackInSearch(on: 26, .inline) == "A")
        #expect(stackInSearch(on: 18, hides: false) == "A" && stackInSearch(on: 26, hides: false, .stacked) == "A")
    }

    @Test("The system's pop does not begin while a search hides the bar", .facts(.popRefusal))
    func search() {
        let stage = NavigationStage("AB")
        let search = UISearchController(searchResultsController: nil)
        stage["B"].navigationItem.searchController = search
        search.isActive = true
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "AB")
        search.isActive = false
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A foreign pan with the private target bypasses the conditions", .facts(.popRefusal))
    func foreignPanPasses() {
        let stage = NavigationStage("AB")
        stage.navigation.isNavigationBarHidden = true
        stage["B"].navigationItem.hidesBackButton = true
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(370), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }
}
