import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Controllers next to, inside and around others")
struct NeighbourTests {
    @Test(
        "A controller that is a page pops in its area while it can, and is paged elsewhere",
        .covers(.rightToLeft, .scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/61"),
        arguments: TestedSwipe.all, directions)
    func inPages(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let device = SimulatedDevice(.init(swipe, direction))
        let pages = Pages([
            BasicNavigationController("A"), BasicNavigationController("BC"),
            BasicNavigationController("D"),
        ])
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = pages
        pager.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        device.settle(showing: pager)
        func drag(from start: CGFloat, to end: CGFloat) {
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: direction == .rightToLeft ? 390 - distance : distance, y: 400)
            }
            device.fingerDown(at: point(start))
            device.fingerMove(to: point(end), duration: 0.3)
            device.wait(0.2)
            device.fingerUp()
            device.settle()
        }
        drag(from: 60, to: 380)
        #expect(pages.all[1].viewControllers.count == 1)
        #expect(pager.viewControllers == [pages.all[1]])
        pages.all[1].pushViewController(TestScreen("E"), animated: true)
        device.settle()
        drag(from: 160, to: 389)
        #expect(pager.viewControllers == [pages.all[0]], "outside of the area it is the pager's drag")
        #expect(pages.all[1].viewControllers.count == 2)
        drag(from: 380, to: 20)
        #expect(pager.viewControllers == [pages.all[1]])
        drag(from: 60, to: 380)
        #expect(pages.all[1].viewControllers.count == 1)
        drag(from: 60, to: 380)
        #expect(pager.viewControllers == [pages.all[0]], "at its root it is paged from everywhere")
        #expect(!device.isHung)
    }

    @Test(
        "A controller in a sheet pops sideways and is dismissed downwards", .covers(.oneDecision, .neighbours),
        .bug("https://github.com/davdroman/swiftui-navigation-transitions/issues/80"), arguments: TestedSwipe.all)
    func inSheet(swipe: TestedSwipe) {
        let below = Stage("AB", swipe)
        let sheet = BasicNavigationController("XYZ")
        sheet.modalPresentationStyle = .pageSheet
        below.top.present(sheet, animated: true)
        below.device.settle()
        below.swipe()
        #expect(sheet.viewControllers.count == 2)
        #expect(below.stack == "AB")
        below.swipe()
        #expect(sheet.viewControllers.count == 1)
        #expect(below.takeEvents() == [])
        below.device.fingerDrag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 62, y: 800), duration: 0.3)
        below.device.settle()
        #expect(below.top.presentedViewController == nil)
        below.swipe()
        #expect(below.stack == "A")
        #expect(!below.device.isHung)
    }

    @Test(
        "The outer controller refuses a drag that the inner one handles", .covers(.reasons, .neighbours),
        arguments: TestedSwipe.all)
    func quiet(swipe: TestedSwipe) {
        let outer = Stage("AB", swipe)
        let inner = BasicNavigationController("XYZ")
        outer.top.embed(inner, in: CGRect(x: 0, y: 200, width: 390, height: 600))
        outer.device.settle()
        outer.swipe()
        #expect(inner.viewControllers.count == 2)
        #expect(outer.takeEvents() == ["refused innerNavigation"])
        outer.swipeAndCancel()
        #expect(inner.viewControllers.count == 2)
        #expect(outer.takeEvents() == ["refused innerNavigation"])
        // A screen of the inner stack that refuses the swipe is not popped by the outer controller either.
        let log = EventLog(of: inner)
        (inner.topViewController as? TestScreen)?.popPreferences.isGestureEnabled = false
        outer.swipe()
        #expect(outer.stack == "AB" && inner.viewControllers.count == 2)
        #expect(log.take() == ["refused disabledByScreen"])
        inner.popToRootViewController(animated: false)
        outer.device.settle()
        outer.swipe()
        #expect(outer.stack == "A")
    }

    @Test(
        "A controller in a tab inside an outer controller pops first", .covers(.neighbours), arguments: TestedSwipe.all
    )
    func tabsInside(swipe: TestedSwipe) {
        let outer = Stage("A", swipe)
        let inner = BasicNavigationController("XY")
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), inner]
        tabs.selectedIndex = 1
        outer.navigation.pushViewController(tabs, animated: true)
        outer.device.settle()
        outer.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(outer.navigation.viewControllers.count == 2)
        outer.swipe()
        #expect(outer.navigation.viewControllers.count == 1)
        #expect(!outer.device.isHung)
    }

    @Test(
        "Two controllers in two windows of one device are swiped at the same time", .covers(.neverHangs, .neighbours),
        arguments: TestedSwipe.all)
    func windows(swipe: TestedSwipe) {
        let below = Stage("AB", swipe)
        let window = UIWindow(frame: CGRect(x: 0, y: 422, width: 390, height: 422))
        let above = BasicNavigationController("XY")
        window.rootViewController = above
        window.isHidden = false
        below.device.settle()
        // Both at once, with two fingers.
        below.device.fingerDown(0, at: CGPoint(x: 60, y: 200))
        below.device.fingerDown(1, at: CGPoint(x: 60, y: 600))
        below.device.fingersMove([0: CGPoint(x: 340, y: 200), 1: CGPoint(x: 340, y: 600)], duration: 0.3)
        #expect(below.stack == "A" && above.viewControllers.count == 1)
        below.device.wait(0.2)
        below.device.fingerUp(0)
        below.device.settle()
        #expect(below.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(above.transitionCoordinator != nil)
        below.device.fingerUp(1)
        below.device.settle()
        #expect(above.viewControllers.count == 1 && above.transitionCoordinator == nil)
        #expect(!below.device.isHung)
        below.navigation.pushViewController(below.screen("C"), animated: true)
        below.device.settle()
        below.swipe(y: 200)
        #expect(below.stack == "A")
    }

    @Test("Three nested controllers are popped from the inside out", .covers(.neighbours), arguments: TestedSwipe.all)
    func threeLevels(swipe: TestedSwipe) {
        let outer = Stage("AB", swipe)
        let (middle, inner) = (
            BasicNavigationController("MN"), BasicNavigationController("XY")
        )
        outer.top.embed(middle)
        middle.topViewController!.embed(inner)
        outer.device.settle()
        outer.swipe()
        #expect([inner, middle].map(\.viewControllers.count) == [1, 2] && outer.stack == "AB")
        outer.swipe()
        #expect(middle.viewControllers.count == 1 && outer.stack == "AB")
        #expect(outer.takeEvents() == ["refused innerNavigation", "refused innerNavigation"])
        outer.swipe()
        #expect(outer.stack == "A")
        #expect(!outer.device.isHung)
    }

    @Test(
        "On iOS 18 and earlier, a drag during a dismissal is refused, and the next one pops",
        .covers(.oneDecision, .neverHangs),
        arguments: TestedSwipe.all.filter { $0.version < 26 })
    func duringDismissal(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        dragDuringDismissal(on: stage)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused transitioning"])
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    /// Dismisses a modal that lets touches through, and drags a finger meanwhile.
    private func dragDuringDismissal(on stage: any FingerStage) {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        stage.top.present(modal, animated: true)
        stage.device.settle()
        modal.view.isUserInteractionEnabled = false
        modal.view.superview?.isUserInteractionEnabled = false
        stage.top.dismiss(animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(200), duration: 0.1)
        stage.device.settle()
    }

    @Test(
        "On iOS 26 a drag during a dismissal doesn't pop, as on a plain controller",
        .covers(.presentation, .swipesInterrupt),
        arguments: TestedSwipe.all.filter { $0.version >= 26 })
    func duringDismissalByUIKit(swipe: TestedSwipe) {
        let plain = PlainStage("AB", on: swipe.version)
        dragDuringDismissal(on: plain)
        #expect(plain.stack == "AB")
        let stage = Stage("AB", swipe)
        dragDuringDismissal(on: stage)
        #expect(stage.stack == "AB" && !stage.device.isHung)
    }
}
