import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Two swipes, the second while the screen of the first may still slide.
@MainActor
@Suite("Quick swipes")
struct QuickSwipesTests {
    private func flickTwice(_ device: SimulatedDevice, pause: TimeInterval) {
        for _ in 0..<2 {
            device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), duration: 0.1)
            device.wait(pause)
        }
        device.settle()
    }

    @Test(
        "Two quick swipes in the content pop as many screens as on a plain controller",
        .covers(.neverHangs, .popEvents), arguments: [26, 27], [0, 0.02, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.4])
    func inContent(version: Int, pause: TimeInterval) {
        let device = SimulatedDevice(.init(.init(on: version)))
        let plain = UINavigationController()
        plain.viewControllers = ["A", "B", "C", "D"].map(TestScreen.init)
        device.settle(showing: plain)
        flickTwice(device, pause: pause)
        let pops = 4 - plain.viewControllers.count

        let stage = Stage("ABCD", .init(.system, on: version))
        flickTwice(stage.device, pause: pause)
        #expect(stage.stack.count == 4 - pops)
        let events = ["willPop D→C gesture", "didPop D→C gesture", "willPop C→B gesture", "didPop C→B gesture"]
        #expect(stage.takeEvents() == Array(events.prefix(2 * pops)))
        #expect(stage.verdict == .allowed)
        stage.expectUsable()
    }

    @Test(
        "A second quick swipe pops as on a plain controller also without a back button",
        .covers(.noWayBack, .neverHangs, .swipesInterrupt), arguments: [26, 27])
    func withoutWayBack(version: Int) {
        let plain = PlainStage("ABC", on: version)
        flickTwice(plain.device, pause: 0.02)
        #expect(plain.stack == "A")
        let stage = Stage("ABC", .init(on: version))
        stage.top.navigationItem.hidesBackButton = true
        stage.top.popPreferences.isGestureEnabled = true
        stage.top.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        flickTwice(stage.device, pause: 0.02)
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents()
                == ["willPop C→B gesture", "didPop C→B gesture", "willPop B→A gesture", "didPop B→A gesture"])
        #expect(stage.verdict == .allowed)
        stage.expectUsable()
    }

    @Test(
        "A second swipe during a pop by the own transition neither pops nor hangs",
        .covers(.neverHangs, .swipesInterrupt),
        arguments: [15, 18, 26, 27])
    func duringOwnTransition(version: Int) {
        let stage = Stage("ABC", .init(.ownTransition, on: version))
        // On iOS 26 and later, UIKit's content recognizer pops, unless the app's delegate animates.
        let delegate = AnimatingDelegate()
        if version >= 26 { stage.navigation.delegate = delegate }
        flickTwice(stage.device, pause: 0.02)
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }

    @Test(
        "A swipe during a released pop applies to the next screen, and can be cancelled",
        .covers(.neverHangs, .popEvents), arguments: [26, 27])
    func cancelled(version: Int) {
        let stage = Stage("ABC", .init(.system, on: version))
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), duration: 0.1)
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 110, y: 400), duration: 0.05)
        stage.device.fingerMove(to: CGPoint(x: 0, y: 400), duration: 0.3)
        stage.device.fingerMove(to: CGPoint(x: -390, y: 400), duration: 0.3)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .allowed)
        #expect(
            stage.takeEvents()
                == ["willPop C→B gesture", "didPop C→B gesture", "willPop B→A gesture", "didCancel B→A"])
        stage.expectUsable()
    }

    @Test(
        "On iOS 18 and earlier, a second swipe is refused until the first one's pop has ended",
        .covers(.oneDecision, .reasons, .neverHangs),
        .bug("https://github.com/WebKit/WebKit/pull/48225"),
        .bug("https://github.com/software-mansion/react-native-screens/issues/3173"),
        arguments: TestedSwipe.all.filter { $0.version < 26 })
    func refused(swipe: TestedSwipe) {
        let stage = Stage("ABCD", swipe)
        flickTwice(stage.device, pause: 0.02)
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents() == ["willPop D→C gesture", "didPop D→C gesture", "refused transitioning"])
        #expect(stage.top.askedFor == [], "the rules have refused the second swipe")
        stage.expectUsable()
    }
}
