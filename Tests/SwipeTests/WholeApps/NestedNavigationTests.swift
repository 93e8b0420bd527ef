import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation controllers inside and next to each other")
struct NestedNavigationTests {
    private func plainFlow(_ count: Int, in stage: Stage) -> UINavigationController {
        let flow = UINavigationController()
        flow.viewControllers = (0..<count).map { _ in UIViewController() }
        stage.top.embed(flow)
        stage.device.settle()
        return flow
    }

    @Test(
        "A swipe over a plain inner controller with three screens does not pop the whole flow",
        .covers(.nestedControllers),
        arguments: TestedSwipe.all)
    func threeDeep(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let flow = plainFlow(3, in: stage)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.innerNavigation))
        #expect(stage.takeEvents() == ["refused innerNavigation"])
        // On iOS 26 and later, the plain controller pops from anywhere.
        #expect(flow.viewControllers.count == (swipe.version >= 26 ? 2 : 3))
        #expect(!stage.device.isHung)
    }

    @Test(
        "Swipes from the edge pop an inner controller's screens, and then the screen around it",
        .covers(.leadingEdge, .nestedControllers),
        arguments: TestedSwipe.all)
    func oneAfterTheOther(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let flow = plainFlow(3, in: stage)
        for count in [2, 1] {
            stage.swipe(from: 5)
            #expect(flow.viewControllers.count == count && stage.stack == "AB")
        }
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test("A screen that pushes on a controller around its stack, and agrees, isn't popped", .covers(.neverHangs))
    func pushesAround() {
        let device = SimulatedDevice(.init(.init(on: 18)))
        let inner = BasicNavigationController(nibName: nil, bundle: nil)
        let screen = TestScreen("B")
        inner.viewControllers = [TestScreen("A"), screen]
        let outer = UINavigationController(rootViewController: UIViewController())
        outer.viewControllers[0].embed(inner)
        device.settle(showing: outer)
        screen.whenAsked = { _ in outer.pushViewController(UIViewController(), animated: true) }
        device.fingerDown(at: CGPoint(x: 60, y: 400))
        device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.1)
        #expect(screen.askedFor == [.gesture] && inner.topViewController === screen)
        device.fingerUp()
        device.settle()
        #expect(!device.isHung)
    }

    @Test(
        "Under the outer controller's hidden bar, swipes pop the inner controller's screens",
        .covers(.nestedControllers, .overriddenRefusals), arguments: [26, 27])
    func hiddenOuterBar(version: Int) {
        let stage = Stage("AB", on: .init(.init(on: version)))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        let flow = plainFlow(2, in: stage)
        for start in [5, 60] as [CGFloat] {
            flow.pushViewController(UIViewController(), animated: false)
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && flow.viewControllers.count == 2)
        }
    }

    @Test(
        "Where both bars are hidden, the outer controller keeps a flow that UIKit doesn't pop",
        .covers(.nestedControllers, .overriddenRefusals), arguments: [15, 18, 26, 27], [5, 60] as [CGFloat])
    func bothBarsHidden(version: Int, start: CGFloat) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        let flow = plainFlow(2, in: stage)
        flow.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && flow.viewControllers.count == 2)
    }

    @Test(
        "A flow that has one screen is popped as a whole, from anywhere in the area", .covers(.nestedControllers),
        arguments: TestedSwipe.all)
    func flowAtItsRoot(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        _ = plainFlow(1, in: stage)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "Two controllers side by side are swiped by two fingers at the same time",
        .covers(.neverHangs, .nestedControllers),
        arguments: TestedSwipe.all)
    func sideBySide(swipe: TestedSwipe) {
        let device = SimulatedDevice(.init(swipe))
        let container = UIViewController()
        let halves = [0, 195].map { x in
            let half = BasicNavigationController("AB")
            half.popGestureArea = .full
            container.embed(half, in: CGRect(x: x, y: 0, width: 195, height: 844))
            return half
        }
        let logs = halves.map(EventLog.init)
        device.settle(showing: container)
        device.fingerDown(0, at: CGPoint(x: 40, y: 400))
        device.fingerDown(1, at: CGPoint(x: 235, y: 400))
        device.fingersMove([0: CGPoint(x: 190, y: 400), 1: CGPoint(x: 385, y: 400)], duration: 0.3)
        device.wait(0.2)
        device.fingerUp(0)
        device.fingerUp(1)
        device.settle()
        #expect(!device.isHung)
        for (half, log) in zip(halves, logs) {
            #expect(half.viewControllers.count == 1)
            #expect(log.take() == ["willPop B→A gesture", "didPop B→A gesture"])
            half.pushViewController(TestScreen("C"), animated: true)
            device.settle()
            #expect(half.viewControllers.count == 2)
        }
    }

    @Test(
        "A swipe in an inner navigation bar pops as on plain controllers",
        .covers(.nestedControllers, .touchesInBars), arguments: [15, 18, 26, 27], [1, 2])
    func innerBar(version: Int, innerCount: Int) {
        func counts(_ stage: any FingerStage, _ inner: UINavigationController, from start: CGFloat) -> [Int] {
            inner.viewControllers = (0..<innerCount).map { TestScreen("\($0)") }
            // Below the outer bar.
            stage.top.embed(inner, in: CGRect(x: 0, y: 150, width: 390, height: 600))
            stage.device.settle()
            let bar = inner.navigationBar.convert(inner.navigationBar.bounds, to: nil)
            stage.swipe(from: start, y: bar.midY)
            return [stage.controller.viewControllers.count, inner.viewControllers.count]
        }
        for start in version >= 26 ? [5, 60] : [5] as [CGFloat] {
            let plain = counts(PlainStage("AB", on: version), UINavigationController(), from: start)
            // On iOS 26, the inner content recognizer looks at no bar.
            if version < 26 || innerCount == 1 { #expect(plain == [1, innerCount]) }
            let stage = Stage("AB", .init(on: version))
            #expect(counts(stage, BasicNavigationController(nibName: nil, bundle: nil), from: start) == plain)
            let beside = Stage("AB", .init(on: version))
            #expect(counts(beside, UINavigationController(), from: start) == plain)
        }
    }

    @Test(
        "The outer controller doesn't pop over an inner one whose swipe or recognizer is off",
        .covers(.nestedControllers), arguments: [18, 26], [5, 60] as [CGFloat])
    func disabledInside(version: Int, start: CGFloat) {
        let stage = Stage("AB", .init(on: version))
        let inner = BasicNavigationController("CD")
        stage.top.embed(inner)
        stage.device.settle()
        inner.popRecognizer?.isEnabled = false
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && inner.viewControllers.count == 2)
        inner.popRecognizer?.isEnabled = true
        inner.popGestureRecognizerEnabled = false
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && inner.viewControllers.count == 2)
    }

    @Test(
        "The outer controller doesn't pop over a disabled inner screen with the area `system`",
        .covers(.nestedControllers), arguments: [18, 26], [5, 60] as [CGFloat])
    func disabledScreenInside(version: Int, start: CGFloat) {
        let stage = Stage("AB", .init(on: version))
        let inner = BasicNavigationController("CD")
        inner.popGestureArea = .system
        (inner.topViewController as? TestScreen)?.popPreferences.isGestureEnabled = false
        stage.top.embed(inner)
        stage.device.settle()
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && inner.viewControllers.count == 2)
    }

    @Test("A controller next to the touched one isn't treated as an inner one", .covers(.nestedControllers))
    func neighbour() {
        let device = SimulatedDevice()
        let container = UIViewController()
        let left = BasicNavigationController("AB")
        let right = BasicNavigationController("AB")
        // The right controller's view is inside the left controller's. The controller isn't a child of the left one.
        container.embed(left)
        container.addChild(right)
        right.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
        device.settle(showing: container)
        container.view.addSubview(right.view)
        right.didMove(toParent: container)
        device.settle()
        device.fingerDrag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 360, y: 300), duration: 0.25)
        device.settle()
        #expect(left.viewControllers.count == 1 && right.viewControllers.count == 2)
        device.fingerDrag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 360, y: 600), duration: 0.25)
        device.settle()
        #expect(right.viewControllers.count == 1)
    }
}
