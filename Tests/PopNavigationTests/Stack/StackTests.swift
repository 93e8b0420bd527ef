import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The stack")
struct StackTests {
    @Test(
        "Behaviour 10, FIELD 10: pushing an instance twice is ignored, at rest and in a transition",
        arguments: [true, false])
    func duplicate(animated: Bool) {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("A"), animated: animated)
        stage.navigation.pushViewController(stage.screen("B"), animated: animated)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        stage.navigation.pushViewController(stage.screen("A"), animated: animated)
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("Behaviour 10: an instance that has left the stack may come back, at once too")
    func back() {
        let stage = Stage("AB")
        stage.navigation.popViewController(animated: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.navigation.popViewController(animated: true)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 10: pushes during a transition happen after it, in order", arguments: [13, 17, 18, 26])
    func pushes(version: Int) {
        let stage = Stage("A", version: version)
        for name in ["B", "C", "D"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.top.view.window != nil)
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 10: changes of all kinds keep their order", arguments: [13, 18, 26])
    func mixed(version: Int) {
        let stage = Stage("A", version: version)
        let navigation = stage.navigation
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(navigation.popViewController(animated: true) === stage.screen("C"))
        navigation.setViewControllers(["A", "D", "E", "F"].map(stage.screen), animated: true)
        navigation.popToViewController(stage.screen("D"), animated: true)
        navigation.pushViewController(stage.screen("G"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "ADG")
        navigation.pushViewController(stage.screen("H"), animated: true)
        navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 10: a pop that waits answers with the screen that it will pop",
        arguments: [13, 18, 26])
    func waitingPop(version: Int) {
        let stage = Stage("AB", version: version)
        stage.pull(to: 250)
        // The swipe of B is given up for the app's own pop of it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")

        stage.navigation.setViewControllers(["A", "B", "C"].map(stage.screen), animated: false)
        stage.device.settle()
        stage.pull(to: 350)
        stage.device.fingerUp()
        // The swipe of C runs to its end; the pop comes after it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: what a screen asks for in the calls of a change without animation keeps its order")
    func insideCalls() {
        let stage = Stage("AB")
        stage.screen("A").whenAppearing = { [unowned stage] screen in
            screen.whenAppearing = nil
            screen.navigationController?.pushViewController(stage.screen("C"), animated: false)
            #expect(screen.navigationController?.popViewController(animated: false) === stage.screen("C"))
            screen.navigationController?.pushViewController(stage.screen("D"), animated: false)
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "AD")
        #expect(
            stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"] + [
                "willPop C→A programmatic", "didPop C→A programmatic",
            ])
    }

    @Test("Behaviour 9, 10: what is asked for on word of willPop comes before what is asked for on word of didPop")
    func onWord() {
        let stage = Stage("AB")
        stage.navigation.onPopEvent = { [unowned stage] event in
            switch event {
            case .willPop: stage.navigation.pushViewController(stage.screen("C"), animated: true)
            case .didPop: stage.navigation.pushViewController(stage.screen("D"), animated: true)
            default: break
            }
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "ACD")
    }

    @Test("Behaviour 10: a change that waits when the controller leaves the screen is made then")
    func leavingScreen() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        #expect(stage.stack == "ABC")
    }

    @Test("Behaviour 10, FIELD 14: a stack set during a transition comes after it; repeated instances count once")
    func sets() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.viewControllers = ["A", "C", "A"].map(stage.screen)
        stage.device.settle()
        #expect(stage.stack == "AC")
        stage.navigation.setViewControllers(["D", "D"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "D")
    }

    @Test("Behaviour 10: a pop to a screen that has left in the meantime is ignored", arguments: [17, 18])
    func popToNobody(version: Int) {
        let stage = Stage("ABC", version: version)
        stage.navigation.popViewController(animated: true)
        stage.navigation.setViewControllers(["A", "D"].map(stage.screen), animated: true)
        stage.navigation.popToViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AD")
    }

    @Test("Behaviour 10: what pops return is what they remove")
    func results() {
        let stage = Stage("ABCDE")
        let navigation = stage.navigation
        #expect(navigation.popViewController(animated: false) === stage.screen("E"))
        #expect(navigation.popToViewController(stage.screen("B"), animated: false) == ["C", "D"].map(stage.screen))
        #expect(navigation.popToRootViewController(animated: false) == [stage.screen("B")])
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test("Behaviour 10: what a pop that waits returns is what it will remove")
    func laterResults() {
        func during(_ names: String, _ pop: (Stage) -> [UIViewController]?) -> [String] {
            let stage = Stage(names)
            stage.navigation.pushViewController(stage.screen("Z"), animated: true)
            return (pop(stage) ?? []).map(\.description)
        }
        #expect(during("ABC") { $0.navigation.popToViewController($0.screen("B"), animated: true) } == ["C", "Z"])
        #expect(during("ABC") { $0.navigation.popToRootViewController(animated: true) } == ["B", "C", "Z"])
        #expect(during("AB") { [$0.navigation.popViewController(animated: true)!] } == ["Z"])
        let stage = Stage("AB")
        stage.navigation.setViewControllers([stage.screen("X")], animated: true)
        #expect(stage.navigation.popViewController(animated: true) == nil)
    }

    @Test("Behaviour 10: a screen that two waiting pushes name is there once, also in what a pop returns")
    func waitingTwice() {
        let stage = Stage("A")
        for name in ["B", "C", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        #expect(stage.navigation.popToRootViewController(animated: true) == ["B", "C"].map(stage.screen))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10, 11: a push during a swipe cancels the swipe and happens", arguments: drivers)
    func pushDuringSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.pull(to: 250)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        // The next finger may come at once.
        #expect(stage.navigation.popRecognizer?.isEnabled == true)
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.device.settle()
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 10, 11: pops, sets and a push of the swiped screen itself during a swipe", arguments: drivers)
    func changesDuringSwipe(driver: (driver: PopDriver, version: Int)) {
        for (change, result) in [
            ({ $0.navigation.popViewController(animated: true) }, "AB"),
            ({ $0.navigation.popToRootViewController(animated: true) }, "A"),
            ({ $0.navigation.setViewControllers([$0.screen("A"), $0.screen("X")], animated: true) }, "AX"),
            ({ $0.navigation.viewControllers = [$0.screen("X")] }, "X"),
            ({ $0.navigation.pushViewController($0.screen("C"), animated: true) }, "ABC"),
        ] as [((Stage) -> Void, String)] {
            let stage = Stage("ABC", version: driver.version, driver: driver.driver)
            stage.pull(to: 250)
            change(stage)
            stage.device.fingerMove(to: stage.point(300), duration: 0.1)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == result)
            #expect(!stage.device.isHung)
            #expect(stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("Behaviour 10: a transition that ends by leaving the window makes way for the next change at once")
    func leftInTransition() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
    }

    @Test("Behaviour 10: a change asked for when the transition has ended comes after those that wait for it")
    func afterThoseThatWait() {
        final class Pushing: NSObject, UINavigationControllerDelegate {
            var next: UIViewController?
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                if let next { navigationController.pushViewController(next, animated: true) }
                next = nil
            }
        }
        let stage = Stage("A")
        let delegate = Pushing()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        delegate.next = stage.screen("D")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
    }

    @Test("Behaviour 10: a change asked for inside of another comes after it, at once", arguments: [true, false])
    func inside(isAnimated: Bool) {
        final class Parent: UIViewController {
            var whenMoving: (() -> Void)?
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                let action = whenMoving
                whenMoving = nil
                action?()
            }
        }
        let stage = Stage("A")
        let screen = Parent()
        screen.whenMoving = { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("C"), animated: isAnimated)
        }
        stage.navigation.pushViewController(screen, animated: false)
        #expect(stage.navigation.viewControllers == [stage.screen("A"), screen, stage.screen("C")])
        stage.device.settle()
        #expect(stage.top.view.window != nil)
        #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test("Behaviour 3, 11: the system's own gesture during a push hangs nothing", arguments: [18, 26])
    func edgeDuringPush(version: Int) {
        let stage = Stage("AB", version: version, driver: .systemEdge)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 3)
        #expect(!stage.device.isHung)
        #expect(stage.stack == (version >= 26 ? "AB" : "ABC"))
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.settle()
        #expect(stage.top === stage.screen("D"))
    }

    @Test("Behaviour 10, FIELD 16: changes off the window are made at once, and shown when it is back")
    func offWindow() {
        let stage = Stage("A")
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.popViewController(animated: true)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.device.show(stage.navigation)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 10, FIELD 11: after a swipe that was given up the next push works, with all its callbacks",
        arguments: drivers)
    func pushAfterCancel(driver: (driver: PopDriver, version: Int)) {
        final class Counting: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will") }
            override func viewDidAppear(_ animated: Bool) { log.append("did") }
        }
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.swipeAndGiveUp()
        let next = Counting()
        stage.navigation.pushViewController(next, animated: true)
        stage.device.settle()
        #expect(stage.navigation.topViewController === next)
        #expect(next.log == ["will", "did"])
    }

    @Test("Behaviour 10: a set that keeps the top, animated before the last change has been laid out, loses nothing")
    func setOnce() {
        let stage = Stage("AB")
        let c = stage.screen("C")
        stage.navigation.setViewControllers([stage.screen("A"), c], animated: false)
        stage.navigation.setViewControllers([c], animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "C")
        #expect(stage.takeEvents() == ["willPop D→C programmatic", "didPop D→C programmatic"])
    }

    @Test("Behaviour 10: what a screen asks for in its calls comes next, and a pop returns what it will remove")
    func askedForInCalls() {
        final class Calling: UIViewController {
            var whenAppeared: (UINavigationController) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) {
                navigationController.map(whenAppeared)
                whenAppeared = { _ in }
            }
        }
        let stage = Stage("AB")
        let calling = Calling()
        var popped: [UIViewController] = []
        calling.whenAppeared = {
            popped += [$0.popViewController(animated: true)].compactMap { $0 }
            popped += [$0.popViewController(animated: false)].compactMap { $0 }
        }
        stage.navigation.pushViewController(calling, animated: false)
        stage.device.wait(0.1)
        #expect(popped.first === calling)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A")
        let froms = stage.takeEvents().filter { $0.hasPrefix("did") }.compactMap { $0.split(separator: "→").first }
        #expect(froms.last == "didPop C" && froms.dropLast().last == "didPop B")
    }

    @Test("Behaviour 10: a pop in a screen's calls returns it, in a subclass too that forgets super before its layout")
    func askedForInForgetfulSubclass() {
        final class Forgetful: BasicNavigationController {
            override func viewWillLayoutSubviews() {}
        }
        let device = SimulatedDevice()
        let navigation = Forgetful(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        let screen = TestScreen("B")
        var popped: UIViewController?
        screen.whenAppearing = {
            $0.whenAppearing = nil
            popped = $0.navigationController?.popViewController(animated: false)
        }
        navigation.pushViewController(screen, animated: false)
        device.settle()
        #expect(popped === screen)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 10: a subclass's overrides see each call once")
    func subclass() {
        final class Noting: BasicNavigationController {
            var log: [String] = []
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                log.append("push")
                super.pushViewController(viewController, animated: animated)
            }
            override func popViewController(animated: Bool) -> UIViewController? {
                log.append("pop")
                return super.popViewController(animated: animated)
            }
        }
        let device = SimulatedDevice()
        let navigation = Noting(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        for name in ["B", "C"] { navigation.pushViewController(TestScreen(name), animated: true) }
        device.settle()
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.3)
        device.settle()
        #expect(navigation.log == ["push", "push", "push", "pop"])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("Behaviour 1: a subclass that forgets super in its layout can push and pop all the same")
    func forgetfulSubclass() {
        final class Forgetful: BasicNavigationController {
            override func viewDidLayoutSubviews() {}
        }
        let device = SimulatedDevice()
        let navigation = Forgetful(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        for animated in [false, true] {
            navigation.pushViewController(TestScreen("B"), animated: animated)
            #expect(navigation.viewControllers.count == 2)
            device.settle()
            navigation.popViewController(animated: animated)
            #expect(navigation.viewControllers.count == 1)
            device.settle()
        }
        #expect(navigation.topViewController?.view.window != nil)
    }
}
