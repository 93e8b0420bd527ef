import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("No drag hangs the controller")
struct NeverHangsTests {
    @Test(
        "Swipes at the root leave the controller usable", .covers(.neverHangs),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/131"), arguments: TestedSwipe.all)
    func root(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        for start: CGFloat in [1, 15, 60, 125] { stage.swipe(from: start) }
        stage.expectUsable()
    }

    @Test(
        "Vertical drags leave the controller usable", .covers(.neverHangs),
        .bug("https://github.com/QuintGao/GKNavigationBarSwift/issues/10"), arguments: TestedSwipe.all)
    func vertical(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        for end: CGFloat in [59, 60, 61, 70] {
            stage.drag(from: 60, to: end, y: 300, endY: 500)
            stage.drag(from: 60, to: end, y: 500, endY: 300)
        }
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }

    @Test(
        "A drag whose translation comes with the touch-down leaves the controller usable", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func withoutTime(swipe: TestedSwipe) {
        // A pan begins after 10 points and subtracts them, so that a drag of 10 points has no translation.
        for (direction, end) in [
            (UIUserInterfaceLayoutDirection.leftToRight, 150), (.rightToLeft, 150), (.leftToRight, 70),
            (.rightToLeft, 70),
        ] as [(UIUserInterfaceLayoutDirection, CGFloat)] {
            let stage = Stage("AB", swipe, direction)
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(end), duration: 0)
            stage.device.settle()
            #expect(stage.stack == "AB")
            stage.expectUsable()
        }
    }

    @Test(
        "A drag at any moment of a push or a pop leaves the controller usable", .covers(.neverHangs),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/1498"), arguments: TestedSwipe.all)
    func everyMoment(swipe: TestedSwipe) {
        for moment in stride(from: 0, through: 0.5, by: 0.05) {
            let stage = Stage("AB", swipe)
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.device.wait(moment)
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(300), duration: 0.1)
            stage.device.settle()
            if stage.stack == "ABC" {
                stage.navigation.popViewController(animated: true)
                stage.device.wait(moment)
                stage.device.fingerDrag(from: stage.point(60), to: stage.point(300), duration: 0.1)
                stage.device.settle()
            }
            stage.expectUsable()
        }
    }

    @Test(
        "The controller's own pan refuses a drag behind a presented screen", .covers(.oneDecision, .neverHangs),
        .bug("https://github.com/davdroman/swiftui-navigation-transitions/issues/80"),
        arguments: TestedSwipe.ofOwnPan)
    func modal(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        swipeBehindModal(on: stage)
        #expect(stage.stack == "AB")
        #expect(stage.verdict == .refused(.presenting))
        stage.navigation.dismiss(animated: true)
        stage.device.settle()
        stage.expectUsable()
    }

    /// Presents a screen in the context of the top one, lets touches through it, and swipes.
    private func swipeBehindModal(on stage: any FingerStage) {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        stage.top.definesPresentationContext = true
        stage.top.present(modal, animated: true)
        stage.device.settle()
        modal.view.isUserInteractionEnabled = false
        modal.view.superview?.isUserInteractionEnabled = false
        stage.swipe()
    }

    @Test(
        "A drag behind a presented screen pops by UIKit's content recognizer without a hang",
        .covers(.neverHangs, .presentation),
        arguments: TestedSwipe.ofContentRecognizer)
    func modalByUIKit(swipe: TestedSwipe) {
        let plain = PlainStage("AB", on: swipe.version)
        swipeBehindModal(on: plain)
        #expect(plain.stack == "A")
        let stage = Stage("AB", swipe)
        swipeBehindModal(on: stage)
        #expect(stage.stack == "A")
        stage.navigation.dismiss(animated: true)
        stage.device.settle()
        stage.expectUsable()
    }

    enum Interruption: CaseIterable {
        case background, incomingCall
    }

    @Test(
        "The home screen or an incoming call cancels a swipe", .covers(.neverHangs),
        .bug("https://github.com/fastred/SloppySwiper/issues/11"), arguments: TestedSwipe.all, Interruption.allCases)
    func interrupted(swipe: TestedSwipe, interruption: Interruption) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        switch interruption {
        case .background: stage.device.enterBackground()
        case .incomingCall: stage.device.resignActive()
        }
        stage.device.wait(1)
        stage.device.enterForeground()
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.frame.origin.x == 0)
        stage.expectUsable()
    }

    @Test(
        "A controller removed from its window during a swipe and put back is usable", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func offWindow(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        stage.device.show(UIViewController())
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.lift()
        stage.device.settle(showing: stage.navigation)
        let events = stage.takeEvents()
        #expect(events.count == 2 && events[0] == "willPop B→A gesture")
        stage.expectUsable()
    }

    @Test(
        "A presentation during a swipe leaves the controller usable", .covers(.neverHangs), arguments: TestedSwipe.all)
    func presentedDuringSwipe(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.navigation.present(modal, animated: true)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.lift()
        stage.navigation.dismiss(animated: true)
        stage.device.settle()
        let events = stage.takeEvents()
        #expect(events.count == 2 && events[0] == "willPop B→A gesture")
        stage.expectUsable()
    }

    @Test(
        "Fingers that come and go in any order leave the controller usable", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func fingers(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerDown(1, at: stage.point(90))
        stage.device.fingerUp(0)
        stage.device.fingerMove(1, to: stage.point(350), duration: 0.2)
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerMove(0, to: stage.point(300), duration: 0.2)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "Enabling the swipe under a resting finger during a push leaves the controller usable", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func switchedOnUnderFinger(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.fingerDown(0, at: stage.point(300))
        stage.navigation.popGestureRecognizerEnabled = true
        stage.device.fingerDown(1, at: stage.point(60, 500))
        stage.device.fingerMove(1, to: stage.point(350, 500), duration: 0.1)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
        stage.device.settle()
        // On iOS 26 and later a swipe interrupts the push.
        #expect(stage.stack == (swipe.version >= 26 ? "A" : "AB"))
        stage.expectUsable()
    }

    @Test(
        "A second finger does not enable a drag that the rules refuse", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func refusedBesideAnother(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.screen("C").popPreferences.isGestureEnabled = false
        stage.device.fingerDown(1, at: stage.point(250, 70))
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerMove(0, to: stage.point(350), duration: 0.2)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents().allSatisfy { $0.hasPrefix("refused") })
    }

    @Test(
        "A finger that was down before a change without animation pops the new screen",
        .covers(.oneDecision, .neverHangs),
        arguments: TestedSwipe.all)
    func changedUnderFinger(swipe: TestedSwipe) {
        var configuration = SimulatedDevice.Configuration(swipe)
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("AB", on: configuration)
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.fingerMove(to: stage.point(350), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.verdict == .allowed)
        stage.expectUsable()
    }

    @Test(
        "A finger that begins to swipe before UIKit has shown a change doesn't hang the controller",
        .covers(.oneDecision, .neverHangs), arguments: PopPlace.all, [true, false])
    func unshownChange(place: PopPlace, hasFlag: Bool) {
        for (change, expected) in [
            ({ $0.navigation.popViewController(animated: true) }, "AB"),
            ({ $0.navigation.pushViewController($0.screen("D"), animated: true) }, "ABCD"),
            ({ $0.navigation.setViewControllers([$0.screen("D")], animated: true) }, "D"),
        ] as [((Stage) -> Void, String)] {
            var configuration = SimulatedDevice.Configuration(.init(on: place.version))
            if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
            let stage = Stage("ABC", on: configuration)
            stage.device.fingerDown(at: stage.point(place.start))
            change(stage)
            stage.device.fingerMove(to: stage.point(place.start + 100))
            stage.lift()
            #expect(stage.stack == expected && !stage.device.isHung)
            stage.expectUsable()
        }
    }

    @Test(
        "Disabling and enabling the gesture during a swipe leaves the swipe to the finger", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func switched(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.navigation.popGestureRecognizerEnabled = true
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test(
        "Without the library, a gesture delegate that allows a swipe at the root hangs UIKit", .covers(.neverHangs),
        arguments: [15, 18])
    func counterexample(version: Int) {
        final class AllowingDelegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate = AllowingDelegate()
        let device = SimulatedDevice(.init(.init(on: version)))
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
        device.settle()
        #expect(device.isHung)
    }
}
