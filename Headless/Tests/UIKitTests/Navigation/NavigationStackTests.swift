import Testing
import UIKit
import UIKitSimulator

/// Records the calls of the members that UIKit calls by itself.
@MainActor
private final class OverridingNavigation: UINavigationController {
    var calls: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push \(viewController.title ?? "?") \(animated)")
        super.pushViewController(viewController, animated: animated)
    }
}

@MainActor
@Suite("Navigation: the stack")
struct NavigationStackTests {
    @Test("init(rootViewController:) calls the overridable push, without animation", .facts(.stackProperties))
    func initialPush() {
        let navigation = OverridingNavigation(rootViewController: LoggedScreen("A"))
        #expect(navigation.calls == ["push A false"])
        #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test(
        "viewControllers are the children, topViewController the last; pushing sets the controller",
        .facts(.stackProperties))
    func children() {
        let stage = NavigationStage("AB")
        let c = stage.screen("C")
        stage.navigation.pushViewController(c, animated: true)
        #expect(stage.navigation.viewControllers == stage.navigation.children)
        #expect(stage.navigation.topViewController === c)
        #expect(stage.navigation.visibleViewController === c)
        #expect(c.navigationController === stage.navigation)
        #expect(c.parent === stage.navigation)
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test("Setting viewControllers is not animated", .facts(.stackProperties))
    func setting() {
        let stage = NavigationStage("A")
        stage.navigation.viewControllers = [stage["A"], stage.screen("B")]
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.turn()
        #expect(stage.log.lines.contains("B.viewDidAppear toParent"))
        #expect(stage.stack == "AB")
    }

    @Test("show pushes, from the controller and from a screen on it", .facts(.stackProperties))
    func show() {
        let stage = NavigationStage("A")
        stage.navigation.show(stage.screen("B"), sender: nil)
        stage.device.settle()
        stage.navigation.topViewController?.show(stage.screen("C"), sender: nil)
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test("Pushing a screen that is on the stack ends the app", .facts(.invalidStack))
    func pushTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.pushViewController(screen, animated: true)
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSInvalidArgumentException"))
        #expect(output.contains("Pushing the same view controller instance more than once is not supported"))
    }

    @Test("Pushing a navigation controller ends the app", .facts(.invalidStack))
    func pushNavigationController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController().pushViewController(UINavigationController(), animated: false)
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSInvalidArgumentException"))
        #expect(output.contains("Pushing a navigation controller is not supported"))
    }

    @Test("Setting a stack with duplicates ends the app", .facts(.invalidStack))
    func setDuplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = UIViewController()
            UINavigationController().setViewControllers([screen, screen], animated: false)
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSInternalInconsistencyException"))
    }

    @Test(
        "A set pops to a top that was on the stack, else pushes; the same top has no transition",
        .facts(.setViewControllers))
    func operationOfSet() {
        let stage = NavigationStage("ABC")
        let delegate = AnimatorDelegate()
        stage.navigation.delegate = delegate
        stage.navigation.setViewControllers([stage["A"], stage["B"]], animated: true)
        stage.device.settle()
        #expect(delegate.operations == ["pop C B"])
        stage.navigation.setViewControllers([stage["A"], stage.screen("D")], animated: true)
        stage.device.settle()
        #expect(delegate.operations == ["pop C B", "push B D"])
        let top = stage.navigation.topViewController!
        stage.log.lines = []
        stage.navigation.setViewControllers([top], animated: true)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.device.settle()
        #expect(delegate.operations.count == 2)
        #expect(stage.stack == "D")
        #expect(stage.log.take() == ["A.willMove(nil)", "A.didMove(nil)"])
    }

    @Test("Popping with one controller returns nil and has no effect", .facts(.popAnswers))
    func popAtRoot() {
        let stage = NavigationStage("A")
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.device.settle()
        #expect(stage.log.lines.isEmpty)
        #expect(stage.stack == "A")
    }

    @Test(
        "popTo and popToRoot return screens in stack order; those between get no appearance calls", .facts(.popAnswers))
    func popTo() {
        let stage = NavigationStage("ABCD")
        let popped = stage.navigation.popToViewController(stage["B"], animated: true)
        #expect(popped?.map(\.title) == ["C", "D"])
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "D.willMove(nil)", "C.willMove(nil)", "B.viewDidLoad", "D.viewWillDisappear fromParent",
                "B.viewWillAppear", "willShow(B)", "D.viewDidDisappear fromParent", "D.didMove(nil)",
                "C.didMove(nil)", "B.viewDidAppear", "didShow(B)",
            ])
        #expect(stage.navigation.popToRootViewController(animated: false)?.map(\.title) == ["B"])
        stage.turn()
        #expect(stage.stack == "A")
        #expect(stage.navigation.popToRootViewController(animated: false)?.isEmpty == true)
    }

    @Test("Popping to a controller that is not in the stack ends the app on iOS 17 and earlier", .facts(.popAnswers))
    func popToUnknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = NavigationStage("AB", systemVersion: 17)
            stage.navigation.popToViewController(UIViewController(), animated: true)
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("Tried to pop to a view controller that doesn't exist"))
    }

    @Test("Popping to a controller that is not in the stack is logged on iOS 26 and has no effect", .facts(.popAnswers))
    func popToUnknownLater() {
        let stage = NavigationStage("AB", systemVersion: 26)
        #expect(stage.navigation.popToViewController(UIViewController(), animated: true) == nil)
        #expect(stage.device.warnings.count == 1)
        #expect(stage.stack == "AB")
    }

    @Test("Before the controller has appeared, an animated push is not animated", .facts(.changesOffWindow))
    func beforeAppearance() {
        let device = SimulatedDevice()
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: LoggedScreen("A", log))
        navigation.pushViewController(LoggedScreen("B", log), animated: true)
        #expect(navigation.transitionCoordinator == nil)
        #expect(
            log.take() == ["A.willMove(nav)", "A.didMove(nav)", "B.willMove(nav)", "B.didMove(nav)"])
        let listener = ShowListener(log)
        navigation.delegate = listener
        device.show(navigation)
        #expect(log.take() == ["B.viewDidLoad", "B.viewWillAppear", "willShow(B)", "B.viewDidAppear", "didShow(B)"])
    }

    @Test("An animated push while the controller appears is not animated", .facts(.changesOffWindow))
    func whileAppearing() {
        let device = SimulatedDevice()
        let log = CallLog()
        let a = LoggedScreen("A", log)
        a.onWillAppear = { screen in
            screen.onWillAppear = nil
            screen.navigationController?.pushViewController(LoggedScreen("B", log), animated: true)
            #expect(screen.navigationController?.transitionCoordinator == nil)
        }
        let navigation = UINavigationController(rootViewController: a)
        device.show(navigation)
        device.settle()
        #expect(device.now == 0)
        #expect(
            log.lines.suffix(6) == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "A.viewDidDisappear",
                "B.viewDidAppear toParent", "B.didMove(nav)",
            ])
    }

    @Test(
        "A push during the appearance with a layout pass in willShow ends with the last screen",
        .facts(.changesOffWindow))
    func laidOutWhileAppearing() {
        let device = SimulatedDevice()
        let (log, b) = (CallLog(), LoggedScreen("B"))
        let a = LoggedScreen("A", log)
        a.onWillAppear = { screen in
            screen.onWillAppear = nil
            screen.navigationController?.pushViewController(b, animated: false)
        }
        let navigation = UINavigationController(rootViewController: a)
        let listener = ShowListener(log)
        navigation.delegate = listener
        listener.onWillShow = { [unowned navigation] in navigation.view.layoutIfNeeded() }
        device.show(navigation)
        device.settle()
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
        #expect(log.lines.last == "didShow(B)")
    }

    @Test("After a pop in willShow during the appearance, the new top is visible", .facts(.changesOffWindow))
    func poppedWhileAppearing() {
        let device = SimulatedDevice()
        let log = CallLog()
        let (a, b) = (LoggedScreen("A", log), LoggedScreen("B", log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let listener = ShowListener(log)
        navigation.delegate = listener
        listener.onWillShow = { [unowned navigation] in navigation.popViewController(animated: false) }
        device.show(navigation)
        device.settle()
        #expect(a.view.window != nil)
        #expect(log.lines.filter { $0.contains("viewDid") && $0.contains("ppear") }.last == "A.viewDidAppear")
        #expect(log.lines.last == "didShow(A)")
    }

    @Test(
        "A push that still waits when the controller disappears has nevertheless changed the stack",
        .facts(.changesOffWindow))
    func abandoned() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("completion") }
        stage.device.show(UIViewController())
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "B.didMove(nav)", "A.viewWillDisappear", "A.viewDidDisappear", "completion",
            ])
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(
            stage.log.take() == ["B.viewDidLoad", "B.viewWillAppear", "willShow(B)", "B.viewDidAppear", "didShow(B)"])
    }

    @Test(
        "Off the window, appearance calls, willShow and didShow wait for the controller's return",
        .facts(.changesOffWindow))
    func offWindow() {
        let stage = NavigationStage("A")
        let container = UIViewController()
        stage.device.show(container)
        stage.device.settle()
        #expect(stage.log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.log.take() == ["B.willMove(nav)", "B.didMove(nav)"])
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(
            stage.log.take() == ["B.viewDidLoad", "B.viewWillAppear", "willShow(B)", "B.viewDidAppear", "didShow(B)"])
        #expect(stage.navigation.topViewController?.view.window != nil)
        #expect(stage["A"].view.superview == nil)
    }
}
