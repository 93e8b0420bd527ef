import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Containers")
struct ContainerTests {
    @Test("A container's preferences are those of the child that it names", .covers(.neighbours))
    func child() {
        let stage = Stage("AB")
        let (child, grandchild) = (TestScreen("child"), TestScreen("grandchild"))
        stage.top.addChild(child)
        child.addChild(grandchild)
        stage.top.answeringChild = child
        child.answeringChild = grandchild
        stage.top.popPreferences.isGestureEnabled = false
        child.popPreferences.isGestureEnabled = false
        grandchild.agrees = false
        stage.swipe()
        #expect(stage.verdict == .refused(.screenDeclined))
        #expect(grandchild.askedFor == [.gesture])
        grandchild.agrees = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A container that forwards reads its child's preferences at each touch", .covers(.gestureSwitch, .neighbours))
    func changingChild() {
        let stage = Stage("AB")
        let children = [TestScreen("one"), TestScreen("two")]
        for child in children { stage.top.addChild(child) }
        children[0].popPreferences.isGestureEnabled = false
        stage.top.answeringChild = children[0]
        stage.swipe()
        #expect(stage.verdict == .refused(.disabledByScreen))
        stage.top.answeringChild = children[1]
        children[1].agrees = false
        stage.swipe()
        #expect(stage.verdict == .refused(.screenDeclined))
        stage.top.answeringChild = nil
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(children.map(\.askedFor) == [[], [.gesture]])
    }

    @Test(
        "Of a container's several visible children, none is asked unless the container names it",
        .covers(.neighbours), arguments: [15, 18, 26, 27])
    func severalChildren(version: Int) {
        let stage = Stage("AB", .init(on: version))
        let children = [TestScreen("one"), TestScreen("two")]
        for (index, child) in children.enumerated() {
            stage.top.addChild(child)
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * 400, width: stage.width, height: 400)
            stage.top.view.addSubview(child.view)
            child.didMove(toParent: stage.top)
            child.popPreferences.isGestureEnabled = false
            child.agrees = false
        }
        let container = stage.top
        stage.swipe()
        #expect(stage.stack == "A" && container.askedFor == [.gesture])
        #expect(children.allSatisfy { $0.askedFor == [] })
    }

    @Test("A screen without preferences has the controller's area", .covers(.neighbours))
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

    @Test("A controller from a storyboard has the defaults and pops by swipe", .covers(.neighbours))
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

    /// Adds a navigation controller to a screen, and returns it.
    private func addInner(_ names: String, to parent: UIViewController) -> BasicNavigationController {
        let inner = BasicNavigationController(names)
        parent.embed(inner)
        return inner
    }

    @Test("A pop without animation is reported once during a transition around its controller", .covers(.popEvents))
    func transitionAround() {
        let device = SimulatedDevice()
        let outer = UINavigationController(rootViewController: PlainScreen("X"))
        device.settle(showing: outer)
        let container = PlainScreen("container")
        let inner = addInner("XYZ", to: container)
        let log = EventLog(of: inner)
        outer.pushViewController(container, animated: true)
        device.wait(0.1)
        #expect(inner.transitionCoordinator != nil)
        inner.popViewController(animated: false)
        device.settle()
        #expect(inner.viewControllers.count == 2)
        #expect(log.events.map { $0.prefix(7) } == ["willPop", "didPop "])
    }

    @Test(
        "Of three nested controllers the innermost that can pop pops, though the middle one cannot",
        .covers(.neighbours),
        arguments: TestedSwipe.all)
    func threeDeep(swipe: TestedSwipe) {
        let outer = Stage("AB", swipe)
        let middle = addInner("X", to: outer.top)
        let inner = addInner("XY", to: middle.topViewController!)
        outer.device.settle()
        outer.swipe(y: 600)
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        #expect(outer.screen("B").askedFor == [])
        #expect(outer.verdict == .refused(.innerNavigation))
        outer.swipe(y: 600)
        #expect(outer.stack == "A")
    }

    @Test(
        "UIKit's recognizers pop an inner controller with the system's area, the outer one refuses",
        .covers(.neighbours, .nestedControllers),
        arguments: TestedSwipe.all)
    func innerWithSystemArea(swipe: TestedSwipe) {
        let outer = Stage("AB", swipe)
        let inner = addInner("XY", to: outer.top)
        inner.popGestureArea = .system
        outer.device.settle()
        outer.swipe(from: 60, y: 600)
        #expect(outer.stack == "AB")
        // On iOS 26 and later, UIKit pops from anywhere in the content.
        #expect(inner.viewControllers.count == (swipe.version >= 26 ? 1 : 2))
        #expect(outer.verdict == .refused(.innerNavigation))
        if inner.viewControllers.count == 1 { inner.pushViewController(TestScreen("Z"), animated: false) }
        outer.device.settle()
        outer.swipe(from: 4, y: 600)
        #expect(inner.viewControllers.count == 1 && outer.stack == "AB")
        outer.swipe(from: 60, y: 600)
        #expect(outer.stack == "A")
    }

    @Test(
        "A plain inner navigation controller pops first from the edge", .covers(.neighbours),
        arguments: TestedSwipe.all)
    func nestedPlain(swipe: TestedSwipe) {
        let outer = Stage("AB", swipe)
        let inner = UINavigationController()
        inner.viewControllers = [UIViewController(), UIViewController()]
        for screen in inner.viewControllers { screen.view.backgroundColor = .white }
        outer.top.embed(inner)
        outer.device.settle()
        outer.swipe(from: 4)
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        outer.swipe(from: 4)
        #expect(outer.stack == "A")
        #expect(!outer.device.isHung)
    }

    @Test("Two controllers in two windows do not affect each other", .covers(.neighbours))
    func several() {
        let (one, two) = (Stage("AB"), Stage("CD", .init(on: 26)))
        one.pull(to: 250)
        two.pull(to: 250)
        #expect(one.stack == "A" && two.stack == "C")
        one.device.wait(0.2)
        one.device.fingerUp()
        one.device.settle()
        #expect(two.stack == "C")
        two.device.fingerMove(to: two.point(350), duration: 0.1)
        two.liftAfterRest()
        #expect(two.stack == "C")
    }

    @Test(
        "The area is measured in the view's own width, also in half a screen", .covers(.neighbours),
        .bug("https://github.com/marcosgriselli/SwipeableTabBarController/issues/98"),
        arguments: directions
    )
    func half(direction: UIUserInterfaceLayoutDirection) {
        let device = SimulatedDevice(.init(.init(), direction))
        let container = UIViewController()
        let navigation = BasicNavigationController()
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        container.embed(navigation, in: CGRect(x: 195, y: 0, width: 195, height: 844))
        device.settle(showing: container)
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

    @Test(
        "The layout direction is that of the controller's view, also where the app's differs", .covers(.neighbours),
        arguments: TestedSwipe.all)
    func forcedDirection(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.view.semanticContentAttribute = .forceRightToLeft
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe goes on when the view's width changes, and the next one works",
        .covers(.neverHangs, .neighbours),
        arguments: TestedSwipe.all)
    func resized(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        stage.navigation.view.frame.size.width = 300
        stage.device.wait(0.05)
        stage.device.fingerMove(to: stage.point(290), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(stage.top.view.frame.width == 300)
        stage.navigation.view.frame.size.width = 390
        stage.expectUsable()
    }
}
