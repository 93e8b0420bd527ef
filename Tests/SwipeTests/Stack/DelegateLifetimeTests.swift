import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Delegates that are deallocated or replaced")
struct DelegateLifetimeTests {
    private final class ReleasedDelegate: NSObject, UINavigationControllerDelegate {
        private(set) var calls: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("willShow")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("didShow")
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    @Test(
        "Pushes and swipes after the delegate is deallocated do not crash", .covers(.deallocatedDelegate),
        .bug("https://github.com/fastred/AHKNavigationController/issues/2"), arguments: TestedSwipe.all)
    func deallocated(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        do {
            let delegate = ReleasedDelegate()
            stage.navigation.delegate = delegate
            stage.push("C")
            #expect(delegate.calls == ["willShow", "didShow"])
        }
        #expect(stage.navigation.delegate == nil)
        stage.expectUsable()
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A delegate that is deallocated or replaced in the middle of a swipe does not crash",
        .covers(.deallocatedDelegate),
        .bug("https://github.com/pointfreeco/swift-navigation/issues/311"), arguments: TestedSwipe.all, [true, false])
    func duringSwipe(swipe: TestedSwipe, isReplaced: Bool) {
        let stage = Stage("ABC", swipe)
        var first: ReleasedDelegate? = ReleasedDelegate()
        let second = ReleasedDelegate()
        stage.navigation.delegate = first
        stage.pull(to: 200)
        #expect(first?.calls == ["willShow"])
        if isReplaced { stage.navigation.delegate = second }
        first = nil
        stage.device.fingerMove(to: stage.point(360), duration: 0.1)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(second.calls == (isReplaced ? ["didShow"] : []))
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        stage.expectUsable()
    }

    @Test(
        "After a delegate with animators is deallocated, a swipe pops as on a plain controller",
        .covers(.deallocatedDelegate), arguments: PopPlace.all, [true, false])
    func animatorsGone(place: PopPlace, interacts: Bool) {
        func stack(_ stage: any FingerStage) -> String {
            do {
                let delegate: any UINavigationControllerDelegate =
                    interacts ? InteractingDelegate() : AnimatingDelegate()
                stage.controller.delegate = delegate
                stage.device.settle()
                withExtendedLifetime(delegate) {}
            }
            #expect(stage.controller.delegate == nil)
            // No layout pass comes between.
            stage.swipe(from: place.start)
            return stage.stack
        }
        #expect(stack(PlainStage("AB", on: place.version)) == "A")
        for area in [PopGestureArea.leadingThird, .system] {
            let stage = Stage("AB", .init(on: place.version))
            stage.navigation.popGestureArea = area
            #expect(stack(stage) == "A")
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        }
    }

    @Test("A delegate that outlives its place changes nothing when it is deallocated", .covers(.deallocatedDelegate))
    func replacedBefore() {
        let stage = Stage("AB")
        let second = AnimatingDelegate()
        do {
            let first = ReleasedDelegate()
            stage.navigation.delegate = first
            stage.navigation.delegate = second
        }
        stage.pop()
        #expect(stage.navigation.delegate === second && second.animator?.runs == 1)
    }

    @Test("The proxy answers with UIKit's defaults once the delegate is deallocated", .covers(.deallocatedDelegate))
    func defaults() {
        let stage = Stage("AB")
        let proxy = stage.navigation.components.delegateProxy
        do {
            let delegate = ReleasedDelegate()
            stage.navigation.delegate = delegate
            #expect(proxy.navigationControllerSupportedInterfaceOrientations(stage.navigation) == .landscape)
        }
        // UIKit has cached that the delegate implements the methods, and calls them.
        #expect(proxy.navigationControllerSupportedInterfaceOrientations(stage.navigation) == .allButUpsideDown)
        #expect(proxy.navigationControllerPreferredInterfaceOrientationForPresentation(stage.navigation) == .portrait)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        #expect(
            proxy.navigationControllerPreferredInterfaceOrientationForPresentation(stage.navigation) == .landscapeRight)
        let (a, b) = (stage.screen("A"), stage.screen("B"))
        #expect(proxy.navigationController(stage.navigation, animationControllerFor: .pop, from: b, to: a) == nil)
        let animator = SlideAnimator(slidesIn: false, direction: .leftToRight, crossFades: false)
        #expect(proxy.navigationController(stage.navigation, interactionControllerFor: animator) == nil)
        proxy.navigationController(stage.navigation, didShow: b, animated: true)
    }
}
