import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Screens without a way back")
struct WayBackTests {
    private func stage(_ swipe: TestedSwipe = .init(), prepare: (TestScreen) -> Void = { _ in }) -> Stage {
        let stage = Stage("A", swipe)
        let payment = stage.screen("B")
        payment.navigationItem.hidesBackButton = true
        prepare(payment)
        stage.navigation.pushViewController(payment, animated: false)
        stage.device.settle()
        return stage
    }

    @Test(
        "A visible bar without a back button or a leading item refuses the swipe, also at the edge",
        .covers(.noWayBack),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func refused(swipe: TestedSwipe, start: CGFloat) {
        let stage = stage(swipe)
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused noWayBack"])
    }

    @Test(
        "The screen's own switch allows the swipe where the bar shows no way back", .covers(.noWayBack),
        arguments: TestedSwipe.all)
    func allowed(swipe: TestedSwipe) {
        let stage = stage(swipe) { $0.popPreferences.isGestureEnabled = true }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A leading item in place of the back button allows the swipe", .covers(.noWayBack), arguments: TestedSwipe.all,
        [true, false])
    func leadingItem(swipe: TestedSwipe, supplements: Bool) {
        let stage = stage(swipe) {
            $0.navigationItem.leftItemsSupplementBackButton = supplements
            $0.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
        }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen with a hidden bar and a hidden back button is popped", .covers(.noWayBack),
        arguments: TestedSwipe.all)
    func hiddenBar(swipe: TestedSwipe) {
        let stage = stage(swipe) { $0.popPreferences.hidesNavigationBar = true }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("VoiceOver's escape gesture is used up where the bar shows no way back", .covers(.noWayBack, .escapeGesture))
    func escape() {
        let stage = stage()
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == [] && stage.top.askedFor.isEmpty)
        stage.top.popPreferences.isGestureEnabled = true
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("VoiceOver's escape gesture is used up by a screen that declines", .covers(.escapeGesture))
    func declined() {
        let stage = Stage("AB")
        stage.top.agrees = false
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.top.askedFor == [.backButton])
    }

    @Test("VoiceOver's escape gesture pops with an animation", .covers(.escapeGesture))
    func animated() {
        let stage = Stage("AB")
        #expect(stage.navigation.accessibilityPerformEscape())
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    }

    @Test("VoiceOver's escape gesture is left to UIKit where there is nothing to pop", .covers(.escapeGesture))
    func root() {
        let stage = Stage("A")
        #expect(!stage.navigation.accessibilityPerformEscape())
        #expect(stage.top.askedFor.isEmpty)
    }
}
