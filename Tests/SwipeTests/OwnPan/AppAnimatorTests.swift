import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Animators and interactions of the app's navigation delegate")
struct AppAnimatorTests {
    /// A stack whose screens the app's delegate has pushed with its animator.
    private func animatedStack(_ driver: TestedSwipe = .init()) -> (stage: Stage, delegate: AnimatingDelegate) {
        let stage = Stage("A", driver)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.push("BC")
        return (stage, delegate)
    }

    @Test(
        "A swipe drives the app's own animator", .covers(.drivers, .animators),
        arguments: TestedSwipe.all
    )
    func animator(driver: TestedSwipe) {
        let (stage, delegate) = animatedStack(driver)
        #expect(delegate.animator?.runs == 2)
        stage.pull(to: 200)
        #expect(stage.stack == "AB")
        #expect(delegate.animator?.runs == 3)
        let alpha = stage.top.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.1 && alpha < 0.6)
        stage.liftAfterRest()
        #expect(stage.stack == "ABC")
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(delegate.animator?.runs == 4)
        #expect(delegate.log == ["animator A→B", "animator B→C", "animator C→B", "animator C→B"])
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B gesture", "didPop C→B gesture",
            ])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A delegate that stops supplying animators gets the driver's transition", .covers(.drivers),
        arguments: TestedSwipe.all
    )
    func noLonger(driver: TestedSwipe) {
        let (stage, delegate) = animatedStack(driver)
        delegate.animator = nil
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("The driver moves the swipe again without the app's delegate", .needsPrivateAPI, .covers(.drivers))
    func gone() {
        let (stage, delegate) = animatedStack()
        stage.navigation.delegate = nil
        stage.pull(to: 200)
        #expect(stage.navigation.parts.ownTransition.interaction == nil)
        #expect(delegate.animator?.runs == 2, "the pushes")
        stage.device.fingerUp()
    }

    @Test(
        "The driver moves the swipe again after the app's delegate has been replaced", .needsPrivateAPI,
        .covers(.drivers))
    func replaced() {
        final class OtherDelegate: NSObject, UINavigationControllerDelegate {}
        let (stage, _) = animatedStack()
        let other = OtherDelegate()
        stage.navigation.delegate = other
        stage.pull(to: 200)
        #expect(stage.navigation.parts.ownTransition.interaction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "The driver moves the swipe again after the app's delegate was released", .needsPrivateAPI,
        .covers(.drivers, .deallocatedDelegate))
    func released() {
        let stage = Stage("A")
        do {
            let delegate = AnimatingDelegate()
            stage.navigation.delegate = delegate
            stage.push("BC")
        }
        stage.pull(to: 200)
        #expect(stage.navigation.delegate == nil)
        #expect(stage.navigation.parts.ownTransition.interaction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "A delegate that supplies animators disables the system's own gesture", .covers(.barVisibility),
        arguments: [18, 26])
    func endsSystemGesture(version: Int) {
        let stage = Stage("AB", .init(.unmanaged, on: version))
        stage.swipeAndCancel(from: 3)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.swipe(from: 3)
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe(from: 3)
        #expect(stage.stack == "A")
    }

    @Test(
        "A delegate that answers for the animator method is asked before the first swipe", .covers(.drivers),
        arguments: TestedSwipe.all)
    func answersForMethod(driver: TestedSwipe) {
        final class Answering: AnimatingDelegate {}
        let stage = Stage("AB", driver)
        let method: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
        class_addMethod(
            Answering.self, .animationController, imp_implementationWithBlock(method), nil)
        let delegate = Answering()
        stage.navigation.delegate = delegate
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(delegate.animator?.runs == 1)
    }

    @Test(
        "A swipe never uses an interaction controller that the app does not move", .covers(.drivers),
        arguments: TestedSwipe.all)
    func foreignInteraction(driver: TestedSwipe) {
        let stage = Stage("A", driver)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.push("B")
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("An interactive pop of the app stays the app's", .covers(.drivers, .animators))
    func interaction() {
        let stage = Stage("AB")
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        delegate.interaction?.update(0.5)
        delegate.interaction?.finish()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A pop requested while the app's own push is cancelled pops the screen that returns", .covers(.stackChanges))
    func interactivePushCancelled() {
        let stage = Stage("AB")
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        interaction.update(0.5)
        interaction.cancel()
        delegate.interaction = nil
        #expect(stage.stack == "ABC")
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("UIKit's content recognizer doesn't pop while the app supplies animators", .covers(.drivers))
    func contentDriver() {
        let stage = Stage("AB", .init(.system, on: 26))
        #expect(stage.navigation.activePopDriver == .system)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        #expect(stage.navigation.activePopDriver == .ownTransition)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60)) == .refused(.transitioning))
        stage.device.settle()
    }
}
