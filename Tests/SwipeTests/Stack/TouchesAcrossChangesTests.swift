import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A finger may be down while the stack or the preferences change. The state when the finger moves applies.
@MainActor
@Suite("Touches during changes")
struct TouchesAcrossChangesTests {
    @Test(
        "The area when the drag begins applies, not the area at touch-down",
        .covers(.preferencesDuringSwipe),
        arguments: TestedSwipe.all)
    func changedArea(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe) { $0.popPreferences.area = .full }
        stage.device.fingerDown(at: stage.point(200))
        stage.top.popPreferences.area = .leadingThird
        stage.device.fingerMove(to: stage.point(380), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused outsideArea"])
    }

    @Test(
        "The own pan doesn't pop a screen that, after touch-down, leaves its swipe to UIKit",
        .covers(.preferencesDuringSwipe), arguments: TestedSwipe.ofOwnPan)
    func systemArea(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        stage.top.popPreferences.area = .system
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A resting finger keeps its touch while a change waits, and pops the screen that comes",
        .covers(.stackChanges, .neverHangs))
    func restingDuringWait() {
        let stage = Stage("A", .init(on: 18))
        stage.beginPush("B")
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(2)
        #expect(stage.stack == "ABC")
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A swipe while a set replaces the top screen obeys the new screen", .covers(.stackChanges, .gestureSwitch),
        arguments: PopPlace.all)
    func replacedScreen(place: PopPlace) {
        let stage = Stage("AB", .init(on: place.version))
        stage.screen("C").popPreferences.isGestureEnabled = false
        stage.navigation.setViewControllers([stage.screen("A"), stage.screen("C")], animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: place.start)
        #expect(stage.stack == "AC" && !stage.device.isHung)
    }

    @Test(
        "A drag that has been allowed does not pop a screen that is pushed and declines",
        .covers(.stackChanges, .confirmation),
        arguments: TestedSwipe.all, [3, 60] as [CGFloat])
    func pushedUnderAllowedDrag(swipe: TestedSwipe, start: CGFloat) {
        for animated in [true, false] {
            let stage = Stage("AB", swipe)
            stage.screen("C").popPreferences.isGestureEnabled = false
            stage.device.fingerDown(at: stage.point(start))
            stage.device.fingerMove(to: stage.point(start + 14), duration: 0.02)
            stage.navigation.pushViewController(stage.screen("C"), animated: animated)
            stage.device.wait(1)
            stage.device.fingerMove(to: stage.point(300), duration: 0.25)
            stage.lift()
            #expect(stage.stack == "ABC")
            stage.expectUsable()
        }
    }

    @Test(
        "A touch on a screen with a zoom does not pop a screen that is pushed and declines", .covers(.zoomTransitions))
    func pushedAboveZoom() {
        let stage = Stage("A")
        stage.pushZoomed("B")
        stage.screen("C").popPreferences.isGestureEnabled = false
        stage.device.fingerDown(at: stage.point(2))
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "A preference that changes while the swipe waits for another recognizer counts",
        .covers(.preferencesDuringSwipe),
        arguments: TestedSwipe.ofOwnPan)
    func waitingForAnotherRecognizer(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let first = UndecidedRecognizer()
        stage.navigation.view.addGestureRecognizer(first)
        stage.navigation.popRecognizer!.require(toFail: first)
        stage.pull(from: 60, to: 100)
        stage.top.popPreferences.isGestureEnabled = false
        stage.top.setNeedsPopPreferencesUpdate(animated: false)
        stage.layOut()
        first.fail()
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
        first.isEnabled = false
    }

    @Test("A screen pushed while the swipe waits for another recognizer is asked itself", .covers(.popEvents))
    func pushedWhileWaiting() {
        let stage = Stage("AB")
        let first = UndecidedRecognizer()
        stage.navigation.view.addGestureRecognizer(first)
        stage.navigation.popRecognizer!.require(toFail: first)
        stage.screen("C").popPreferences.isGestureEnabled = false
        stage.pull(from: 60, to: 100)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.wait(0.1)
        first.fail()
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "ABC" && stage.verdict == .refused(.disabledByScreen))
        first.isEnabled = false
    }

    @Test(
        "A finger that rests in the strip during a drag doesn't pop a screen that declines",
        .covers(.popEvents, .leadingEdge))
    func secondFinger() {
        let stage = Stage("AB")
        stage.screen("C").popPreferences.isGestureEnabled = false
        stage.device.fingerDown(1, at: stage.point(10, 200))
        for _ in 0..<2 {
            stage.pull(from: 5, to: 300)
            stage.device.fingerUp()
        }
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.fingerMove(1, to: stage.point(300, 300), duration: 0.2)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test("A presentation that ends UIKit's swipe does not make the main queue spin", .covers(.popEvents))
    func presentationDuringEdgeSwipe() {
        let stage = Stage("A", on: .iPhoneDuo(.innerLandscape))
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.fingerDown(at: stage.point(0, 120))
        stage.device.fingerMove(to: stage.point(290, 620), duration: 0.1)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: true)
        // The simulated main queue raises an exception when it doesn't come to rest.
        stage.device.fingerMove(to: stage.point(760, 620), duration: 0.1)
        stage.lift()
        #expect(stage.navigation.presentedViewController === cover)
    }

    @Test(
        "A pop without animation is done while a finger pulls a sheet", .covers(.neverHangs), arguments: [18, 26, 27])
    func popBelowSheet(version: Int) {
        let stage = Stage("A", .init(on: version))
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        stage.navigation.present(sheet, animated: true)
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 200, y: 200))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
        stage.navigation.setViewControllers(["X", "A", "B"].map { stage.screen($0) }, animated: true)
        stage.device.wait(0.6)
        stage.navigation.popViewController(animated: false)
        stage.lift()
        #expect(stage.stack == "XA")
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("A touch on a container obeys the child whose view loads under the finger", .covers(.preferencesDuringSwipe))
    func loadedUnderFinger() {
        final class Container: UIViewController, PopPreferenceContainer {
            let child = TestScreen("C")
            var childForPopPreferences: UIViewController? { child }
        }
        let stage = Stage("AB")
        let container = Container()
        container.child.popPreferences.isGestureEnabled = false
        stage.push(container)
        stage.device.fingerDown(at: stage.point(60))
        container.child.loadViewIfNeeded()
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        stage.lift()
        #expect(stage.navigation.topViewController === container)
        #expect(stage.takeEvents() == ["refused disabledByScreen"])
    }
}
