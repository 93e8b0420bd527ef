import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What users of such libraries have suffered, where no other test names it.
///
/// Line 34, SwiftUI, cannot be tested here: the headless UIKit has none.
@MainActor
@Suite("The field")
struct FieldTests {
    @Test("Behaviour 2, FIELD 17: a handler that no longer answers is not called", arguments: [15, 18, 26])
    func replacedTarget(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        configuration.privateParts.remove(.handlerAnswers)
        let stage = Stage("AB", on: configuration)
        #expect(stage.navigation.activePopDriver != .system)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 14, FIELD 20: other navigation controllers are what they were before")
    func noSwizzling() {
        let device = SimulatedDevice()
        let own = BasicNavigationController(rootViewController: TestScreen("A"))
        device.show(own)
        let plain = UINavigationController()
        let hidden = TestScreen("B")
        hidden.prefersNavigationBarHidden = true
        hidden.navigationBarStyle = NavigationBarStyle(background: .transparent)
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
        "Behaviour 15, FIELD 21: at the scroll edge a styled bar has its style, from its first frame on",
        arguments: [15, 18])
    func noWhiteFlash(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let stage = Stage("AB", on: configuration) { screen in
            screen.navigationBarStyle = NavigationBarStyle(background: .color(.red))
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
        "Behaviour 17, FIELD 23: the status bar follows the screens, as with UIKit's own controller", arguments: drivers
    )
    func statusBar(driver: (driver: PopDriver, version: Int)) {
        final class Dark: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage("A", version: driver.version, driver: driver.driver)
        var isHidden: Bool { stage.device.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
        #expect(!isHidden)
        stage.navigation.pushViewController(Dark(), animated: true)
        stage.device.settle()
        #expect(isHidden)
        stage.swipeAndGiveUp()
        #expect(isHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!isHidden)
    }

    @Test("Behaviour 5, FIELD 26: right to left is the mirror image, from the area to the outcome", arguments: drivers)
    func rightToLeft(driver: (driver: PopDriver, version: Int)) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = .rightToLeft
        let stage = Stage("AB", on: configuration, driver: driver.driver)
        // By the left edge nothing starts.
        stage.device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 3, FIELD 33: an app that wants public API only gets nothing else, on any system",
        arguments: [15, 18, 26])
    func publicOnly(version: Int) throws {
        for driver in [PopDriver.contentPop, .percentDriven] {
            let stage = Stage("AB", version: version, driver: driver)
            let recognizer = try #require(stage.navigation.popRecognizer)
            // The private object behind the system's gesture is not among its targets.
            let targets = (recognizer.value(forKey: "_targets") as? [NSObject]) ?? []
            let handler = try #require(stage.navigation.interactivePopGestureRecognizer?.delegate as? NSObject)
            #expect(!targets.contains { $0.value(forKey: "_target") as? NSObject === handler })
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test("Behaviour 7, FIELD 8: off on one screen, the next one pushed can be swiped, and so on", arguments: drivers)
    func offThenPushed(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.top.isPopGestureEnabled = false
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

    @Test("Behaviour 10, FIELD 10: a button that is tapped twice, and pushes the same screen", arguments: [15, 18, 26])
    func doubleTap(version: Int) {
        let stage = Stage("A", version: version)
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
        "Behaviour 10, 14, FIELD 14: screens that were set are swiped by their own preferences, like pushed ones",
        arguments: [15, 16, 18, 26], [true, false])
    func setScreens(version: Int, animated: Bool) {
        let stage = Stage("A", version: version)
        stage.screen("C").prefersNavigationBarHidden = true
        stage.screen("C").popGestureArea = .full
        stage.screen("B").popGestureArea = .leadingPoints(40)
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
        "Behaviour 14, FIELD 18: a screen that hides and shows the bar by its own calls gets no tug of war",
        arguments: drivers, [true, false])
    func ownCalls(driver: (driver: PopDriver, version: Int), animated: Bool) {
        /// Manages the bar as before the library was there.
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
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        let device = SimulatedDevice(configuration)
        let navigation = Counting()
        navigation.preferredPopDriver = driver.driver
        let (below, top) = (Managing(hides: true, animated: animated), Managing(hides: false, animated: animated))
        navigation.viewControllers = [below, top]
        device.show(navigation)
        device.settle()
        let before = device.picture()
        #expect(!navigation.isNavigationBarHidden)
        navigation.changes = []
        // Given up, three times.
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
        "Behaviour 13, FIELD 31: a screen declines the swipe and asks; the user's yes pops it, by a finger",
        arguments: drivers)
    func confirmation(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
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
        "Behaviour 4, 13: a screen that presents something when it is asked, and agrees, is refused", arguments: drivers
    )
    func presentsWhenAsked(driver: (driver: PopDriver, version: Int)) {
        for animated in [true, false] {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            stage.top.whenAsked = { $0.present(modal, animated: animated) }
            stage.swipe()
            #expect(stage.stack == "AB")
            // Animated it counts as a transition, too.
            #expect(stage.takeEvents() == [animated ? "refused transitioning" : "refused presenting"])
            stage.screen("B").whenAsked = nil
            stage.navigation.dismiss(animated: true)
            stage.device.settle()
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test("Behaviour 4, FIELD 28: an excluded map keeps its pan; beside it the screen pops", arguments: drivers)
    func map(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        stage.top.view.addSubview(map)
        stage.top.viewsExcludedFromPopGesture = [map]
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
        "Behaviour 6, FIELD 28: a web view's own way back by the edge goes first where the screen yields to it",
        arguments: drivers)
    func webView(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        page.addGestureRecognizer(edge)
        stage.top.view.addSubview(page)
        stage.top.yieldsTo = edge
        stage.pull(from: 2, to: 200)
        #expect(edge.state == .changed)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }
}
