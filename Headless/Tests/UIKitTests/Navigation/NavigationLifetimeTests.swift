import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: lifetimes and interruptions")
struct NavigationLifetimeTests {
    @Test("Popped screens are deallocated after a call, a swipe, a pop of several, and off the window")
    func popped() {
        weak var b: UIViewController?
        weak var c: UIViewController?
        let stage = NavigationStage("A")
        func push() {
            let (newB, newC) = (LoggedScreen("B"), LoggedScreen("C"))
            newB.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in })
            b = newB
            c = newC
            stage.navigation.setViewControllers([stage["A"], newB, newC], animated: false)
            stage.device.settle()
        }
        push()
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(b == nil && c == nil)
        push()
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(b != nil && c == nil)
        stage.swipe(to: 60)
        stage.device.settle()
        stage.navigation.setViewControllers([LoggedScreen("X")], animated: true)
        stage.device.settle()
        #expect(b == nil)
        push()
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(b == nil && c == nil)
    }

    /// The state of a navigation controller at its release.
    enum ReleasedActivity: CaseIterable { case rest, push, swipe, hang }

    @Test("A controller is deallocated with its screens at rest, in a transition or a swipe, and hung")
    func controller() {
        for activity in ReleasedActivity.allCases {
            weak var navigation: UINavigationController?
            weak var screen: UIViewController?
            let device = SimulatedDevice()
            func show() {
                let controller = UINavigationController(rootViewController: LoggedScreen("A"))
                controller.pushViewController(LoggedScreen("B"), animated: false)
                navigation = controller
                screen = controller.topViewController
                device.show(controller)
                device.settle()
                switch activity {
                case .rest: break
                case .push:
                    controller.pushViewController(LoggedScreen("C"), animated: true)
                    device.wait(0.1)
                case .swipe:
                    device.fingerDown(at: CGPoint(x: 4, y: 400))
                    device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
                case .hang:
                    let yes = YesDelegate()
                    controller.popToRootViewController(animated: false)
                    device.settle()
                    controller.interactivePopGestureRecognizer?.delegate = yes
                    device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
                    #expect(controller.isHung)
                }
            }
            show()
            device.show(UIViewController())
            device.fingerUp()
            device.settle()
            #expect(navigation == nil)
            #expect(screen == nil)
        }
    }

    enum ReplacingCallback: CaseIterable { case willAppear, didAppear, willDisappearOfLower, willDisappear }

    @Test("A screen may replace the whole controller in any of its callbacks", arguments: [true, false])
    func replacedInCall(animated: Bool) {
        for callback in ReplacingCallback.allCases {
            weak var navigation: UINavigationController?
            let device = SimulatedDevice()
            func run() {
                let controller = UINavigationController(rootViewController: LoggedScreen("A"))
                navigation = controller
                device.show(controller)
                let b = LoggedScreen("B")
                let replace: (LoggedScreen) -> Void = { _ in device.window.rootViewController = UIViewController() }
                switch callback {
                case .willAppear: b.onWillAppear = replace
                case .didAppear: b.onDidAppear = replace
                case .willDisappearOfLower: (controller.topViewController as? LoggedScreen)?.onWillDisappear = replace
                case .willDisappear: b.onWillDisappear = replace
                }
                controller.pushViewController(b, animated: animated)
            }
            run()
            device.settle()
            if callback == .willDisappear {
                navigation?.popViewController(animated: animated)
                device.settle()
            }
            #expect(!(device.window.rootViewController is UINavigationController))
            #expect(navigation == nil)
        }
    }

    @Test(
        "A controller that leaves the window in a callback ends the appearance of all its screens",
        .facts(.changesOffWindow),
        arguments: [true, false])
    func leavesInCall(animated: Bool) {
        for moment in 0..<3 {
            let stage = NavigationStage("A")
            let b = stage.screen("B")
            let leave: (LoggedScreen) -> Void = { _ in stage.device.window.rootViewController = UIViewController() }
            if moment == 0 { b.onWillAppear = leave }
            if moment == 1 { b.onDidAppear = leave }
            if moment == 2 { stage["A"].onWillDisappear = leave }
            stage.navigation.pushViewController(b, animated: animated)
            stage.device.settle()
            #expect(stage["A"].appearance == .disappeared && b.appearance == .disappeared)
            for screen in ["A", "B"] {
                let calls = stage.log.lines.filter { $0.hasPrefix(screen + ".view") }
                let comings = calls.filter { $0.contains("Appear") }.count
                let leavings = calls.filter { $0.contains("Disappear") }.count
                #expect(comings == (screen == "A" ? 0 : leavings))
            }
            b.onWillAppear = nil
            b.onDidAppear = nil
            stage.log.lines = []
            stage.device.show(stage.navigation)
            stage.device.settle()
            #expect(stage.log.lines == ["B.viewWillAppear", "willShow(B)", "B.viewDidAppear", "didShow(B)"])
        }
    }

    @Test("The coordinator and its closures are deallocated after the last callback")
    func coordinator() {
        final class Token {}
        weak var token: Token?
        weak var coordinator: AnyObject?
        let stage = NavigationStage("AB")
        func start() {
            let held = Token()
            token = held
            stage.pull(to: 60)
            coordinator = stage.navigation.transitionCoordinator
            stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in _ = held }
            stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = held }
        }
        start()
        #expect(token != nil && coordinator != nil)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(token == nil && coordinator == nil)
        // Also while a client retains the coordinator.
        start()
        let kept = coordinator
        stage.device.fingerUp()
        stage.device.settle()
        #expect(token == nil && kept != nil)
    }

    @Test("A retained handler does not retain its controller")
    func handler() {
        weak var navigation: UINavigationController?
        var handler: AnyObject?
        func make() {
            let device = SimulatedDevice()
            let controller = UINavigationController(rootViewController: LoggedScreen("A"))
            device.show(controller)
            handler = controller.interactivePopGestureRecognizer?.delegate
            navigation = controller
            device.show(UIViewController())
        }
        make()
        #expect(handler != nil)
        #expect(navigation == nil)
    }

    @Test(
        "Removing a controller from its window ends its swipe, and the controller works on return",
        .facts(.changesOffWindow))
    func takenOff() {
        let stage = NavigationStage("AB")
        stage.pull(to: 200)
        stage.log.lines = []
        stage.device.show(UIViewController())
        stage.device.fingerMove(to: stage.point(300))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear toParent",
                "B.viewDidAppear toParent", "willShow(B)", "didShow(B)", "B.viewWillDisappear", "B.viewDidDisappear",
            ])
        #expect(stage.stack == "AB")
        stage.device.show(stage.navigation)
        stage.device.settle()
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("A rotation ends a swipe, and completes a push at once", .facts(.sizeChange))
    func rotation() {
        let stage = NavigationStage("AB")
        stage.pull(to: 200)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.turn()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.device.fingerMove(to: stage.point(300))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage["B"].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.resize(to: CGSize(width: 390, height: 844))
        stage.turn()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.log.lines.last == "didShow(C)")
        #expect(!stage.device.isHung)
    }

    @Test("Returning to the home screen ends a swipe")
    func background() {
        let stage = NavigationStage("AB")
        stage.pull(to: 200)
        stage.device.enterBackground()
        stage.device.enterForeground()
        stage.device.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.stack == "AB" && stage["B"].view.layer.presentation()!.frame.minX == 0)
        stage.device.fingerUp()
        #expect(!stage.device.isHung)
    }

    @Test("A second finger does not change a swipe")
    func secondFinger() {
        let stage = NavigationStage("AB")
        stage.pull(to: 200)
        stage.device.fingerDown(1, at: stage.point(10, y: 600))
        stage.device.fingerMove(1, to: stage.point(200, y: 600), duration: 0.2)
        stage.device.fingerUp(1)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("Two devices run independent transitions")
    func devices() {
        let (one, two) = (NavigationStage("AB"), NavigationStage("AB", systemVersion: 26))
        one.pull(to: 200)
        two.pull(to: 60)
        two.device.wait(1)
        two.device.fingerUp()
        two.device.settle()
        one.device.fingerMove(to: one.point(300), duration: 0.1)
        one.device.fingerUp()
        one.device.settle()
        #expect(one.stack == "A" && two.stack == "AB")
    }

    @Test("An empty controller shows a pushed screen, and is empty again after the removal of all")
    func empty() {
        let stage = NavigationStage("")
        stage.navigation.pushViewController(stage.screen("A"), animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.willMove(nav)", "A.viewDidLoad", "A.viewWillAppear toParent", "willShow(A)",
                "A.viewDidAppear toParent", "A.didMove(nav)", "didShow(A)",
            ])
        stage.navigation.viewControllers = []
        stage.device.settle()
        #expect(stage.navigation.topViewController == nil)
        #expect(stage.log.lines.contains { $0.hasPrefix("A.viewDidDisappear") })
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.device.settle()
        #expect(stage.log.lines.last == "didShow(B)")
    }
}
