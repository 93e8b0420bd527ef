import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Problems with bars that users of similar libraries have reported, where no other test covers them.
@MainActor
@Suite("Problems reported for other libraries: bars")
struct FieldBarTests {
    @Test(
        "Other navigation controllers keep their behaviour", .covers(.barVisibility),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/14"))
    func noSwizzling() {
        let device = SimulatedDevice()
        let own = BasicNavigationController(rootViewController: TestScreen("A"))
        device.show(own)
        let plain = UINavigationController()
        let hidden = TestScreen("B")
        hidden.popPreferences.hidesNavigationBar = true
        hidden.popPreferences.navigationBarStyle = NavigationBarStyle(background: .transparent)
        plain.viewControllers = [TestScreen("A"), hidden]
        device.settle(showing: plain)
        #expect(!plain.isNavigationBarHidden)
        #expect(hidden.navigationItem.standardAppearance == nil)
        #expect(plain.interactivePopGestureRecognizer?.isEnabled == true)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(plain.viewControllers.count == 2)
        #expect(hidden.askedFor == [])
    }

    @Test(
        "A styled bar has its style at the scroll edge from the first frame on", .covers(.barStyle),
        .bug("https://github.com/listenzz/HBDNavigationBar/issues/148"),
        arguments: [15, 18])
    func noWhiteFlash(version: Int) {
        let stage = Stage("AB", .init(on: version)) { screen in
            screen.popPreferences.navigationBarStyle = NavigationBarStyle(background: .color(.red))
        }
        let item = stage.top.navigationItem
        #expect(item.scrollEdgeAppearance?.backgroundColor == .red)
        stage.screen("C").whenLoaded = { screen in #expect(screen.navigationItem.scrollEdgeAppearance == nil) }
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.01)
        #expect(stage.top.navigationItem.scrollEdgeAppearance?.backgroundColor == .red)
        func expectRed() {
            let bars = "\(stage.device.picture())".split(separator: "\n").filter { $0.contains("390 91 at 0 -47") }
            #expect(!bars.isEmpty && bars.allSatisfy { $0.contains("#ff0000") }, "\(bars)")
        }
        for _ in 0..<40 {
            expectRed()
            stage.device.wait(1.0 / 60)
        }
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...40 {
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step) * 5), duration: 1.0 / 60)
            expectRed()
        }
        stage.lift()
        expectRed()
    }

    @Test(
        "The status bar follows the top screen as with UIKit's own controller", .covers(.neighbours),
        .bug("https://github.com/tattn/SwipeTransition/issues/20"), arguments: TestedSwipe.all
    )
    func statusBar(swipe: TestedSwipe) {
        final class Dark: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage("A", swipe)
        var isHidden: Bool { stage.device.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
        #expect(!isHidden)
        stage.push(Dark())
        #expect(isHidden)
        stage.swipeAndCancel()
        #expect(isHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!isHidden)
    }

    @Test(
        "Screens from setViewControllers have their own preferences, as pushed ones do",
        .covers(.stackChanges, .barVisibility),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/91"),
        arguments: [15, 16, 18, 26], [true, false])
    func setScreens(version: Int, animated: Bool) {
        let stage = Stage("A", .init(on: version))
        stage.screen("C").popPreferences.hidesNavigationBar = true
        stage.screen("C").popPreferences.area = .full
        stage.screen("B").popPreferences.area = .leadingPoints(40)
        stage.navigation.setViewControllers(["A", "B", "C"].map(stage.screen), animated: animated)
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.fingerDrag(from: stage.point(280), to: stage.point(380), duration: 0.06)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.swipe(from: 30)
        #expect(stage.stack == "A")
    }

    @Test(
        "For a screen that sets the bar itself, a cancelled swipe changes the bar once and back",
        .covers(.barVisibility),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"),
        arguments: TestedSwipe.all, [true, false])
    func ownCalls(swipe: TestedSwipe, animated: Bool) {
        /// Manages the bar by its own calls.
        final class Managing: UIViewController {
            let hides: Bool
            let animated: Bool

            init(hides: Bool, animated: Bool) {
                self.hides = hides
                self.animated = animated
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(hides, animated: self.animated)
            }
        }
        final class Counting: BasicNavigationController {
            var changes: [Bool] = []
            override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                if hidden != isNavigationBarHidden { changes.append(hidden) }
                super.setNavigationBarHidden(hidden, animated: animated)
            }
        }
        let device = SimulatedDevice(.init(swipe))
        let navigation = Counting()
        let (below, top) = (Managing(hides: true, animated: animated), Managing(hides: false, animated: animated))
        navigation.viewControllers = [below, top]
        device.settle(showing: navigation)
        let before = device.picture()
        #expect(!navigation.isNavigationBarHidden)
        navigation.changes = []
        // Cancelled, three times.
        for _ in 0..<3 {
            device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.5)
            device.settle()
            #expect(navigation.topViewController === top)
            #expect(!navigation.isNavigationBarHidden)
            #expect(device.picture() == before)
        }
        let changes = animated ? [true] : [true, false]
        #expect(navigation.changes == changes + changes + changes, "UIKit changes an animated bar back itself")
        navigation.changes = []
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(navigation.topViewController === below)
        #expect(navigation.changes == [true] && navigation.isNavigationBarHidden)
    }
}
