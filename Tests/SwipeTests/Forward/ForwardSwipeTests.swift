import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("A swipe forward")
struct ForwardSwipeTests {
    @Test(
        "A swipe from the trailing edge shows the instance that a swipe back has left", .covers(.forward, .rightToLeft),
        arguments: TestedSwipe.all, directions)
    func sameInstance(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("ABC", swipe, direction, keeping: 5)
        let (screen, view) = (stage.screen("C"), stage.screen("C").view)
        stage.swipe()
        #expect(stage.stack == "AB" && stage.ahead == "C")
        stage.pullForward()
        #expect(stage.isSwiping && stage.stack == "ABC")
        stage.liftAfterRest()
        #expect(stage.top === screen && screen.view === view && screen.view.window != nil)
        #expect(stage.stack == "ABC" && stage.ahead == "")
        stage.expectUsable()
    }

    @Test(
        "The screen follows the finger from the trailing side", .covers(.forward, .rightToLeft),
        arguments: [15, 18, 26, 27], directions)
    func followsFinger(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", .init(on: version), direction, keeping: 1)
        stage.goBack()
        stage.pullForward(by: 200)
        let origin = stage.screen("B").view.visibleOrigin(in: stage.navigation.view).x
        let distance = stage.navigation.view.effectiveUserInterfaceLayoutDirection.forward(origin)
        // The recognizer begins after 10 points.
        #expect(abs(distance - (stage.width - 190)) < 1)
        stage.lift()
    }

    @Test(
        "A cancelled swipe forward keeps the list, and the next one goes forward", .covers(.forward),
        .bug("https://github.com/Apollo-Reborn/Apollo-Reborn/issues/1122"),
        .bug("https://github.com/Apollo-Reborn/Apollo-Reborn/pull/1128"), arguments: TestedSwipe.all)
    func cancelled(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe, keeping: 5)
        stage.goBack(2)
        _ = stage.takeEvents()
        for _ in 0..<3 {
            stage.swipeForward(by: 80)
            #expect(stage.stack == "A" && stage.ahead == "BC")
            #expect(stage.screen("A").view.window != nil && stage.screen("B").viewIfLoaded?.window == nil)
        }
        #expect(stage.takeEvents() == [])
        stage.swipeForward()
        stage.swipeForward()
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["didGoForward B", "didGoForward C"])
        stage.expectUsable()
    }

    @Test(
        "goBack does nothing while a swipe forward may turn back, so that no screen leaves unasked", .covers(.forward),
        arguments: [26, 27], [false, true])
    func goBackDuringSwipe(version: Int, isLifted: Bool) {
        let stage = Stage("ABC", .init(on: version), keeping: 1)
        stage.screen("B").agrees = false
        stage.goBack()
        stage.pullForward(by: 80)
        if isLifted { stage.device.fingerUp() }
        #expect(!stage.navigation.goBack(animated: true))
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.ahead == "C")
    }

    @Test(
        "After a rest, half of the width decides whether a swipe forward completes", .covers(.forward, .fingerRelease),
        arguments: [15, 18, 26, 27])
    func releaseAfterRest(version: Int) {
        for (share, stack) in [(0.45, "A"), (0.52, "AB")] {
            let stage = Stage("AB", .init(on: version), keeping: 1)
            stage.goBack()
            stage.pullForward(by: 10 + stage.width * share)
            #expect(abs((stage.navigation.transitionCoordinator?.percentComplete ?? 0) - share) < 1e-6)
            stage.liftAfterRest()
            #expect(stage.stack == stack)
        }
    }

    @Test(
        "A swipe forward that moves at 29 % ends as a swipe back does", .covers(.forward, .fingerRelease),
        .bug("https://github.com/Apollo-Reborn/Apollo-Reborn/pull/1073"),
        arguments: [(15, "AB"), (18, "AB"), (26, "A"), (27, "A")])
    func movingRelease(version: Int, expected: String) {
        let stage = Stage("AB", .init(on: version), keeping: 1)
        stage.goBack()
        let start = stage.width - 4
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start - 60), duration: 60.0 / 400)
        let progress = stage.navigation.transitionCoordinator?.percentComplete ?? 0
        let rest = (0.29 - progress) * stage.width
        stage.device.fingerMove(to: stage.point(start - 60 - rest), duration: rest / 400)
        stage.lift()
        #expect(stage.stack == expected)
    }

    @Test("A flick from the trailing edge goes forward", .covers(.forward), arguments: [15, 18, 26, 27])
    func flick(version: Int) {
        let stage = Stage("AB", .init(on: version), keeping: 1)
        stage.goBack()
        stage.device.fingerDown(at: stage.point(stage.width - 4))
        for distance: CGFloat in [20, 34] {
            stage.device.fingerMove(to: stage.point(stage.width - distance))
            stage.device.wait(0.016)
        }
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test("The own pan doesn't wait for the swipe forward", .covers(.forward), arguments: [15, 18])
    func ownPan(version: Int) throws {
        let stage = Stage("ABC", .init(on: version), keeping: 1)
        stage.goBack()
        let own = try #require(stage.navigation.popRecognizer)
        let forward = try #require(stage.navigation.components.forwardSwipe)
        let pan = UIPanGestureRecognizer()
        #expect(!forward.gestureRecognizer(forward.recognizer, shouldBeRequiredToFailBy: own))
        #expect(forward.gestureRecognizer(forward.recognizer, shouldBeRequiredToFailBy: pan))
    }

    @Test("A swipe forward doesn't begin during a push", .covers(.forward), arguments: [15, 18, 26, 27])
    func duringPush(version: Int) {
        let stage = Stage("ABC", .init(on: version), keeping: 2)
        stage.goBack(2)
        stage.navigation.goForward(animated: true)
        stage.device.wait(0.05)
        stage.swipeForward()
        #expect(stage.stack == "AB" && stage.ahead == "C" && !stage.device.isHung)
        stage.swipeForward()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "A drag at the end of the list has no effect and isn't reported as refused", .covers(.forward),
        arguments: TestedSwipe.all)
    func endOfList(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, keeping: 3)
        let recognizer = stage.navigation.view.gestureRecognizers?.first { $0.name == "PopNavigation.forward" }
        stage.device.fingerDown(at: stage.point(stage.width - 4))
        // Nothing waits for the recognizer.
        #expect(recognizer?.numberOfTouches == 0)
        stage.device.fingerMove(to: stage.point(60), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.takeEvents() == [] && stage.verdict == nil)
        stage.goBack()
        _ = stage.takeEvents()
        stage.swipeForward()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["didGoForward B"] && stage.verdict == nil)
        stage.drag(from: 200, to: 100)
        #expect(stage.takeEvents() == ["refused outsideArea"])
    }

    @Test(
        "A drag that doesn't begin at the trailing edge doesn't go forward", .covers(.forward), arguments: [18, 26],
        directions)
    func elsewhere(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("ABC", .init(on: version), direction, keeping: 3)
        stage.goBack()
        stage.drag(from: stage.width - 60, to: 20)
        stage.drag(from: stage.width - 4, to: stage.width - 8, y: 300, endY: 600)
        #expect(stage.stack == "AB" && stage.ahead == "C")
    }

    @Test("While a sheet comes up, goForward does nothing", .covers(.forward), arguments: [18, 26])
    func duringPresentation(version: Int) {
        let stage = Stage("AB", .init(on: version), keeping: 1)
        stage.goBack()
        stage.navigation.present(UIViewController(), animated: true)
        #expect(!stage.navigation.goForward(animated: true))
        stage.device.settle()
        #expect(stage.stack == "A" && stage.navigation.goForward(animated: true))
    }

    @Test("In the turn of another push, goForward does nothing", .covers(.forward), arguments: [15, 18, 26, 27])
    func inTurnOfPush(version: Int) {
        let stage = Stage("AB", .init(on: version), keeping: 1)
        stage.goBack()
        stage.navigation.pushViewController(stage.screen("X"), animated: false)
        #expect(!stage.navigation.goForward(animated: false))
        stage.device.settle()
        #expect(stage.stack == "AX" && stage.ahead == "")
    }

    @Test("During a transition a drag doesn't go forward", .covers(.forward), arguments: [15, 18, 26, 27])
    func onlyAtRest(version: Int) {
        let stage = Stage("ABC", .init(on: version), keeping: 3)
        stage.goBack()
        stage.navigation.goBack(animated: true)
        #expect(!stage.navigation.goForward(animated: true))
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(stage.width - 4))
        stage.device.fingerMove(to: stage.point(40), duration: 0.05)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A" && stage.ahead == "BC")
        stage.expectUsable()
    }

    @Test(
        "With cross-fading transitions a swipe forward fades and never hangs", .covers(.forward, .neverHangs),
        .bug("https://github.com/Awful/Awful.app/issues/950"), arguments: [15, 18, 26, 27])
    func crossFade(version: Int) {
        var configuration = SimulatedDevice.Configuration(.init(on: version))
        configuration.prefersCrossFadeTransitions = true
        let stage = Stage("AB", on: configuration)
        stage.navigation.forwardLimit = 1
        stage.goBack()
        stage.pullForward(by: 205)
        let view = stage.screen("B").view!
        #expect(abs((view.layer.presentation() ?? view.layer).opacity - 0.5) < 0.02)
        #expect(view.visibleOrigin(in: stage.navigation.view).x == 0)
        stage.lift()
        #expect(stage.stack == "AB" && view.alpha == 1)
        stage.expectUsable()
    }

    @Test(
        "A cancelled swipe forward restores the bar and the focus", .covers(.forward), arguments: TestedSwipe.all)
    func restores(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, keeping: 1) { $0.popPreferences.hidesNavigationBar = $0.name == "B" }
        stage.goBack()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage.top.view.addSubview(field)
        field.becomeFirstResponder()
        stage.swipeForward(by: 80)
        #expect(stage.stack == "A" && field.isFirstResponder)
        stage.expectBar(shown: true)
        stage.swipeForward()
        stage.expectBar(shown: false)
    }

    @Test(
        "When the layout direction changes, the swipe forward starts at the other edge",
        .covers(.forward, .rightToLeft))
    func turnedLayout() {
        let stage = Stage("AB", .init(on: 18), keeping: 1)
        stage.goBack()
        stage.navigation.view.semanticContentAttribute = .forceRightToLeft
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        stage.drag(from: 4, to: 304)
        #expect(stage.stack == "AB")
    }
}
