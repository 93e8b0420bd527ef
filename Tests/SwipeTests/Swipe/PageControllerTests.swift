import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Page controllers under the finger")
struct PageControllerTests {
    @Test(
        "A swipe pops on the first page and pages on the others", .covers(.rightToLeft, .scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"),
        arguments: TestedSwipe.all, directions
    )
    func pages(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        let pages = Pages((0..<3).map { _ in UIViewController() })
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        stage.top.embed(controller)
        for index in [2, 1] {
            controller.setViewControllers([pages.all[index]], direction: .forward, animated: false)
            stage.device.settle()
            stage.swipe()
            #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
            #expect(stage.stack == "AB")
            #expect(controller.viewControllers == [pages.all[index - 1]])
        }
        stage.drag(from: 380, to: 40)
        #expect(controller.viewControllers == [pages.all[1]])
        stage.swipe()
        #expect(controller.viewControllers == [pages.all[0]])
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
