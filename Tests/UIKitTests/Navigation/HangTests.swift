import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: how an app hangs")
struct NavigationHangTests {
    @Test("C22: a swipe at the root, allowed by a delegate that always says yes, hangs a bare navigation controller")
    func root() {
        let stage = NavigationStage("A")
        let yes = YesDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = yes
        #expect(!stage.device.isHung)
        stage.swipe(to: 200)
        stage.device.settle()
        #expect(stage.device.isHung)
        // It blocks every later transition: the stack has changed, the screen never will.
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.device.wait(10)
        #expect(stage.log.take() == ["B.willMove(nav)"])
        #expect(stage.stack == "AB")
        #expect(stage["A"].view.window != nil)
        #expect(stage.navigation.value(forKey: "_isTransitioning") as? Bool == true)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.device.isHung)
    }

    @Test("C22: so does a foreign pan with the private target")
    func foreignPanAtRoot() {
        let stage = NavigationStage("A")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(200), duration: 0.2)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("C22: the hanging screen takes no touches once a transition is stuck")
    func touches() {
        let stage = NavigationStage("A")
        stage.addForeignPan()
        let point = CGPoint(x: 200, y: 400)
        let hit = { stage.device.window.hitTest(point, with: nil) }
        #expect(hit() === stage["A"].view)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(200), duration: 0.2)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(hit() === stage.navigation.view)
    }

    @Test("C22: a controller that answers nothing to the pop hangs as well")
    func refusedPop() {
        final class Refusing: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let stage = NavigationStage("AB", navigation: Refusing())
        stage.swipe(to: 200)
        #expect(stage.device.isHung)
    }

    @Test("C23: a vertical drag through a foreign pan starts a transition that never ends", arguments: [-120, 120])
    func vertical(dy: CGFloat) {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(200), to: stage.point(200, y: 400 + dy), duration: 0.2)
        stage.device.settle()
        #expect(stage.device.isHung)
        #expect(stage.stack == "A")
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.log.lines.contains("A.viewWillAppear"))
        #expect(!stage.log.lines.contains("A.viewDidAppear"))
    }

    @Test("C23: so does one the other way")
    func otherWay() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(200), to: stage.point(80), duration: 0.2)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("C23: a gesture begun during a push animation hangs; the push ends", arguments: [17, 26])
    func duringPush(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.addForeignPan()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(300), duration: 0.1)
        stage.device.settle()
        #expect(stage.device.isHung)
        #expect(stage.log.lines.contains("didShow(C)"))
    }

    @Test("C23: the exact hysteresis leaves no translation, but the finger moves forwards: that does not hang")
    func exactHysteresis() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDown(at: stage.point(100))
        stage.device.wait(0.01)
        stage.device.fingerMove(to: stage.point(110))
        #expect(stage.navigation.transitionCoordinator?.percentComplete == 0)
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "A")
    }

    @Test("C22: a plain controller never hangs by its own gesture, however one drags")
    func plain() {
        let stage = NavigationStage("AB")
        let corners: [CGFloat] = [2, 12, 200, 380]
        for x in corners {
            for (dx, dy) in [(300, 0), (-300, 0), (0, 200), (40, -200), (14, 2), (15, 0)] as [(CGFloat, CGFloat)] {
                stage.device.fingerDrag(
                    from: CGPoint(x: x, y: 400), to: CGPoint(x: x + dx, y: 400 + dy), duration: 0.1)
                stage.device.settle()
                #expect(!stage.device.isHung)
            }
        }
    }
}
