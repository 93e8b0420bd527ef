import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the interactive pop")
struct InteractivePopTests {
    private static let handle = NSSelectorFromString("handleNavigationTransition:")

    @Test(
        "The pop recognizer on the controller's view has one private object as delegate and target",
        .facts(.interactivePopHandler))
    func handler() throws {
        let stage = NavigationStage("AB")
        let recognizer = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(recognizer.view === stage.navigation.view)
        #expect(recognizer is UIScreenEdgePanGestureRecognizer)
        let handler = try #require(recognizer.delegate as? NSObject)
        #expect("\(type(of: handler))" == "_UINavigationInteractiveTransition")
        #expect(handler.responds(to: Self.handle))
        let targets = try #require(recognizer.value(forKey: "_targets") as? NSMutableArray)
        let first = try #require(targets.firstObject as? NSObject)
        #expect(first.value(forKey: "_target") as AnyObject? === handler)
        #expect(first.value(forKey: "target") as AnyObject? === handler)
        #expect(stage.navigation.value(forKey: "_cachedInteractionController") as AnyObject? === handler)
    }

    @Test("UIKit sets its own delegates when the controller's view loads", .facts(.interactivePopHandler))
    func delegateOnLoad() {
        let device = SimulatedDevice()
        device.system.configuration.systemVersion = 26
        let (controller, own) = (UINavigationController(rootViewController: UIViewController()), YesDelegate())
        let recognizers = [
            controller.interactivePopGestureRecognizer, controller.interactiveContentPopGestureRecognizer,
        ]
        for recognizer in recognizers { recognizer?.delegate = own }
        controller.loadViewIfNeeded()
        for recognizer in recognizers { #expect(recognizer?.delegate !== own && recognizer?.delegate != nil) }
    }

    @Test("Reading the action of a target ends the app", .facts(.interactivePopHandler))
    func action() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = NavigationStage("AB")
            let targets = stage.navigation.interactivePopGestureRecognizer?.value(forKey: "_targets") as? NSArray
            _ = (targets?.firstObject as? NSObject)?.value(forKey: "action")
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSUnknownKeyException"))
    }

    @Test("A foreign pan with the private target drives the system's pop from anywhere", .facts(.interactivePopHandler))
    func foreignPan() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(350), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "The gesture ignores an overridden pop's result; its percentage is translation over width",
        .facts(.interactivePopCall))
    func override() {
        final class Counting: UINavigationController {
            var pops: [Bool] = []
            override func popViewController(animated: Bool) -> UIViewController? {
                pops.append(animated)
                _ = super.popViewController(animated: animated)
                return nil
            }
        }
        let navigation = Counting()
        let stage = NavigationStage("AB", navigation: navigation)
        stage.pull(to: 214)
        #expect(navigation.pops == [true])
        #expect(abs(navigation.transitionCoordinator!.percentComplete - 0.5) < 1e-9)
        stage.device.fingerMove(to: stage.point(19), duration: 0.2)
        #expect(navigation.transitionCoordinator!.percentComplete == 0)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "An overridden pop may lay out the view or remove the window without hanging the controller",
        .facts(.interactivePopCall, .rootFreeze))
    func insideTheCall() {
        final class Acting: UINavigationController {
            var act: (UINavigationController) -> Void = { _ in }
            override func popViewController(animated: Bool) -> UIViewController? {
                defer { act(self) }
                return super.popViewController(animated: animated)
            }
        }
        let navigation = Acting()
        let stage = NavigationStage("ABC", navigation: navigation)
        navigation.act = { $0.view.layoutIfNeeded() }
        stage.pull(to: 350)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")

        navigation.act = { _ in stage.device.window.rootViewController = UIViewController() }
        stage.pull(to: 350)
        stage.device.fingerUp()
        navigation.act = { _ in }
        stage.device.show(navigation)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "A")
    }

    @Test("A cancelled recognizer cancels the pop", .facts(.interactivePopCall))
    func cancelled() {
        let stage = NavigationStage("AB")
        stage.pull(to: 350)
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
    }

    @Test(
        "While animations are disabled, a swipe still follows the finger, and the release decides",
        .facts(.disabledAnimations))
    func withoutAnimations() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        for (end, expected) in [(60, "AB"), (350, "A")] as [(CGFloat, String)] {
            let stage = NavigationStage("AB")
            stage.pull(to: end)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            #expect(abs(stage["B"].view.layer.presentation()!.frame.minX - (end - 19)) < 1e-6)
            stage.device.wait(0.2)
            stage.device.fingerUp()
            stage.device.wait(0)
            #expect(stage.stack == expected)
            #expect(stage.navigation.transitionCoordinator == nil)
            #expect(stage.log.lines.contains { $0.hasPrefix("\(expected.last!).viewDidAppear") })
            #expect(!UIView.areAnimationsEnabled)
            stage.device.settle()
            #expect(!stage.device.isHung)
        }
    }

    @Test("Nested controllers, and controllers in two windows, pop independently", .facts(.interactivePopHandler))
    func several() {
        let outer = NavigationStage("AB")
        let inner = UINavigationController(rootViewController: LoggedScreen("X"))
        inner.pushViewController(LoggedScreen("Y"), animated: false)
        let holder = outer["B"]
        holder.addChild(inner)
        inner.view.frame = holder.view.bounds
        holder.view.addSubview(inner.view)
        inner.didMove(toParent: holder)
        outer.device.settle()
        outer.swipe(to: 300)
        outer.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
        outer.swipe(to: 300)
        outer.device.settle()
        #expect(outer.stack == "A")

        let window = UIWindow(frame: outer.device.window.bounds)
        let other = UINavigationController(rootViewController: LoggedScreen("P"))
        other.pushViewController(LoggedScreen("Q"), animated: false)
        window.rootViewController = other
        window.makeKeyAndVisible()
        outer.device.settle()
        outer.swipe(to: 300)
        outer.device.settle()
        #expect(other.viewControllers.count == 1)
        #expect(outer.stack == "A")
    }
}
