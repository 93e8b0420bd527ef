import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Bars that a screen or SwiftUI's hosting controller changes on its own.
@MainActor
@Suite("Bars that the app changes")
struct AppOwnedBarTests {
    /// A screen that sets the bar where SwiftUI does: after the transition, and in layout.
    private final class HostingScreen: UIViewController, PopGestureConfigurable {
        var popPreferences = PopPreferences()
        var isBarHidden = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.setNavigationBarHidden(isBarHidden, animated: animated)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            navigationController?.isNavigationBarHidden = isBarHidden
        }

        override var description: String { "H" }
    }

    @Test(
        "A screen's preference wins over a hosting controller that sets the bar outside willShow",
        .covers(.hostingControllers),
        .bug("https://github.com/element-hq/element-ios/issues/6799"), arguments: TestedSwipe.all)
    func hosting(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        let host = HostingScreen()
        host.popPreferences.hidesNavigationBar = true
        stage.push(host)
        stage.expectBar(shown: false)
        host.view.setNeedsLayout()
        stage.device.settle()
        stage.expectBar(shown: false)
        stage.swipeAndCancel()
        stage.expectBar(shown: false)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
    }

    @Test(
        "A hosting controller without a preference sets the bar as with a plain controller",
        .covers(.hostingControllers))
    func hostingWithoutPreference() {
        let stage = Stage("A")
        let host = HostingScreen()
        host.isBarHidden = true
        stage.push(host)
        stage.expectBar(shown: false)
    }

    @Test(
        "A bar that the screen hides when it appears after a cancelled swipe stays hidden",
        .covers(.barVisibility, .hostingControllers),
        arguments: TestedSwipe.all)
    func hiddenAfterCancel(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 200)
        stage.screen("B").whenAppearing = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.takeBack()
        #expect(stage.takeEvents().last == "didCancel B→A")
        stage.expectBar(shown: false)
    }

    @Test(
        "Bars that the app moves while a finger swipes stay so after the swipe is cancelled",
        .covers(.barVisibility, .toolbar), arguments: TestedSwipe.all)
    func setUnderFinger(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 200)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.navigation.setToolbarHidden(false, animated: true)
        stage.takeBack()
        #expect(stage.takeEvents().last == "didCancel B→A")
        #expect(stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    @Test(
        "What the app sets while preferences are off stays when they are on again",
        .covers(.barVisibility, .barHandsOff))
    func setWhileSwitchedOff() {
        let stage = Stage("AB") { if $0.name == "B" { $0.popPreferences.hidesNavigationBar = true } }
        stage.navigation.appliesNavigationBarPreferences = false
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.expectBar(shown: false)
        stage.navigation.appliesNavigationBarPreferences = true
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: false)
    }

    @Test("A call that agrees with the screen shows the bar again that UIKit has hidden", .covers(.barVisibility))
    func agreeingCall() {
        let stage = Stage("AB") { $0.popPreferences.hidesNavigationBar = false }
        stage.navigation.hidesBarsOnSwipe = true
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.hidesBarsOnSwipe = false
        stage.expectBar(shown: false)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.expectBar(shown: true)
    }

    @Test(
        "Screens that each set the bar in viewWillAppear have their own bar after a cancelled swipe",
        .covers(.barVisibility, .hostingControllers),
        arguments: TestedSwipe.all, [true, false])
    func ownCalls(swipe: TestedSwipe, topHides: Bool) {
        let stage = Stage("A", swipe) { screen in
            screen.whenAppearing = {
                $0.navigationController?.setNavigationBarHidden(topHides == ($0.name == "B"), animated: true)
            }
        }
        stage.push("B")
        let before = stage.device.picture()
        stage.expectBar(shown: !topHides)
        stage.swipeAndCancel()
        stage.expectBar(shown: !topHides)
        #expect(stage.device.picture() == before)
        stage.swipe()
        stage.expectBar(shown: topHides)
    }

    @Test(
        "A push or replacement that the app cancels leaves the bar as it was",
        .covers(.barVisibility, .animators), arguments: [15, 18, 26], [true, false])
    func cancelledPush(version: Int, pushes: Bool) {
        let stage = Stage("A", .init(on: version))
        let delegate = InteractingDelegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.navigation.delegate = delegate
        let screen = stage.screen("B")
        screen.whenLoaded = { [unowned stage] _ in stage.navigation.setNavigationBarHidden(true, animated: false) }
        if pushes {
            stage.navigation.pushViewController(screen, animated: true)
        } else {
            stage.navigation.setViewControllers([stage.screen("A"), screen], animated: true)
        }
        stage.device.wait(0.1)
        stage.expectBar(shown: false)
        interaction.cancel()
        stage.device.settle()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
    }

    @Test(
        "A cancelled swipe that has interrupted a push on iOS 26 restores the app's bar",
        .covers(.barVisibility, .hostingControllers))
    func interruptedPush() {
        let stage = Stage("AB", .init(.system, on: 26))
        stage.screen("B").whenAppearing = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.beginPush("C")
        stage.swipeAndCancel()
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        stage.expectBar(shown: true)
    }
}
