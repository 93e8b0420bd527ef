import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Problems that users of similar libraries have reported, where no other test covers them.
@MainActor
@Suite("Problems reported for other libraries")
struct FieldTests {
    @Test(
        "A handler that does not answer the private selector is not called", .covers(2),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"), arguments: [15, 18, 26])
    func replacedTarget(version: Int) {
        var configuration = SimulatedDevice.Configuration(.init(on: version))
        configuration.privateParts.remove(.handlerAnswers)
        let stage = Stage("AB", on: configuration)
        #expect(stage.navigation.activePopDriver != .system)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Other navigation controllers keep their behaviour", .covers(14),
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
        device.show(plain)
        device.settle()
        #expect(!plain.isNavigationBarHidden)
        #expect(hidden.navigationItem.standardAppearance == nil)
        #expect(plain.interactivePopGestureRecognizer?.isEnabled == true)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(plain.viewControllers.count == 2)
        #expect(hidden.askedFor == [])
    }

    @Test(
        "A styled bar has its style at the scroll edge from the first frame on", .covers(15),
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
        stage.device.fingerUp()
        stage.device.settle()
        expectRed()
    }

    @Test(
        "The status bar follows the top screen as with UIKit's own controller", .covers(17),
        .bug("https://github.com/tattn/SwipeTransition/issues/20"), arguments: TestedDriver.all
    )
    func statusBar(driver: TestedDriver) {
        final class Dark: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage("A", driver)
        var isHidden: Bool { stage.device.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
        #expect(!isHidden)
        stage.navigation.pushViewController(Dark(), animated: true)
        stage.device.settle()
        #expect(isHidden)
        stage.swipeAndCancel()
        #expect(isHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!isHidden)
    }

    @Test(
        "Right to left mirrors the area, the direction and the outcome", .covers(5),
        .bug("https://github.com/rickytan/RTRootNavigationController/issues/311"), arguments: TestedDriver.all)
    func rightToLeft(driver: TestedDriver) {
        let stage = Stage("AB", driver, .rightToLeft)
        // No swipe starts at the left edge.
        stage.device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "The public TestedDriver.all use no private object on any system", .covers(3),
        arguments: [15, 18, 26])
    func publicOnly(version: Int) throws {
        for driver in [PopDriver.contentPop, .percentDriven] {
            let stage = Stage("AB", .init(driver, on: version))
            let recognizer = try #require(stage.navigation.popRecognizer)
            // The private object behind the system's gesture is not among its targets.
            let targets = (recognizer.value(forKey: "_targets") as? [NSObject]) ?? []
            let handler = try #require(stage.navigation.interactivePopGestureRecognizer?.delegate as? NSObject)
            #expect(!targets.contains { $0.value(forKey: "_target") as? NSObject === handler })
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A screen pushed from one with the gesture disabled can be swiped", .covers(7),
        .bug("https://github.com/wix/react-native-navigation/issues/5502"), arguments: TestedDriver.all)
    func offThenPushed(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.tapBackButton()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "A button tapped twice that pushes the same screen pushes it once", .covers(10),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/19"), arguments: [15, 18, 26])
    func doubleTap(version: Int) {
        let stage = Stage("A", .init(on: version))
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
        button.addAction(
            UIAction { [unowned stage] _ in
                stage.navigation.pushViewController(stage.screen("B"), animated: true)
            }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        for pause in [0.02, 0.1, 0.3] {
            for _ in 0..<2 {
                stage.device.fingerTap(at: CGPoint(x: 200, y: 420))
                stage.device.wait(pause)
            }
            stage.device.settle()
            #expect(stage.stack == "AB")
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "Screens from setViewControllers have their own preferences, as pushed ones do", .covers(10, 14),
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
        "A screen that shows and hides the bar itself causes one change and one back per cancelled swipe", .covers(14),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"),
        arguments: TestedDriver.all, [true, false])
    func ownCalls(driver: TestedDriver, animated: Bool) {
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
        let device = SimulatedDevice(.init(driver))
        let navigation = Counting()
        navigation.preferredPopDriver = driver.kind
        let (below, top) = (Managing(hides: true, animated: animated), Managing(hides: false, animated: animated))
        navigation.viewControllers = [below, top]
        device.show(navigation)
        device.settle()
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
        #expect(
            navigation.changes == [true, false, true, false, true, false], "one change there and one back, each time")
        navigation.changes = []
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(navigation.topViewController === below)
        #expect(navigation.changes == [true] && navigation.isNavigationBarHidden)
    }

    @Test(
        "A screen that declines the swipe and asks the user can be popped by the answer", .covers(13),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/70"),
        arguments: TestedDriver.all)
    func confirmation(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        let question = UIViewController()
        let yes = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
        yes.addAction(
            UIAction { [unowned stage] _ in
                stage.navigation.dismiss(animated: true) { stage.navigation.popViewController(animated: true) }
            }, for: .touchUpInside)
        question.view.addSubview(yes)
        question.modalPresentationStyle = .overFullScreen
        stage.top.agrees = false
        stage.top.whenAsked = { $0.present(question, animated: true) }
        stage.swipe(y: 300)
        #expect(stage.takeEvents() == ["refused screenDeclined"])
        #expect(stage.navigation.presentedViewController === question)
        stage.device.fingerTap(at: CGPoint(x: 200, y: 420))
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A screen that agrees to a pop but presents another one is not popped", .covers(4, 13),
        arguments: TestedDriver.all
    )
    func presentsWhenAsked(driver: TestedDriver) {
        for animated in [true, false] {
            let stage = Stage("AB", driver)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            stage.top.whenAsked = { $0.present(modal, animated: animated) }
            stage.swipe()
            #expect(stage.stack == "AB")
            // An animated presentation is a transition, too.
            #expect(stage.takeEvents() == [animated ? "refused transitioning" : "refused presenting"])
            stage.screen("B").whenAsked = nil
            stage.navigation.dismiss(animated: true)
            stage.device.settle()
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A map in an excluded view keeps its pan, and a swipe beside it pops", .covers(4),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"), arguments: TestedDriver.all)
    func map(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        stage.top.view.addSubview(map)
        stage.top.popPreferences.excludedViews = [map]
        stage.pull(to: 200, y: 400)
        #expect(pan.state == .changed && pan.translation(in: map).x > 100)
        #expect(stage.verdict == .refused(.excludedView))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.swipe(y: 600)
        #expect(stage.stack == "A")
    }

    @Test(
        "A web view's own edge gesture precedes the swipe where the screen says so", .covers(6),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"),
        arguments: TestedDriver.all)
    func webView(driver: TestedDriver) {
        let stage = Stage("AB", driver)
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        page.addGestureRecognizer(edge)
        stage.top.view.addSubview(page)
        stage.top.popPreferences.precedingViews = [page]
        stage.pull(from: 2, to: 200)
        #expect(edge.state == .changed)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }
}
