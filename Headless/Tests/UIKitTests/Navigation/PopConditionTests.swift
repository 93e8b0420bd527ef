import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the conditions of the interactive pop")
struct PopConditionTests {
    @Test("The system's pop does not begin while a presentation over the controller is animating", .facts(.popRefusal))
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
        #expect(stage.stack == "AB")
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

    @Test("The system's pop does not begin in the bar or the toolbar", .facts(.popRefusal))
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

    @Test("The system's pop does not begin while a search controller is active", .facts(.popRefusal))
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
