import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A swipe during the pop of a zoomed screen doesn't take over that pop: it pops the screen below.
@MainActor
@Suite("Swipes during the pop of a zoomed screen")
struct ZoomedPopTests {
    private func stage(on version: Int) -> Stage {
        let stage = Stage("AB", .init(on: version)) { $0.popPreferences.isGestureEnabled = $0.name != "B" }
        stage.pushZoomed("C")
        return stage
    }

    private func expectRefusal(of stage: Stage, events: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        stage.device.fingerDrag(from: stage.point(3), to: stage.point(300), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB", sourceLocation: sourceLocation)
        #expect(stage.takeEvents() == events, sourceLocation: sourceLocation)
        stage.screen("B").popPreferences.isGestureEnabled = nil
        stage.expectUsable(sourceLocation: sourceLocation)
    }

    @Test(
        "A swipe while the app pops a zoomed screen obeys the screen below, which it would pop",
        .covers(.gestureSwitch, .zoomTransitions),
        arguments: [26, 27])
    func popByApp(version: Int) {
        let stage = stage(on: version)
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        expectRefusal(
            of: stage,
            events: ["willPop C→B programmatic", "refused disabledByScreen", "didPop C→B programmatic"])
    }

    @Test(
        "A swipe after the gesture of a zoomed screen obeys the screen below, which it would pop",
        .covers(.gestureSwitch, .zoomTransitions),
        arguments: [26, 27])
    func popByGesture(version: Int) {
        let stage = stage(on: version)
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(360), duration: 0.2)
        expectRefusal(
            of: stage, events: ["willPop C→B gesture", "didPop C→B gesture", "refused disabledByScreen"])
    }
}
