import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Containers and company")
struct ContainerTests {
    @Test("Behaviour 17: a container names the child that decides")
    func child() {
        let stage = Stage("AB")
        let (child, grandchild) = (TestScreen("child"), TestScreen("grandchild"))
        stage.top.addChild(child)
        child.addChild(grandchild)
        stage.top.childForPopPreferences = child
        child.childForPopPreferences = grandchild
        stage.top.isPopGestureEnabled = false
        child.isPopGestureEnabled = false
        grandchild.agrees = false
        stage.swipe()
        #expect(stage.verdict == .refused(.screenDeclined))
        #expect(grandchild.askedFor == [.gesture])
        grandchild.agrees = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 17: a child without preferences has the defaults; one that is none of its children does not count")
    func otherChildren() {
        let stage = Stage("ABC")
        stage.top.isPopGestureEnabled = false
        stage.top.childForPopPreferences = stage.screen("A")
        stage.swipe()
        #expect(stage.verdict == .refused(.disabledByScreen))
        stage.top.childForPopPreferences = stage.top
        stage.swipe()
        #expect(stage.verdict == .refused(.disabledByScreen))
        let (inner, grandchild) = (UIViewController(), TestScreen("grandchild"))
        stage.top.addChild(inner)
        inner.addChild(grandchild)
        grandchild.agrees = false
        stage.top.childForPopPreferences = grandchild
        stage.swipe()
        #expect(stage.verdict == .refused(.screenDeclined))
        let plain = PlainScreen("P")
        stage.top.addChild(plain)
        stage.top.childForPopPreferences = plain
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 17: screens that know nothing of the library have the controller's area")
    func plain() {
        let device = SimulatedDevice()
        let navigation = BasicNavigationController()
        navigation.popGestureArea = .leadingPoints(200)
        navigation.viewControllers = [PlainScreen("A"), PlainScreen("B")]
        device.show(navigation)
        device.fingerDrag(from: CGPoint(x: 190, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.1)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 17: made by a storyboard")
    func coder() {
        let device = SimulatedDevice()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let navigation = unarchiver.flatMap { BasicNavigationController(coder: $0) }
        #expect(navigation?.popGestureRecognizerEnabled == true)
        #expect(navigation?.popGestureArea == .leadingThird)
        navigation?.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.show(navigation!)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(navigation?.viewControllers.count == 1)
    }

    @Test("Behaviour 17: of nested navigation controllers the innermost that can pop wins", arguments: drivers)
    func nested(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("AB", version: driver.version, driver: driver.driver)
        let inner = BasicNavigationController()
        inner.preferredPopDriver = driver.driver
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        outer.top.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 200, width: 390, height: 600)
        outer.top.view.addSubview(inner.view)
        inner.didMove(toParent: outer.top)
        outer.device.settle()
        outer.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        #expect(outer.screen("B").askedFor == [])
        outer.swipe()
        #expect(outer.stack == "A")
        #expect(!outer.device.isHung)
    }

    /// A navigation controller with two screens inside of the top screen.
    private func addInner(_ driver: PopDriver, to parent: UIViewController, screens: Int = 2)
        -> BasicNavigationController
    {
        let inner = BasicNavigationController()
        inner.preferredPopDriver = driver
        inner.viewControllers = (0..<screens).map { TestScreen("\($0)") }
        parent.addChild(inner)
        inner.view.frame = parent.view.bounds
        parent.view.addSubview(inner.view)
        inner.didMove(toParent: parent)
        return inner
    }

    @Test(
        "Behaviour 12: a pop that is not animated is told at once, also while a transition around the controller runs")
    func transitionAround() {
        let device = SimulatedDevice()
        let outer = UINavigationController(rootViewController: PlainScreen("X"))
        device.show(outer)
        device.settle()
        let container = PlainScreen("container")
        let inner = addInner(.automatic, to: container, screens: 3)
        var events: [String] = []
        inner.onPopEvent = { event in
            switch event {
            case .willPop: events.append("will")
            case .didPop: events.append("did")
            case .didCancel, .refused: break
            }
        }
        outer.pushViewController(container, animated: true)
        device.wait(0.1)
        #expect(inner.transitionCoordinator != nil)
        inner.popViewController(animated: false)
        #expect(events == ["will", "did"])
        device.settle()
        #expect(inner.viewControllers.count == 2)
        #expect(events == ["will", "did"])
    }

    @Test("Behaviour 17: of three the innermost that can pop wins, though the one between cannot", arguments: drivers)
    func threeDeep(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("AB", version: driver.version, driver: driver.driver)
        let middle = addInner(driver.driver, to: outer.top, screens: 1)
        let inner = addInner(driver.driver, to: middle.topViewController!)
        outer.device.settle()
        outer.swipe(y: 600)
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        #expect(outer.screen("B").askedFor == [])
        #expect(outer.verdict == nil)
        outer.swipe(y: 600)
        #expect(outer.stack == "A")
    }

    @Test(
        "Behaviour 17: an inner one with the system's edge gesture has the edge, the outer one the rest",
        arguments: drivers)
    func innerEdge(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("ABC", version: driver.version, driver: driver.driver)
        let inner = addInner(.systemEdge, to: outer.top)
        outer.device.settle()
        outer.swipe(from: 60, y: 600)
        #expect(outer.stack == "AB")
        #expect(inner.viewControllers.count == 2)
        let other = addInner(.systemEdge, to: outer.top)
        outer.device.settle()
        outer.swipe(from: 4, y: 600)
        #expect(outer.stack == "AB")
        #expect(other.viewControllers.count == 1)
    }

    @Test("Behaviour 17: a plain navigation controller inside goes first where its own gesture can", arguments: drivers)
    func nestedPlain(driver: (driver: PopDriver, version: Int)) {
        let outer = Stage("AB", version: driver.version, driver: driver.driver)
        let inner = UINavigationController()
        inner.viewControllers = [UIViewController(), UIViewController()]
        for screen in inner.viewControllers { screen.view.backgroundColor = .white }
        outer.top.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        outer.top.view.addSubview(inner.view)
        inner.didMove(toParent: outer.top)
        outer.device.settle()
        outer.swipe(from: 4)
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        outer.swipe(from: 4)
        #expect(outer.stack == "A")
        #expect(!outer.device.isHung)
    }

    @Test("Behaviour 17: two controllers and two windows at once do not disturb each other")
    func several() {
        let (one, two) = (Stage("AB"), Stage("CD", version: 26, driver: .percentDriven))
        one.pull(to: 250)
        two.pull(to: 250)
        #expect(one.stack == "A" && two.stack == "C")
        one.device.wait(0.2)
        one.device.fingerUp()
        one.device.settle()
        #expect(two.stack == "C")
        two.navigation.popGestureRecognizerEnabled = false
        two.device.settle()
        two.device.fingerUp()
        two.device.settle()
        #expect(two.stack == "CD")
        #expect(one.navigation.popGestureRecognizerEnabled)
    }

    @Test(
        "Behaviour 17, FIELD 25: the area follows the view's own width, in a half of the screen too",
        arguments: directions
    )
    func half(direction: UIUserInterfaceLayoutDirection) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        let device = SimulatedDevice(configuration)
        let container = UIViewController()
        let navigation = BasicNavigationController()
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        container.addChild(navigation)
        navigation.view.frame = CGRect(x: 195, y: 0, width: 195, height: 844)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        device.show(container)
        device.settle()
        let isMirrored = direction == .rightToLeft
        func drag(from start: CGFloat, by way: CGFloat) {
            let x = isMirrored ? 390 - start : 195 + start
            device.fingerDrag(
                from: CGPoint(x: x, y: 400), to: CGPoint(x: x + (isMirrored ? -way : way), y: 400), duration: 0.1)
            device.settle()
        }
        drag(from: 66, by: 100)
        #expect(navigation.lastPopGestureVerdict == .refused(.outsideArea))
        drag(from: 64, by: 100)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 17: the direction is the controller's own view's, also against the app's", arguments: drivers)
    func forcedDirection(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.navigation.view.semanticContentAttribute = .forceRightToLeft
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 11, 17: the view's width changes in mid-swipe: the swipe ends", arguments: drivers)
    func resized(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.pull(to: 250)
        stage.navigation.view.frame.size.width = 300
        stage.device.wait(0.05)
        #expect(stage.navigation.popRecognizer?.state != .changed)
        stage.device.fingerMove(to: stage.point(290), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(!stage.device.isHung)
        #expect(stage.top.view.frame.width == 300)
        stage.navigation.view.frame.size.width = 390
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 11, 12, 17: such a swipe is over for good: what is popped next is popped by a call",
        arguments: drivers)
    func resizedAndPopped(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.pull(to: 250)
        stage.navigation.view.frame.size.width = 300
        stage.device.wait(0.6)
        stage.device.fingerMove(to: stage.point(260), duration: 0.1)
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }
}
