import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A controller that notes whether its bar is hidden and shown with animations.
private final class NotingController: BasicNavigationController {
    var animations: [Bool] = []

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        animations.append(animated)
        super.setNavigationBarHidden(hidden, animated: animated)
    }
}

@MainActor
@Suite("The bar, hidden and shown")
struct SwipeBarVisibilityTests {
    @Test(
        "The bar changes with the push of a screen that an animated set in the same turn keeps",
        .covers(.barVisibility), arguments: TestedSwipe.all, [ChangesInOneTurn.deferred, .coalesced])
    func keptTop(swipe: TestedSwipe, changes: ChangesInOneTurn) {
        let navigation = NotingController()
        let stage = Stage(
            "A", on: .init(swipe), navigation: navigation, switches: { $0.changesInOneTurn = changes })
        stage.screen("B").popPreferences.hidesNavigationBar = true
        navigation.pushViewController(stage.screen("B"), animated: false)
        navigation.setViewControllers(["X", "B"].map(stage.screen), animated: true)
        stage.device.settle()
        stage.expectBar(shown: false)
        // UIKit makes the set after the push, or both in one transition, which is animated.
        #expect(navigation.animations == [changes == .coalesced])
    }

    @Test(
        "A preference applies to the first screen, on push, pop and set, with and without animation",
        .covers(.barVisibility),
        arguments: [true, false])
    func applied(animated: Bool) {
        let stage = Stage(hiding: "AC", of: "A")
        stage.expectBar(shown: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: animated)
        stage.device.settle()
        stage.expectBar(shown: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        stage.device.settle()
        stage.expectBar(shown: false)
        stage.navigation.popViewController(animated: animated)
        stage.device.settle()
        stage.expectBar(shown: true)
        stage.navigation.setViewControllers([stage.screen("C")], animated: animated)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test(
        "The bar is hidden and shown in step with a swipe", .covers(.barVisibility), arguments: TestedSwipe.all,
        ["A", "B"])
    func swiped(swipe: TestedSwipe, hidden: String) {
        let stage = Stage(hiding: hidden, swipe)
        stage.expectBar(shown: hidden == "A")
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: hidden == "B")
    }

    @Test(
        "After a cancelled swipe the bar is as before, flag and picture", .covers(.barVisibility),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"),
        arguments: TestedSwipe.all, ["A", "B", "AB", ""])
    func cancelled(swipe: TestedSwipe, hidden: String) {
        let stage = Stage(hiding: hidden, swipe)
        let before = stage.device.picture()
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        stage.expectBar(shown: !hidden.contains("B"))
        #expect(stage.device.picture() == before)
        // The next swipe, with another outcome.
        stage.swipe()
        stage.expectBar(shown: !hidden.contains("A"))
        stage.push("B")
        stage.expectBar(shown: !hidden.contains("B"))
        #expect(stage.device.picture() == before)
    }

    @Test(
        "The bar moves with the finger and back without a jump", .covers(.barVisibility),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"), arguments: TestedSwipe.all,
        ["A", "B"])
    func continuous(swipe: TestedSwipe, hidden: String) {
        let stage = Stage(hiding: hidden, swipe)
        var places: [CGFloat] = []
        func note() {
            let bar = stage.navigation.navigationBar
            places.append(bar.isHidden ? (hidden == "A" ? 390 : -390) : bar.layer.presentation()?.frame.minX ?? 0)
        }
        note()
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...40 {
            stage.device.wait(1.0 / 120)
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step) * 4))
            note()
        }
        let atRelease = places.last!
        stage.device.wait(0.3)
        stage.device.fingerUp()
        for _ in 0..<60 {
            note()
            stage.device.wait(1.0 / 120)
        }
        #expect(abs(atRelease - places[0]) > 100)
        #expect(abs(places.last! - places[0]) < 0.5)
        for (one, next) in zip(places, places.dropFirst()) { #expect(abs(next - one) < 60) }
    }

    @Test(
        "A cancelled swipe restores the bar, whether or not UIKit announces the old screen again",
        .covers(.barVisibility),
        .bug("https://github.com/heinzl/swift-composable-navigation/issues/17"),
        arguments: [15, 17, 18, 26])
    func announced(version: Int) {
        let stage = Stage("AB", .init(.system, on: version))
        // B has no preference: a cancelled swipe must restore the app's own choice.
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.screen("A").popPreferences.hidesNavigationBar = false
        stage.pull(to: 260)
        stage.device.fingerMove(to: stage.point(200), duration: 0.25)
        stage.releaseAfterRest()
        #expect(stage.navigation.transitionCoordinator != nil)
        while stage.navigation.transitionCoordinator != nil { stage.device.wait(1.0 / 120) }
        stage.device.wait(0)
        stage.expectBar(shown: false)
    }

    @Test(
        "A cancelled swipe restores the flag of a bar that a screen hides as it leaves",
        .covers(.barVisibility)
    )
    func hiddenByHand() {
        final class Hiding: UIViewController {
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                if parent == nil { navigationController?.setNavigationBarHidden(true, animated: false) }
            }
        }
        let stage = Stage("A")
        stage.navigation.pushViewController(Hiding(), animated: false)
        stage.device.settle()
        stage.swipeAndCancel()
        #expect(stage.navigation.viewControllers.count == 2)
        // The flag only: UIKit puts the bar itself where it was as the swipe began, hidden.
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("A cancelled swipe doesn't set a bar that is already as the screens prefer", .covers(.barVisibility))
    func notSetAgain() {
        let device = SimulatedDevice()
        let navigation = RecordingNavigationController(rootViewController: TestScreen("A"))
        device.show(navigation)
        navigation.pushViewController(TestScreen("B"), animated: true)
        device.settle()
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
        device.settle()
        #expect(navigation.barCalls == [])
    }

    @Test(
        "A preference that changes during a cancelled swipe applies at its end, without animation",
        .covers(.barVisibility), arguments: TestedSwipe.all)
    func changedDuringSwipe(swipe: TestedSwipe) {
        let navigation = NotingController()
        let stage = Stage("AB", swipe, navigation: navigation)
        stage.pull(to: 260)
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.takeBack()
        stage.expectBar(shown: false)
        #expect(navigation.animations == [false])
    }

    @Test("A bar hidden by the app stays hidden on screens without preferences", .covers(.barVisibility))
    func hiddenByApp() {
        let stage = Stage(hiding: "BC", of: "A")
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.screen("A").popPreferences.hidesNavigationBar = true
        stage.push("B")
        stage.push(PlainScreen("P"))
        stage.expectBar(shown: false)
    }

    @Test(
        "After several screens' preferences have hidden the bar, it returns and obeys the app", .covers(.barVisibility))
    func hiddenBySeveral() {
        let stage = Stage(hiding: "BC", of: "A")
        stage.push("B")
        stage.push("C")
        stage.push(PlainScreen("P"))
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.push(PlainScreen("Q"))
        stage.expectBar(shown: false)
    }

    @Test(
        "A bar hidden by a preference returns on a screen without preferences", .covers(.barVisibility),
        arguments: TestedSwipe.all)
    func plainBelow(swipe: TestedSwipe) {
        let stage = Stage(hiding: "B", of: "A", swipe)
        stage.navigation.viewControllers = [PlainScreen("P"), stage.screen("B")]
        stage.device.settle()
        stage.expectBar(shown: false)
        stage.swipeAndCancel()
        stage.expectBar(shown: false)
        stage.swipe()
        #expect(stage.stack == "P")
        stage.expectBar(shown: true)
    }

    @Test(
        "A preference off the window, under a modal and in a tab applies when the screen is shown",
        .covers(.barVisibility))
    func offWindow() {
        let stage = Stage(hiding: "B", of: "A")
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.navigation.present(modal, animated: false)
        stage.device.settle()
        stage.push("B")
        stage.navigation.dismiss(animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)

        stage.device.show(UIViewController())
        stage.navigation.popViewController(animated: true)
        stage.device.settle(showing: stage.navigation)
        stage.expectBar(shown: true)
    }

    @Test(
        "A cancelled swipe sets the bar back at once, unless UIKit has set it back itself",
        .covers(.barVisibility, .hostingControllers), arguments: [true, false])
    func withoutAnimation(isSetBackByUIKit: Bool) {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage(
            "AB", on: .init(.init()), navigation: navigation,
            setUp: { $0.popPreferences.hidesNavigationBar = $0.name == "B" },
            switches: { $0.flipsAnimatedBarsBack = isSetBackByUIKit })
        navigation.barCalls = []
        stage.swipeAndCancel()
        #expect(navigation.barCalls == ["shown animated"] + (isSetBackByUIKit ? [] : ["hidden"]))
        navigation.setNavigationBarHidden(false, animated: true)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("A new size doesn't read the preferences about the bar again", .covers(.barVisibility))
    func newSize() {
        let stage = Stage("AB")
        stage.top.popPreferences.hidesNavigationBar = true
        stage.device.resize(to: CGSize(width: 600, height: 700))
        stage.device.settle()
        stage.expectBar(shown: true)
    }

    @Test("An update for a screen that has not loaded its view leaves the bar as it is", .covers(.barVisibility))
    func unloaded() {
        let stage = Stage(hiding: "BC")
        stage.device.settle(showing: UIViewController())
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.screen("C").isViewLoaded && stage.navigation.isNavigationBarHidden)
    }

    @Test(
        "From its first frame, a cancelled swipe leaves the bar in place", .covers(.barVisibility),
        arguments: [15, 18, 26])
    func restoredAtOnce(version: Int) {
        for hidden in ["A", "B"] {
            let stage = Stage(hiding: hidden, .init(.system, on: version))
            let before = stage.device.picture()
            var isOver = false
            stage.when("didCancel") { _ in isOver = true }
            stage.pull(to: 200)
            stage.device.fingerMove(to: stage.point(70), duration: 0.2)
            stage.device.wait(0.2)
            stage.device.fingerUp()
            while !isOver { stage.device.wait(1.0 / 120) }
            stage.device.wait(1.0 / 60)
            #expect(stage.device.picture() == before)
            stage.device.settle()
        }
    }

    @Test(
        "A cancelled swipe takes back what the app's delegate has set in willShow", .covers(.barVisibility),
        arguments: TestedSwipe.all)
    func delegate(swipe: TestedSwipe) {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                navigationController.setNavigationBarHidden(
                    viewController === navigationController.viewControllers.first, animated: animated)
            }
        }
        let stage = Stage("A", swipe)
        let delegate = Delegate()
        stage.navigation.delegate = delegate
        stage.push("B")
        stage.pull(to: 200)
        #expect(stage.isSwiping && stage.navigation.isNavigationBarHidden)
        stage.takeBack()
        stage.expectBar(shown: true)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "Cancelling an app's own swipe leaves the bar as it was", .covers(.barVisibility, .stackChanges),
        arguments: [15, 18, 26, 27])
    func appsOwnSwipe(version: Int) {
        for change: (Stage) -> Void in [
            { $0.navigation.popViewController(animated: true) },
            { $0.navigation.popToViewController($0.screen("A"), animated: true) },
            { $0.navigation.popToRootViewController(animated: true) },
            { $0.navigation.setViewControllers([$0.screen("A")], animated: true) },
            { $0.navigation.pushViewController($0.screen("C"), animated: true) },
        ] {
            let (stage, delegate) = (Stage("AB", .init(on: version)), InteractingDelegate())
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            stage.navigation.delegate = delegate
            for name in ["A", "C"] {
                stage.screen(name).whenAppearing = {
                    $0.navigationController?.setNavigationBarHidden(true, animated: false)
                }
            }
            change(stage)
            stage.device.wait(0.1)
            #expect(stage.isSwiping && stage.navigation.isNavigationBarHidden)
            interaction.cancel()
            stage.device.settle()
            #expect(stage.stack == "AB" && !stage.navigation.isNavigationBarHidden)
        }
    }
}
