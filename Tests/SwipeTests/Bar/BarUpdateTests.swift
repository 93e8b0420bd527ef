import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Updates of the bar while a screen is shown")
struct BarUpdateTests {
    @Test("A changed preference about the bar slides the bar in an animated update", .covers(.barVisibility))
    func update() {
        let stage = Stage(hiding: "")
        stage.top.popPreferences.hidesNavigationBar = true
        stage.device.settle()
        stage.expectBar(shown: true)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        stage.layOut()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.wait(0.05)
        // The bar slides.
        #expect(!stage.navigation.navigationBar.isHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test("An update off the window applies in the next turn", .covers(.barVisibility))
    func updateAtOnce() {
        let stage = Stage(hiding: "")
        stage.screen("A").loadViewIfNeeded()
        stage.device.settle(showing: UIViewController())
        stage.navigation.popViewController(animated: true)
        stage.top.popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test(
        "An update during a transition applies after it, with and without UIKit's private flag",
        .covers(.barVisibility),
        arguments: [true, false])
    func updateLater(hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration)
        stage.beginPush("C")
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
        // While the preference applies, the app's call waits for a screen without one.
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        stage.expectBar(shown: false)
        stage.swipe()
        stage.expectBar(shown: true)
    }

    @Test(
        "An update of the bar during transitions applies to the screen that is on top after them",
        .covers(.barVisibility))
    func updateBehindChange() {
        let stage = Stage("AB")
        stage.beginPush("C")
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.beginPush("D")
        #expect(stage.top === stage.screen("C") && !stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        stage.expectBar(shown: true)
        stage.swipe()
        stage.expectBar(shown: false)
    }

    @Test(
        "An update inside UIKit's call or before its layout applies after the change", .covers(.barVisibility),
        arguments: [true, false])
    func updateInsideChange(hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration)
        var isHiddenInside: Bool?
        stage.top.whenLeaving = { [unowned stage] screen in
            screen.popPreferences.hidesNavigationBar = true
            stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
            isHiddenInside = stage.navigation.isNavigationBarHidden
        }
        stage.navigation.popViewController(animated: false)
        #expect(isHiddenInside == false)
        stage.device.settle()
        stage.expectBar(shown: true)
    }

    @Test(
        "An update in the same turn as a push without animation applies with the push", .needsPrivateAPI,
        .covers(.barVisibility, .preferenceUpdates))
    func updateAfterPush() {
        let stage = Stage("AB")
        stage.screen("C").popPreferences.hidesNavigationBar = true
        stage.screen("C").loadViewIfNeeded()
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test(
        "A change in a layout pass applies at once if UIKit reports that no transition runs",
        .needsPrivateAPI, .covers(.stackChanges))
    func changeInLayout() {
        let navigation = LayingOutController(nibName: nil, bundle: nil)
        let stage = Stage("AB", navigation: navigation)
        var isDone: Bool?
        navigation.whenLayingOut = { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            isDone = stage.stack == "ABC"
        }
        navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(isDone == true)
    }

    @Test(
        "A preference changed in a cancelled swipe applies, and the screen below has its own bar",
        .covers(.barVisibility, .preferencesDuringSwipe), arguments: TestedSwipe.all)
    func changedDuringCancelledSwipe(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.when("willPop") { $0.screen("B").popPreferences.hidesNavigationBar = true }
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        stage.expectBar(shown: false)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
    }

    @Test(
        "A screen that several changes bring back before layout has its own bar", .covers(.barVisibility),
        arguments: [true, false])
    func backAtOnce(hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("A", on: configuration)
        stage.screen("A").popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test("An update during a presentation or a rotation applies at once", .covers(.barVisibility))
    func updateAlongside() {
        let stage = Stage(hiding: "")
        stage.top.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        stage.top.popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        stage.expectBar(shown: false)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.top.popPreferences.hidesNavigationBar = false
        stage.updatePreferences()
        stage.expectBar(shown: true)
    }

    @Test("An update before a change that keeps the top screen applies after the transition", .covers(.barVisibility))
    func updateAfterChange() {
        let stage = Stage(hiding: "")
        stage.beginPush("C")
        stage.navigation.setViewControllers([stage.screen("A"), stage.screen("C")], animated: false)
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        stage.device.settle()
        #expect(stage.stack == "AC")
        stage.expectBar(shown: false)
    }

    @Test(
        "The bar is right on iOS 26 after UIKit's own cancelled swipe, and after the next swipe",
        .covers(.barVisibility))
    func systemSwipes() {
        let stage = Stage("AB", .init(on: 26)) {
            $0.popPreferences = PopPreferences(area: .system, hidesNavigationBar: $0.name == "A")
        }
        let before = stage.device.picture()
        stage.pull(from: 5, to: 120)
        stage.liftAfterRest()
        stage.expectBar(shown: true)
        #expect(stage.device.picture() == before)
        stage.pull(from: 5, to: 380)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectBar(shown: false)
    }

    @Test("A cancelled swipe that a finger takes over and completes pops on iOS 26", .covers(.barVisibility))
    func takenOver() {
        let stage = Stage("AB", .init(on: 26)) { $0.popPreferences.area = .system }
        stage.pull(from: 5, to: 120)
        stage.releaseAfterRest()
        stage.pull(from: 5, to: 380)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
    }

    @Test("No preference is applied to a bar that the app manages", .covers(.barHandsOff), arguments: TestedSwipe.all)
    func appManaged(swipe: TestedSwipe) {
        let stage = Stage(hiding: "", of: "AB", swipe)
        stage.navigation.appliesNavigationBarPreferences = false
        stage.screen("A").popPreferences.hidesNavigationBar = true
        stage.screen("A").popPreferences.navigationBarStyle = NavigationBarStyle(background: .transparent)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
        #expect(stage.screen("A").navigationItem.standardAppearance == nil)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.push("B")
        stage.swipeAndCancel()
        stage.expectBar(shown: false)
        stage.pull(to: 260)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.takeBack()
        #expect(stage.stack == "AB")
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("The app's change of its bar during a swipe stays after the swipe's cancellation", .covers(.barHandsOff))
    func appManagedInSwipe() {
        let stage = Stage(hiding: "", of: "AB")
        stage.navigation.appliesNavigationBarPreferences = false
        stage.pull(to: 250)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.fingerMove(to: stage.point(70), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isNavigationBarHidden)
    }
}

/// A controller that acts once in its layout pass.
private final class LayingOutController: BasicNavigationController {
    var whenLayingOut: (() -> Void)?

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let action = whenLayingOut
        whenLayingOut = nil
        action?()
    }
}
