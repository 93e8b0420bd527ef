import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Bars, columns and headers of iOS 26 and 27")
struct System26Tests {
    @Test(
        "On iOS 26, an app with the former design goes back as on iOS 18",
        .covers(.swipesInterrupt, .recognizers), arguments: [26, 27], [false, true])
    func formerDesign(version: Int, interrupts: Bool) {
        var configuration = SimulatedDevice.Configuration()
        (configuration.systemVersion, configuration.keepsFormerDesign) = (version, true)
        let stage = Stage("AB", on: configuration, switches: { $0.interruptsInFormerDesign = interrupts })
        for start in [5, 60] as [CGFloat] {
            stage.beginPush("C")
            #expect(!stage.navigation.goBack(animated: true))
            stage.device.settle()
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && stage.verdict == .allowed)
        }
        stage.expectUsable()
    }

    @Test(
        "A drag in the toolbar's frame pops by UIKit's content recognizer", .covers(.touchesInBars),
        arguments: TestedSwipe.all.filter { $0.version >= 26 }, [5, 60] as [CGFloat])
    func toolbar(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.top.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        stage.navigation.isToolbarHidden = false
        stage.device.settle()
        stage.swipe(from: start, y: stage.navigation.toolbar.frame.midY)
        #expect(stage.stack == "A" && stage.verdict == .allowed)
    }

    @Test(
        "A drag in the tab bar's frame doesn't pop", .covers(.oneDecision),
        arguments: TestedSwipe.all.filter { $0.version >= 26 })
    func tabBar(swipe: TestedSwipe) {
        let device = SimulatedDevice(.init(swipe))
        let navigation = BasicNavigationController("AB")
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        device.settle(showing: tabs)
        for start in [5, 60] as [CGFloat] {
            device.fingerDrag(
                from: CGPoint(x: start, y: tabs.tabBar.frame.minY + 20),
                to: CGPoint(x: start + 300, y: tabs.tabBar.frame.minY + 20), duration: 0.25)
            device.settle()
            #expect(navigation.viewControllers.count == 2)
        }
    }

    @Test(
        "In a column below a sidebar the strip and the area begin where the sidebar ends", .covers(.leadingEdge),
        arguments: TestedSwipe.all.filter { $0.version >= 26 }, directions)
    func column(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for (start, pops) in [(125, true), (150, true), (230, false)] as [(CGFloat, Bool)] {
            let stage = Stage("AB", swipe, direction)
            stage.navigation.popGestureArea = .leadingPoints(100)
            let isMirrored = direction == .rightToLeft
            // The secondary view extends below the sidebar; its safe area begins where the sidebar ends.
            stage.navigation.additionalSafeAreaInsets = UIEdgeInsets(
                top: 0, left: isMirrored ? 0 : 120, bottom: 0, right: isMirrored ? 120 : 0)
            stage.device.settle()
            stage.drag(from: start, to: 388)
            #expect(stage.stack == (pops ? "A" : "AB"), "from \(start)")
        }
    }

    @Test(
        "Next to an iPad's sidebar, a scroll view precedes the swipe, as on a plain controller",
        .covers(.popEvents, .leadingEdge, .verticalBars))
    func columnOnPad() {
        var configuration = SimulatedDevice.Configuration(.init(on: 26))
        configuration.screenSize = CGSize(width: 820, height: 1180)
        let stage = Stage("AB", on: configuration)
        stage.navigation.additionalSafeAreaInsets.left = 120
        let scrollView = UIScrollView.carousel(width: 2000)
        scrollView.frame.size.width = 820
        scrollView.contentOffset.x = 300
        stage.top.view.addSubview(scrollView)
        stage.device.settle()
        stage.swipe(from: 150)
        #expect(stage.stack == "AB" && scrollView.contentOffset.x < 300)
        scrollView.contentOffset.x = 300
        stage.drag(from: 130, to: 700)
        #expect(stage.stack == "AB" && scrollView.contentOffset.x < 300)
        scrollView.removeFromSuperview()
        stage.drag(from: 130, to: 700)
        #expect(stage.stack == "A")
    }

    @Test(
        "Next to an iPad's sidebar, excluding the content excludes its leading edge too",
        .covers(.leadingEdge, .verticalBars))
    func stripOnPad() {
        var configuration = SimulatedDevice.Configuration(.init(on: 26))
        configuration.screenSize = CGSize(width: 820, height: 1180)
        let stage = Stage("AB", on: configuration)
        stage.navigation.additionalSafeAreaInsets.left = 120
        stage.top.popPreferences.excludedRects = [stage.top.view.bounds]
        stage.device.settle()
        for start in [150, 130] as [CGFloat] {
            stage.drag(from: start, to: 700)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.excludedView))
        }
    }

    @Test(
        "A swipe back while a drag hides the bars leaves the controller usable", .covers(.neverHangs, .barVisibility),
        .bug("https://github.com/Apollo-Reborn/Apollo-Reborn/issues/598"), arguments: TestedSwipe.all,
        [true, false])
    func hidingBars(swipe: TestedSwipe, isReleased: Bool) {
        let stage = Stage("AB", swipe)
        stage.navigation.hidesBarsOnSwipe = true
        stage.device.fingerDown(at: stage.point(300, 600))
        stage.device.fingerMove(to: stage.point(300, 540), duration: 0.15)
        if isReleased { stage.device.fingerUp() }
        stage.pull(from: 60, to: 300, finger: 1)
        stage.device.fingerUp(1)
        stage.device.wait(0.1)
        if !isReleased { stage.device.fingerUp() }
        stage.device.settle()
        #expect(!stage.device.isHung)
        if stage.stack == "AB" {
            stage.swipe()
            #expect(stage.stack == "A")
        }
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.device.settle()
        #expect(stage.navigation.navigationBar.frame.minY == 47)
        #expect(!stage.navigation.navigationBar.isHidden)
        stage.expectUsable()
    }

    @Test("A tap on the header scrolls to the top and doesn't pop", .covers(.neighbours))
    func header() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let stage = Stage("AB", .init(on: 27), showing: scrollView)
        scrollView.contentOffset.y = 900
        stage.tap(at: 250, y: 69)
        #expect(scrollView.contentOffset.y <= 0)
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
