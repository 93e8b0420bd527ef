import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: iOS 26")
struct NavigationSystem26Tests {
    @Test(
        "On iOS 26, the content recognizer is enabled on the controller's view, with its name",
        .facts(.contentPopRecognizer))
    func content() throws {
        #expect(NavigationStage("AB", systemVersion: 18).navigation.interactiveContentPopGestureRecognizer == nil)
        let stage = NavigationStage("AB", systemVersion: 26)
        let recognizer = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        #expect(recognizer.isEnabled)
        #expect(recognizer.view === stage.navigation.view)
        #expect(recognizer.name == "UINavigationController.contentSwipe")
        #expect(stage.navigation.interactivePopGestureRecognizer?.name == "UINavigationController.edgeSwipe")
    }

    @Test(
        "An app that keeps the former design has no content recognizer",
        .facts(.contentPopRecognizer, .interruptibleTransitions), arguments: [false, true])
    func formerDesign(interrupts: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26, configure: { $0.keepsFormerDesign = true }) {
            $0.interruptsInFormerDesign = interrupts
        }
        #expect(stage.navigation.interactiveContentPopGestureRecognizer == nil)
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.transitionCoordinator?.isInterruptible == interrupts)
    }

    @Test(
        "The content recognizer pops from the middle of the screen, finished and cancelled",
        .facts(.contentPopRecognizer))
    func pops() {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(220), duration: 0.3)
        stage.device.wait(0)
        stage.device.settle()
        stage.device.fingerDown(at: stage.point(100))
        stage.device.fingerMove(to: stage.point(380), duration: 0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("The content recognizer checks the system's conditions", .facts(.contentPopRecognizer))
    func conditions() {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage["B"].navigationItem.hidesBackButton = true
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "The content recognizer fails if a recognizer begins whose failure it requires", .facts(.contentPopRecognizer))
    func gate() throws {
        let stage = NavigationStage("AB", systemVersion: 26)
        let gate = UIPanGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(gate)
        try #require(stage.navigation.interactiveContentPopGestureRecognizer).require(toFail: gate)
        stage.device.fingerDrag(from: stage.point(150), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("On iOS 26 a push starts while another push runs", .facts(.interruptibleTransitions))
    func pushDuringPush() {
        let stage = NavigationStage("A", systemVersion: 26)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(
            stage.log.take().filter { $0.hasPrefix("didShow") || $0.hasSuffix("didMove(nav)") }
                == ["B.didMove(nav)", "didShow(B)", "C.didMove(nav)", "didShow(C)"])
    }

    @Test(
        "Touches reach moving screens, unless the app's animator cannot be interrupted",
        .facts(.interruptibleTransitions))
    func touchesDuringTransitions() {
        let animators: [(CallLog) -> (any UIViewControllerAnimatedTransitioning)?] = [
            { _ in nil }, { _ in InterruptibleSlideAnimator() }, { FadeAnimator($0) },
        ]
        for (index, animator) in animators.enumerated() {
            let stage = NavigationStage("A", systemVersion: 26)
            let delegate = AnimatorDelegate()
            delegate.animator = animator(stage.log)
            stage.navigation.delegate = delegate
            let screen = stage.screen("B")
            stage.navigation.pushViewController(screen, animated: true)
            stage.device.wait(0.2)
            let hit = stage.device.window.hitTest(stage.point(380), with: nil)
            #expect((hit === screen.view) == (index < 2))
            stage.device.settle()
            #expect(stage.device.window.hitTest(stage.point(380), with: nil) === screen.view)
        }
    }

    @Test(
        "On iOS 18, the arriving screen alone takes touches in a push", .facts(.interruptibleTransitions),
        arguments: [15, 18])
    func arrivingScreen(version: Int) {
        let stage = NavigationStage("A", systemVersion: version)
        let (lower, upper) = (stage.screen("A"), stage.screen("B"))
        stage.navigation.pushViewController(upper, animated: true)
        stage.device.wait(0.1)
        let hits = [5, 380].map { stage.device.window.hitTest(stage.point($0), with: nil) }
        #expect(hits[1] === upper.view && hits[0] !== lower.view)
        stage.device.settle()
    }

    @Test("On iOS 18, no screen takes other touches while a finger swipes", .facts(.interruptibleTransitions))
    func arrivingUnderFinger() {
        let stage = NavigationStage("AB", systemVersion: 18)
        stage.pull(to: 200)
        #expect(stage.device.window.hitTest(stage.point(100), with: nil) === stage.navigation.view)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test(
        "A swipe interrupts a push, or UIKit's delegate refuses it", .facts(.interruptibleTransitions),
        arguments: [true, false])
    func swipeDuringPush(interrupts: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26, switches: { $0.swipesInterrupt = interrupts })
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.swipe(to: 350, duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == (interrupts ? "AB" : "ABC"))
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == (interrupts ? "A" : "AB") && !stage.device.isHung)
    }

    @Test("A swipe during a pop by code pops the next screen", .facts(.interruptibleTransitions))
    func swipeDuringPop() {
        let stage = NavigationStage("ABC", systemVersion: 26)
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.swipe(to: 350, duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test("A finger takes over a cancelled pop that slides back", .facts(.interruptibleTransitions))
    func grab() {
        let stage = NavigationStage("AB", systemVersion: 26)
        var changes: [Bool] = []
        stage.pull(to: 150)
        stage.device.wait(0.3)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        stage.device.fingerUp()
        stage.device.wait(0.1)
        let x = stage["B"].view.layer.presentation()!.frame.minX
        #expect(x > 0 && x < 150)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(20))
        let grabbed = stage["B"].view.layer.presentation()!.frame.minX
        #expect(abs(grabbed - x) < 5)
        stage.device.fingerMove(to: stage.point(300), duration: 0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(changes == [false, true, false])
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A change of the app completes the pop under the finger", .facts(.interruptibleTransitions),
        arguments: [true, false])
    func changeUnderFinger(animated: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage.pull(to: 60)
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        #expect(stage.stack == "AC" && stage["B"].parent == nil)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AC" && !stage.device.isHung)
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(A)", "didShow(C)"])
    }

    @Test(
        "With reduced motion a push cross-fades and isn't interrupted, and a swipe slides",
        .facts(.builtInTransition, .interruptibleTransitions))
    func reducedMotion() {
        let stage = NavigationStage("A", systemVersion: 26, configure: { $0.reduceMotion = true })
        let b = stage.screen("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.device.wait(0.1)
        #expect(b.view.layer.presentation()!.frame.minX == 0 && b.view.layer.presentation()!.opacity < 1)
        #expect(stage.device.window.hitTest(stage.point(380), with: nil) !== b.view)
        stage.swipe(to: 350, duration: 0.1)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABC")
        stage.pull(to: 200)
        #expect(stage.navigation.viewControllers.count == 2 && b.view.layer.presentation()!.opacity == 1)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test(
        "A swipe that interrupts a push does not hang if its pop ends at once off the window",
        .facts(.interruptibleTransitions))
    func interruptsOffWindow() {
        /// Pushes a popped screen again.
        final class Returning: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                let popped = super.popViewController(animated: animated)
                if let popped { pushViewController(popped, animated: animated) }
                return popped
            }
        }
        let navigation = Returning(nibName: nil, bundle: nil)
        let stage = NavigationStage("A", systemVersion: 26, navigation: navigation)
        let screen = stage.screen("B")
        screen.onDidAppear = { [unowned stage] _ in stage.device.show(UIViewController()) }
        navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(to: 200, duration: 0.1)
        screen.onDidAppear = nil
        #expect(navigation.viewIfLoaded?.window == nil)
        #expect(stage.stack == "AB")
        stage.device.show(navigation)
        stage.device.settle()
        #expect(!stage.device.isHung)
    }

    @Test(
        "A pop by a delegate's animator can't be interrupted; a swipe during it doesn't hang",
        .facts(.interruptibleTransitions))
    func customAnimator() {
        let stage = NavigationStage("ABC", systemVersion: 26)
        let delegate = AnimatorDelegate()
        delegate.animator = FadeAnimator(stage.log)
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.navigation.delegate = nil
        stage.swipe(to: 300, duration: 0.1)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")
    }

    @Test("A swipe during a swipe's pop that completes pops the next screen", .facts(.interruptibleTransitions))
    func secondSwipe() {
        let stage = NavigationStage("ABC", systemVersion: 26)
        stage.swipe(to: 250, duration: 0.3)
        stage.device.wait(0.05)
        stage.swipe(to: 350, duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    enum InterruptingChange: String, CaseIterable {
        case pop = "AB"
        case push = "ABCD"
        case popToRoot = "A"
        case set = "CD"

        /// The stack after the change, which started from "ABC".
        var stack: String { rawValue }
    }

    @Test(
        "A change that interrupts a cancelled swipe starts from the restored stack",
        .facts(.interruptibleTransitions), arguments: InterruptingChange.allCases)
    func changeDuringCancellation(change: InterruptingChange) {
        let stage = NavigationStage("ABC", systemVersion: 26)
        stage.pull(to: 90)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        #expect(stage.stack == "AB")
        let (b, c) = (stage["B"], stage["C"])
        switch change {
        case .pop: stage.navigation.popViewController(animated: true)
        case .push: stage.navigation.pushViewController(stage.screen("D"), animated: true)
        case .popToRoot: stage.navigation.popToRootViewController(animated: true)
        case .set: stage.navigation.setViewControllers([c, stage.screen("D")], animated: true)
        }
        #expect(stage.stack == change.stack)
        stage.device.settle()
        #expect(stage.stack == change.stack)
        #expect(stage.navigation.topViewController?.view.window != nil)
        for screen in [b, c] {
            #expect((screen.parent != nil) == stage.navigation.viewControllers.contains(screen))
        }
    }

    @Test("A second foreign swipe before the first has completed hangs", .facts(.interruptibleTransitions))
    func foreignSecondSwipe() {
        let stage = NavigationStage("ABC", systemVersion: 26)
        stage.addForeignPan()
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(160), duration: 0.2)
        stage.device.wait(0.02)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(300), duration: 0.05)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("Screens take touches during an animated pop, but not during a swipe", .facts(.interruptibleTransitions))
    func touches() {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        #expect(stage.device.window.hitTest(CGPoint(x: 20, y: 400), with: nil) === stage["A"].view)
        stage.device.settle()
    }
}
