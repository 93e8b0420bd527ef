import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Animators and interactions of the app's navigation delegate")
struct AppAnimatorTests {
    /// A stack whose screens the app's delegate has pushed with its animator.
    private func animatedStack(_ swipe: TestedSwipe = .init()) -> (stage: Stage, delegate: AnimatingDelegate) {
        let stage = Stage("A", swipe)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.push("BC")
        return (stage, delegate)
    }

    @Test(
        "A swipe drives the app's own animator", .covers(.transitions, .animators),
        arguments: TestedSwipe.all
    )
    func animator(swipe: TestedSwipe) {
        let (stage, delegate) = animatedStack(swipe)
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
        "With the app's animator a preceding view at the edge keeps its drags", .covers(.animators, .leadingEdge),
        arguments: TestedSwipe.all)
    func precedingView(swipe: TestedSwipe) {
        let (stage, _) = animatedStack(swipe)
        let map = UIView.map()
        stage.top.view.addSubview(map)
        stage.top.popPreferences.precedingViews = [map]
        stage.top.popPreferences.excludesLeadingEdge = true
        stage.pull(from: 5, to: 200)
        #expect(map.gestureRecognizers?.first?.hasBegun == true && !stage.isSwiping)
        stage.liftAfterRest()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "With the app's animator a drag at the edge of a row with leading actions pops",
        .covers(.animators, .leadingEdge, .textAndRows), arguments: TestedSwipe.all)
    func rowAtEdge(swipe: TestedSwipe) throws {
        let (stage, _) = animatedStack(swipe)
        let table = ActionTable()
        table.leading = [2]
        stage.top.view.addSubview(table.view)
        stage.device.settle()
        let own = try #require(stage.navigation.popRecognizer)
        stage.device.fingerDown(at: CGPoint(x: 5, y: table.y(of: 2)))
        let awaited = table.view.gestureRecognizers?.filter {
            stage.navigation.gestureRecognizer(own, shouldRequireFailureOf: $0)
        }
        #expect(awaited == [])
        stage.device.fingerUp()
        stage.swipe(from: 5, y: table.y(of: 2))
        #expect(stage.stack == "AB" && !table.isOpen(2))
    }

    @Test("The app's animator is freed after the swipe", .covers(.animators), arguments: TestedSwipe.all)
    func freed(swipe: TestedSwipe) {
        let (stage, delegate) = animatedStack(swipe)
        delegate.animator = CrossFadeAnimator()
        weak let animator = delegate.animator
        stage.swipe()
        #expect(stage.stack == "AB" && animator?.runs == 1)
        delegate.animator = nil
        #expect(animator == nil)
    }

    @Test(
        "A delegate that stops supplying animators gets the swipe's own transition back", .covers(.transitions),
        arguments: TestedSwipe.all
    )
    func noLonger(swipe: TestedSwipe) {
        let (stage, delegate) = animatedStack(swipe)
        delegate.animator = nil
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.navigation.delegate = nil
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "Without the app's delegate UIKit's transition moves the swipe again", .needsPrivateAPI, .covers(.transitions))
    func gone() {
        let (stage, delegate) = animatedStack()
        stage.navigation.delegate = nil
        stage.pull(to: 200)
        #expect(stage.navigation.components.ownTransition.interaction == nil)
        #expect(delegate.animator?.runs == 2, "the pushes")
        stage.device.fingerUp()
    }

    @Test(
        "With another delegate UIKit's transition moves the swipe again", .needsPrivateAPI,
        .covers(.transitions))
    func replaced() {
        final class OtherDelegate: NSObject, UINavigationControllerDelegate {}
        let (stage, _) = animatedStack()
        let other = OtherDelegate()
        stage.navigation.delegate = other
        stage.pull(to: 200)
        #expect(stage.navigation.components.ownTransition.interaction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "After the release of the app's delegate UIKit's transition moves the swipe again", .needsPrivateAPI,
        .covers(.transitions, .deallocatedDelegate))
    func released() {
        let stage = Stage("A")
        do {
            let delegate = AnimatingDelegate()
            stage.navigation.delegate = delegate
            stage.push("BC")
        }
        stage.pull(to: 200)
        #expect(stage.navigation.delegate == nil)
        #expect(stage.navigation.components.ownTransition.interaction == nil)
        stage.device.fingerUp()
    }

    @Test(
        "A delegate that supplies animators disables the system's own gesture", .covers(.barVisibility),
        arguments: [18, 26])
    func endsSystemGesture(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popGestureArea = .system
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
        "A delegate that answers for the animator method is asked before the first swipe", .covers(.transitions),
        arguments: TestedSwipe.all)
    func answersForMethod(swipe: TestedSwipe) {
        final class Answering: AnimatingDelegate {}
        let stage = Stage("AB", swipe)
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
        "The own pan leaves a pop to an app that drives its animator itself", .covers(.transitions, .animators),
        .bug("https://github.com/hmlongco/KVRouter"), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func drivenByApp(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        let delegate = InteractingDelegate()
        stage.navigation.delegate = delegate
        let pan = UIPanGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(pan)
        stage.pull(from: start, to: start + 300)
        #expect(pan.state == .changed && !stage.isSwiping)
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused otherGesture"])
    }

    @Test("The library doesn't take over an interactive pop of the app", .covers(.transitions, .animators))
    func interaction() {
        let stage = Stage("AB")
        let delegate = InteractingDelegate()
        stage.navigation.delegate = delegate
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        delegate.interaction?.update(0.5)
        delegate.interaction?.finish()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "While the app's push is being cancelled, a swipe applies to the pushed screen", .covers(.confirmation),
        arguments: [15, 18, 26, 27])
    func screenOfCancelledPush(version: Int) {
        let stage = PlainStage("AB", on: version)
        let delegate = InteractingDelegate()
        stage.controller.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let pushed = TestScreen("C")
        stage.controller.pushViewController(pushed, animated: true)
        stage.device.wait(0.1)
        interaction.update(0.5)
        interaction.cancel()
        #expect(stage.controller.transitionCoordinator?.isCancelled == true)
        #expect(stage.controller.topScreenOrReturning === pushed)
    }

    @Test(
        "A pop while the app's own push is cancelled does what it does on a plain controller", .covers(.stackChanges),
        arguments: [15, 18, 26, 27])
    func interactivePushCancelled(version: Int) {
        func stacks(_ stage: any FingerStage) -> [String] {
            let delegate = InteractingDelegate()
            stage.controller.delegate = delegate
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            stage.controller.pushViewController(TestScreen("C"), animated: true)
            stage.device.wait(0.1)
            interaction.update(0.5)
            interaction.cancel()
            delegate.interaction = nil
            stage.controller.popViewController(animated: true)
            let stack = stage.stack
            stage.device.settle()
            return [stack, stage.stack]
        }
        #expect(stacks(Stage("AB", .init(on: version))) == stacks(PlainStage("AB", on: version)))
    }
}
