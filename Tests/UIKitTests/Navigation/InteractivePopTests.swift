import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the interactive pop")
struct InteractivePopTests {
    private static let handle = NSSelectorFromString("handleNavigationTransition:")

    @Test(
        "C18: The recognizer is on the controller's view; its delegate and its target are the same private object")
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

    @Test("C18: Reading the action of a target ends the app")
    func action() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = NavigationStage("AB")
            let targets = stage.navigation.interactivePopGestureRecognizer?.value(forKey: "_targets") as? NSArray
            _ = (targets?.firstObject as? NSObject)?.value(forKey: "action")
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSUnknownKeyException"))
    }

    @Test("C18: A foreign pan with the private target drives the system's pop from anywhere")
    func foreignPan() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(350), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("C19: The gesture calls the overridable pop and ignores its result; the percentage is translation over width")
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

    @Test("C19, C22: An overridden pop that lays out the view, or removes the window, does not hang the controller")
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

    @Test("C21: The gesture does not begin while a presentation that covers the controller is animating")
    func comingCover() {
        let stage = NavigationStage("AB")
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.device.fingerDown(at: stage.point(2))
        stage.navigation.present(cover, animated: true)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")
    }

    @Test("C19: A cancelled recognizer cancels the pop")
    func cancelled() {
        let stage = NavigationStage("AB")
        stage.pull(to: 350)
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
    }

    @Test("C30: While animations are disabled, a swipe still follows the finger, and the release decides")
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

    @Test(
        "C20: A slow drag finishes beyond 187.5 points, or beyond half of a narrow screen", arguments: [320, 390, 1024])
    func distance(width: CGFloat) {
        for beyond in [false, true] {
            let stage = NavigationStage("AB") { $0.screenSize = CGSize(width: width, height: 800) }
            let threshold = min(187.5, width / 2)
            stage.pull(to: 4 + 15 + threshold + (beyond ? 1 : -1))
            stage.device.wait(1)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == (beyond ? "A" : "AB"))
        }
    }

    @Test("C20: A short flick forwards finishes, and a flick back cancels after any distance")
    func flick() {
        let forth = NavigationStage("AB")
        forth.swipe(to: 90, duration: 0.06)
        forth.device.settle()
        #expect(forth.stack == "A")
        let back = NavigationStage("AB")
        back.pull(to: 300)
        back.device.fingerMove(to: back.point(240), duration: 0.05)
        back.device.fingerUp()
        back.device.settle()
        #expect(back.stack == "AB")
    }

    @Test("C20: With fewer than three samples the sign of the velocity decides")
    func fewSamples() {
        let stage = NavigationStage("AB")
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(30))
        stage.device.wait(0.01)
        stage.device.fingerMove(to: stage.point(34))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("C20: The remaining animation lasts as long as a whole transition, or continues at the finger's velocity")
    func speed() {
        func time(_ pull: (NavigationStage) -> Void) -> TimeInterval {
            let stage = NavigationStage("AB")
            pull(stage)
            stage.device.fingerUp()
            let start = stage.device.now
            stage.device.settle()
            #expect(stage.stack == "A")
            return stage.device.now - start
        }
        let held = time {
            $0.pull(to: 300)
            $0.device.wait(1)
        }
        #expect(abs(held - 0.35) < 0.001)
        // 1,950 points per second, with 390 − 195 + 15 points remaining.
        let fast = time { $0.pull(to: 199, duration: 0.1) }
        #expect(abs(fast - 210.0 / 1950) < 0.001)
    }

    @Test("C21: The system's own gesture does not begin with a hidden bar, a hidden back button or a left item")
    func conditions() {
        func stack(after prepare: (UINavigationController, UINavigationItem) -> Void) -> String {
            let stage = NavigationStage("AB")
            prepare(stage.navigation, stage["B"].navigationItem)
            stage.device.settle()
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == true)
            return stage.stack
        }
        let left = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        #expect(stack { _, _ in } == "A")
        #expect(stack { navigation, _ in navigation.isNavigationBarHidden = true } == "AB")
        #expect(stack { _, item in item.hidesBackButton = true } == "AB")
        #expect(stack { _, item in item.leftBarButtonItem = left } == "AB")
        let supplemented = stack { _, item in
            item.leftBarButtonItem = left
            item.leftItemsSupplementBackButton = true
        }
        #expect(supplemented == "A")
    }

    @Test("C21: The gesture does not begin with one controller, during a transition, or backwards")
    func moreConditions() {
        let root = NavigationStage("A")
        root.swipe(to: 300)
        root.device.settle()
        #expect(root.stack == "A" && !root.device.isHung)

        let pushing = NavigationStage("AB")
        pushing.navigation.pushViewController(pushing.screen("C"), animated: true)
        pushing.device.wait(0.05)
        pushing.swipe(to: 300, duration: 0.1)
        pushing.device.settle()
        #expect(pushing.stack == "ABC" && !pushing.device.isHung)
    }

    @Test("C21: The gesture does not begin in the bar or the toolbar")
    func bars() {
        let stage = NavigationStage("AB")
        stage.navigation.isToolbarHidden = false
        stage.device.settle()
        for y in [60, stage.navigation.toolbar.frame.midY] as [CGFloat] {
            stage.device.fingerDrag(from: stage.point(4, y: y), to: stage.point(300, y: y), duration: 0.3)
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("C21: The gesture does not begin while a search controller is active")
    func search() {
        let stage = NavigationStage("AB")
        let search = UISearchController(searchResultsController: nil)
        stage["B"].navigationItem.searchController = search
        search.isActive = true
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "AB")
        search.isActive = false
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("C21: A foreign pan with the private target bypasses the conditions")
    func foreignPanPasses() {
        let stage = NavigationStage("AB")
        stage.navigation.isNavigationBarHidden = true
        stage["B"].navigationItem.hidesBackButton = true
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(370), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("C18: Nested controllers, and controllers in two windows, pop independently")
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
