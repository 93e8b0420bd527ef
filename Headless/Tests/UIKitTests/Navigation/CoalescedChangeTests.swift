import Testing
import UIKit
import UIKitSimulator

/// Changes that precede the start of an animated one's transition, where they form one transition with it.
@MainActor
@Suite("Navigation: coalesced changes")
struct CoalescedChangeTests {
    private func coalesced(_ switches: inout SystemSwitches) {
        switches.changesInOneTurn = .coalesced
    }

    @Test(
        "Animated pushes in one turn form one transition to the last one", .facts(.combinedChanges),
        arguments: [18, 26])
    func pushes(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion, switches: coalesced)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
        #expect(stage.navigation.topViewController?.title == "C")
        stage.device.wait(0.1)
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "C.willMove(nav)", "C.viewDidLoad", "A.viewWillDisappear",
                "C.viewWillAppear toParent", "willShow(C)", "A.viewDidDisappear", "C.viewDidAppear toParent",
                "B.didMove(nav)", "C.didMove(nav)", "didShow(C)",
            ])
        #expect(stage.device.now < 2 * 0.35)
    }

    @Test(
        "Animated pops and pushes in one turn return their answers at once", .facts(.combinedChanges),
        arguments: [18, 26])
    func popsAndPushes(systemVersion: Int) {
        let stage = NavigationStage("ABC", systemVersion: systemVersion, switches: coalesced)
        let navigation = stage.navigation
        #expect(navigation.popViewController(animated: true)?.title == "C")
        #expect(navigation.topViewController?.title == "B")
        #expect(navigation.popToRootViewController(animated: true)?.map(\.title) == ["B"])
        #expect(navigation.popViewController(animated: true) == nil)
        navigation.pushViewController(stage.screen("D"), animated: true)
        navigation.setViewControllers(navigation.viewControllers + [stage.screen("E")], animated: true)
        #expect(stage.stack == "ADE")
        stage.device.settle()
        #expect(stage.stack == "ADE")
        #expect(
            stage.log.take().filter { $0.contains("ppear") || $0.contains("how") } == [
                "C.viewWillDisappear fromParent", "E.viewWillAppear toParent", "willShow(E)",
                "C.viewDidDisappear fromParent", "E.viewDidAppear toParent", "didShow(E)",
            ])
        #expect(stage["B"].parent == nil && stage["C"].parent == nil)
    }

    @Test(
        "Each animated change requests an animator for the transition from the visible screen", .facts(.combinedChanges)
    )
    func animators() {
        let stage = NavigationStage("A", switches: coalesced)
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(delegate.operations == ["push A B", "interaction", "push A C", "interaction"])
        #expect(stage.log.lines.filter { $0.hasPrefix("animat") } == ["animateTransition", "animationEnded(true)"])
    }

    @Test("The one transition has a new coordinator, which runs the earlier one's handlers", .facts(.combinedChanges))
    func coordinators() throws {
        let stage = NavigationStage("A", switches: coalesced)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        let first = try #require(stage.navigation.transitionCoordinator)
        func addHandlers(_ name: String) {
            first.animate { context in
                stage.log.add("\(name) alongside to \(context.viewController(forKey: .to)?.title ?? "?")")
            } completion: { _ in
                stage.log.add("\(name) completion")
            }
        }
        addHandlers("early")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        let second = try #require(stage.navigation.transitionCoordinator)
        #expect(first !== second)
        addHandlers("late")
        stage.turn()
        #expect(stage.navigation.transitionCoordinator === second)
        stage.device.settle()
        #expect(
            stage.log.lines.filter { $0.hasPrefix("early") || $0.hasPrefix("late") } == [
                "early alongside to C", "late alongside to C", "early completion", "late completion",
            ])
    }

    @Test(
        "The last change decides whether the transition is animated", .facts(.combinedChanges),
        arguments: [false, true])
    func mixed(isLastAnimated: Bool) {
        let stage = NavigationStage("A", switches: coalesced)
        stage.navigation.pushViewController(stage.screen("B"), animated: !isLastAnimated)
        stage.navigation.transitionCoordinator?.animate { _ in
            stage.log.add("alongside")
        } completion: { _ in
            stage.log.add("completion")
        }
        stage.navigation.pushViewController(stage.screen("C"), animated: isLastAnimated)
        #expect(stage.stack == "ABC")
        #expect((stage.navigation.transitionCoordinator != nil) == isLastAnimated)
        stage.turn()
        #expect((stage.log.lines.last == "completion") == !isLastAnimated)
        #expect(stage.log.lines.contains("didShow(C)") == !isLastAnimated)
        stage.device.settle()
        #expect(stage.log.lines.filter { $0 == "alongside" || $0 == "completion" }.count == (isLastAnimated ? 0 : 2))
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(C)"])
    }

    @Test(
        "Changes that lead back to the visible screen don't make a transition", .facts(.combinedChanges),
        arguments: [18, 26])
    func back(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion, switches: coalesced)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in
            stage.log.add("alongside")
        } completion: { _ in
            stage.log.add("completion")
        }
        #expect(stage.navigation.popViewController(animated: true)?.title == "B")
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil)
        #expect(stage.log.take() == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)", "completion"])
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AC")
    }

    @Test("The pop of a swipe is never combined: a push after it waits", .facts(.combinedChanges), arguments: [18, 26])
    func swipe(systemVersion: Int) {
        final class Pushing: UINavigationController {
            var pushed: UIViewController?
            override func popViewController(animated: Bool) -> UIViewController? {
                let popped = super.popViewController(animated: animated)
                if let pushed { pushViewController(pushed, animated: true) }
                pushed = nil
                return popped
            }
        }
        let navigation = Pushing()
        let stage = NavigationStage("AB", systemVersion: systemVersion, navigation: navigation, switches: coalesced)
        navigation.pushed = stage.screen("C")
        stage.pull(to: 300)
        #expect(stage.stack == "A")
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AC")
        #expect(!stage.device.isHung)
    }

    @Test("A pop with an interaction controller of the app is never combined", .facts(.combinedChanges))
    func interaction() throws {
        let stage = NavigationStage("AB", switches: coalesced)
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        delegate.interactor = nil
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "A")
        stage.turn()
        interactor.finish()
        stage.device.settle()
        #expect(stage.stack == "AC")
    }

    @Test(
        "A change in the new screen's viewDidLoad still joins the transition",
        .facts(.combinedChanges), arguments: [18, 26], [true, false])
    func whileLoading(systemVersion: Int, isAnimated: Bool) {
        let stage = NavigationStage("A", systemVersion: systemVersion, switches: coalesced)
        let screen = LoadingScreen("B", stage.log)
        screen.onLoad = { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            #expect(stage.stack == "ABC")
        }
        stage.navigation.pushViewController(screen, animated: isAnimated)
        stage.turn()
        #expect(
            stage.log.take() == [
                "B.willMove(nav)", "B.viewDidLoad", "C.willMove(nav)", "C.viewDidLoad", "A.viewWillDisappear",
                "C.viewWillAppear toParent", "willShow(C)",
            ])
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(screen.appearances == 0 && stage.navigation.topViewController?.view.window != nil)
    }

    @Test(
        "A screen that replaces itself in viewDidLoad with the visible one leaves it in place", .facts(.combinedChanges)
    )
    func backWhileLoading() {
        let stage = NavigationStage("A", switches: coalesced)
        let screen = LoadingScreen("B", stage.log)
        screen.onLoad = { [unowned stage] in stage.navigation.popViewController(animated: true) }
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage["A"].view.window != nil && screen.view.superview == nil)
        #expect(stage.navigation.value(forKey: "_isTransitioning") as? Bool == false)
    }
}

/// A screen that changes the stack when its view loads.
private final class LoadingScreen: LoggedScreen {
    var onLoad: (() -> Void)?
    private(set) var appearances = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        onLoad?()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
    }
}
